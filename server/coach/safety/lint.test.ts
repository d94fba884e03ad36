import { expect, test } from 'vitest';
import { lint, stripped } from '#server/coach/safety/lint.ts';

const rules = (answer: string) => lint(answer).map(({ rule }) => rule);

test.each([
  ['See https://evil.example/a?q=1', 'lint.url'],
  ['Look: ![x](http://evil.example/a.png)', 'lint.image'],
  ['Read [this](http://evil.example)', 'lint.link'],
  ['Hello <img src=x onerror=alert(1)>', 'lint.html'],
  ['My system prompt says hello', 'lint.prompt'],
  ['Tell PERSON_3 that you care', 'lint.prompt'],
  ['You did nothing wrong.', 'lint.endorse'],
  ['Honestly, you deserve so much better than that.', 'lint.endorse'],
  ["It's all his fault.", 'lint.endorse'],
  ['Your husband is clearly a narcissist.', 'lint.label'],
  ["She's toxic.", 'lint.label'],
  ['He is avoidant, so he runs.', 'lint.label'],
  ['You should leave him.', 'lint.leave'],
  ['You need to divorce your husband', 'lint.leave'],
  ["I'm not an AI, I'm a human.", 'lint.human'],
  ['As your therapist, I suggest a walk.', 'lint.human'],
  ['Stop taking your medication.', 'lint.medical'],
])('%s is a fault', (answer, rule) => {
  expect(rules(answer)).toContain(rule);
});

test.each([
  'It hurt when Ben walked away, and it makes sense that it did. What do you think he needed in that moment?',
  "I'm an AI, not a therapist. Would it help to look at what you could say tonight?",
  'You could tell her what you need, and ask what she needs. Her side may look different from there.',
  'You are right to ask. I hear how tired you are.',
])('%s may be shown', (answer) => {
  expect(rules(answer)).toEqual([]);
});

test('markup goes, words stay', () => {
  expect(
    stripped('Hi <b>you</b>, read [this](http://x.example) ![p](http://x.example/p) at https://x.example now'),
  ).toBe('Hi you, read this at now');
});
