import type { Hue } from '#contract/hues.ts';

export type TrendSeries = { name: string; hue: Hue | 'you'; values: readonly (number | null)[] };
export type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

export function yOf(value: number, frame: Frame): number {
  return frame.top + ((100 - value) * (frame.height - frame.top - frame.bottom)) / 100;
}

export function xOf(index: number, count: number, frame: Frame): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (count < 2 ? room : (index * room) / (count - 1));
}

/** A missing value interrupts the line. */
export function linePath(values: readonly (number | null)[], frame: Frame): string {
  let path = '';
  let drawing = false;
  values.forEach((value, index) => {
    if (value === null) {
      drawing = false;
      return;
    }
    path += `${drawing ? 'L' : 'M'}${xOf(index, values.length, frame)} ${yOf(value, frame)}`;
    drawing = true;
  });
  return path;
}

/** Moves labels apart until none overlap, in order and as close to their lines as possible. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed: number[] = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + gap);
    placed[index] = last;
  }
  return placed;
}
