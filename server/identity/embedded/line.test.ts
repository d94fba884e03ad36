import { expect, test } from 'vitest';
import { Busy, type Lane, openLine } from '#server/identity/embedded/line.ts';

const LANE: Lane = 'sign-in';

/** Work that ends when it is let go, and says how many were at it at most. */
function bench() {
  const gates: { lane: Lane; go: () => void }[] = [];
  const counts = { running: 0, most: 0 };
  const work = (lane: Lane) => async () => {
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await new Promise<void>((go) => gates.push({ lane, go }));
    counts.running -= 1;
  };
  const nextTurn = () => new Promise((next) => setImmediate(next));
  return { gates, counts, work, nextTurn };
}

const endOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Busy ? 'busy' : 'wrong'),
  );

test('the line lets so many work at once, so many wait, and sends the rest away', async () => {
  const inLine = openLine(2, 3);
  const { gates, counts, work, nextTurn } = bench();
  const ends = Array.from({ length: 7 }, () => endOf(inLine(LANE, work(LANE))));
  await nextTurn();
  while (gates.length > 0 || counts.running > 0) {
    gates.shift()?.go();
    await nextTurn();
  }
  expect((await Promise.all(ends)).toSorted()).toEqual(['busy', 'busy', 'done', 'done', 'done', 'done', 'done']);
  expect(counts.most).toBe(2);
});

test('the line goes on after work that failed', async () => {
  const inLine = openLine(1, 1);
  await expect(inLine(LANE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inLine(LANE, async () => 'yes')).toBe('yes');
});

test('however many new passwords wait, a sign-in begins at once, and is not sent away', async () => {
  const inLine = openLine(2, 50);
  const { gates, work, nextTurn } = bench();
  const changes = Array.from({ length: 320 }, () => endOf(inLine('change', work('change'))));
  const signIn = endOf(inLine('sign-in', work('sign-in')));
  await nextTurn();
  expect(gates.map(({ lane }) => lane)).toEqual(['change', 'sign-in']);
  while (gates.length > 0) {
    gates.shift()?.go();
    await nextTurn();
  }
  expect(await signIn).toBe('done');
  expect((await Promise.all(changes)).filter((end) => end === 'busy')).toHaveLength(269);
});

test('lanes take turns, so that none starves', async () => {
  const inLine = openLine(1, 50);
  const order: Lane[] = [];
  const work = (lane: Lane) => async () => void order.push(lane);
  const lanes: Lane[] = [...Array.from({ length: 4 }, (): Lane => 'sign-in'), 'known', 'change'];
  await Promise.all(lanes.map((lane) => inLine(lane, work(lane))));
  expect(order.slice(0, 4).toSorted()).toEqual(['change', 'known', 'sign-in', 'sign-in']);
});
