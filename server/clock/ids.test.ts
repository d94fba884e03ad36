import { describe, expect, test } from 'vitest';
import { newId } from '#server/clock/ids.ts';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const momentOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

describe('ids', () => {
  test('carry the moment they were made at', () => {
    const now = new Date('2026-11-20T09:00:00.123Z');
    expect(newId(now)).toMatch(UUID_7);
    expect(momentOf(newId(now))).toBe(now.getTime());
  });

  test('sort in the order they were made, also while the clock stands still', () => {
    const now = new Date('2027-01-01T00:00:00.000Z');
    const ids = Array.from({ length: 20_000 }, () => newId(now));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keep their order when the clock is set back a little', () => {
    const now = new Date('2028-01-01T00:00:00.000Z');
    const before = newId(now);
    expect(newId(new Date(now.getTime() - 3000)) > before).toBe(true);
  });

  test('take a date in the past at its word', () => {
    const past = new Date('2020-05-05T05:05:05.000Z');
    newId(new Date('2029-01-01T00:00:00.000Z'));
    expect(momentOf(newId(past))).toBe(past.getTime());
  });
});
