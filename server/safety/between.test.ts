import { expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';

const THREATS = ["Lie to me again and I'll smack you.", 'touch my car and see what happens', "don't make me hurt you"];

test.each(THREATS)('a threat between two is heard, whoever of them reads: %s', (text) => {
  expect(assess(text, { surface: 'argument' })).toMatchObject({ category: 'threat_between', who: 'self' });
});

test.each(THREATS)('a threat in a received text is made to its reader: %s', (text) => {
  expect(assess(text, { surface: 'text_analyzer' })).toMatchObject({ category: 'domestic_violence', who: 'self' });
});

test.each([
  "I'll hit you up after work",
  "I'll beat you at darts",
  "I'll tell them you and I can't come",
  "I'll kick you out of the chat if you spoil the ending",
  'I will make you dinner',
])('is not heard where nobody is threatened: %s', (text) => {
  expect(assess(text, { surface: 'argument' }).level).toBe(0);
});
