import { describe, expect, it } from 'vitest';
import { shiftCounter } from '#web/app/quickExit.ts';

function press(...keys: readonly [key: string, at: number][]): number {
  let left = 0;
  const count = shiftCounter(() => {
    left++;
  });
  for (const [key, at] of keys) count(key, at);
  return left;
}

describe('leaving by Shift', () => {
  it('leaves on the third press in a row', () => {
    expect(press(['Shift', 0], ['Shift', 300])).toBe(0);
    expect(press(['Shift', 0], ['Shift', 300], ['Shift', 600])).toBe(1);
  });

  it('does not take slow presses or a capital letter for it', () => {
    expect(press(['Shift', 0], ['Shift', 1000], ['Shift', 2600])).toBe(0);
    expect(press(['Shift', 0], ['A', 100], ['Shift', 200], ['B', 300], ['Shift', 400])).toBe(0);
  });
});
