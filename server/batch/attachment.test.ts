import { expect, test } from 'vitest';
import { attachmentOf } from '#server/batch/attachment.ts';

test.each([
  ['secure', 'We trust each other and talk openly when something bothers us.'],
  ['anxious', "I'm always afraid that he will leave me and I need constant reassurance."],
  ['avoidant', 'I feel trapped when she wants closeness, I need my space and keep my feelings to myself.'],
  ['disorganized', 'I beg him to stay, then I push him away because I am terrified of being hurt.'],
  ['unclear', 'We met at work and moved to a flat near the river.'],
])('%s: %s', (label, text) => {
  const tendency = attachmentOf(text);
  expect(tendency.label).toBe(label);
  expect(tendency.evidence.length > 0).toBe(label !== 'unclear');
});
