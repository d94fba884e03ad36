import { expect, test } from 'vitest';
import { arrivals, inBatches, Since } from '#server/http/arrival.ts';

const AT = new Date('2025-05-04T03:02:01Z');

test('what came along is known by a new id, and what did not by none', () => {
  const { arrive, known } = arrivals();
  const id = arrive('old', AT);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect([known('old'), known('never'), known(null)]).toEqual([id, null, null]);
});

test('a new id sorts by the age of the thing, not by when it came', () => {
  const { arrive } = arrivals();
  const younger = arrive('younger', AT);
  const older = arrive('older', new Date(AT.getTime() - 60_000));
  expect([younger, older].sort()).toEqual([older, younger]);
});

test('one import knows nothing of another', () => {
  arrivals().arrive('old', AT);
  expect(arrivals().known('old')).toBeNull();
});

test.each([
  [0, []],
  [1, [1]],
  [500, [500]],
  [501, [500, 1]],
  [1250, [500, 500, 250]],
])('%i rows go in as %j', async (count, sizes) => {
  const seen: number[] = [];
  const rows = Array.from({ length: count }, (_, at) => at);
  const all: number[] = [];
  await inBatches(rows, async (some) => {
    seen.push(some.length);
    all.push(...some);
  });
  expect(seen).toEqual(sizes);
  expect(all).toEqual(rows);
});

test.each(['2000-01-01T00:00:00Z', '2026-11-21T18:00:00.123Z', '2099-12-31T23:59:59Z'])('%s may be a moment', (at) => {
  expect(Since.safeParse(at).success).toBe(true);
});

test.each(['1999-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '2026-11-21', 'yesterday', 5, null])(
  '%s is none',
  (at) => {
    expect(Since.safeParse(at).success).toBe(false);
  },
);
