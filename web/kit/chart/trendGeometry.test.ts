import { expect, it } from 'vitest';
import { linePath, spread, xOf, yOf } from '#web/kit/chart/trendGeometry.ts';

const frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

it('puts 100 at the top and 0 on the ground', () => {
  expect([yOf(100, frame), yOf(0, frame)]).toEqual([10, 110]);
});

it('draws a single value at the end of the line', () => {
  expect(xOf(0, 1, frame)).toBe(110);
});

it('breaks the line where a value is missing', () => {
  expect(linePath([0, 100, null, 50], frame).match(/M/g)).toHaveLength(2);
});

it('moves names apart in the order of their lines', () => {
  expect(spread([50, 52, 10], 18)).toEqual([50, 68, 10]);
});
