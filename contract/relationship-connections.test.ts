import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, readCode } from '#contract/relationship-connections.ts';

describe('a code', () => {
  test('has no letters that are taken for each other, and each of its letters once', () => {
    expect(CODE_LETTERS).not.toMatch(/[01OIL]/);
    expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  });

  test('is too long to be guessed: over half a million million of them', () => {
    expect(CODE_LETTERS.length ** CODE_LENGTH).toBeGreaterThan(5e11);
  });

  test.each([
    ['ABCD2345', 'ABCD2345'],
    ['abcd-2345', 'ABCD2345'],
    [' abcd 2345 ', 'ABCD2345'],
    ['a b\tc\nd-2-3-4-5', 'ABCD2345'],
  ])('typed as %j is read as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  test('is read the same however it is spaced', () => {
    const letters = fc.array(fc.constantFrom(...CODE_LETTERS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
    fc.assert(
      fc.property(letters, fc.constantFrom(' ', '-', ''), (all, between) => {
        expect(readCode(all.join(between).toLowerCase())).toBe(all.join(''));
      }),
    );
  });
});
