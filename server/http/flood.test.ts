import { expect, test } from 'vitest';
import { floodgate } from '#server/http/flood.ts';

const times = (count: number, admits: () => boolean) => Array.from({ length: count }, admits).filter(Boolean).length;

test('however long nobody came, no more than a burst is let in', () => {
  const admits = floodgate(5, 2);
  admits('here', 0);
  expect(times(20, () => admits('here', 3_600_000))).toBe(5);
});

test('whoever is refused owes nothing for it', () => {
  const admits = floodgate(1, 1);
  expect(times(1000, () => admits('here', 0))).toBe(1);
  expect(admits('here', 1000)).toBe(true);
});

test('of very many places the one that was seen first is forgotten, and may begin anew', () => {
  const admits = floodgate(1, 0);
  for (let place = 0; place < 10_000; place++) admits(String(place), 0);
  expect([admits('9999', 0), admits('0', 0)]).toEqual([false, false]);
  admits('one more', 0);
  expect([admits('9999', 0), admits('0', 0)]).toEqual([false, true]);
});
