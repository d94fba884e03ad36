import { expect, test } from 'vitest';
import { KNOWN_KINDS } from '#contract/memory.ts';
import { inMindWords, KIND_WORDS } from '#web/app/thread/message/kindWords.ts';

test('what was in mind is said in one sentence, and each kind has a switch that says the same', () => {
  expect(inMindWords(['about', 'goals', 'dates'])).toBe(
    'Mallama had in mind: their page, your goals, and a date coming up.',
  );
  expect(inMindWords(['remembered'])).toBe('Mallama had in mind: what it remembers.');
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...KNOWN_KINDS].toSorted());
});
