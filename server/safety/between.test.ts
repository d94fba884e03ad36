import { expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';

const THREATS = [
  "Lie to me again and I'll smack you.",
  'touch my car and see what happens',
  "don't make me hurt you",
  "I'll make sure you two regret that",
  "You're not leaving this flat tonight",
  "If you divorce me, I'll ruin your career.",
  "You'll lose your kids if you tell anyone about us.",
  'I will show your family what you sent me unless you come back',
];

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
  "If you leave me the recipe I'll tell everyone about your cake",
  "If you don't back up your laptop you'll lose everything",
  "If you move out I'll miss you",
  'My charger is in the red bag by the door',
  "You're not leaving this house in those shoes",
])('is not heard where nobody is threatened: %s', (text) => {
  expect(assess(text, { surface: 'argument' }).level).toBe(0);
});

test.each(['My husband throws plates at the wall when he is angry', 'She threw a chair at me in our argument'])(
  'what is thrown in a fight is heard: %s',
  (text) => expect(assess(text, { surface: 'chat' }).category).toBe('domestic_violence'),
);

test.each(['My toddler throws things when we argue about bedtime', 'He threw a party at the lake'])(
  'what is thrown otherwise is not: %s',
  (text) => expect(assess(text, { surface: 'chat' }).level).toBe(0),
);
