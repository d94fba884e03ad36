import { expect, test } from 'vitest';
import { STEPS } from '#contract/conversations.ts';
import { progressOf, stepsIn, stepsOf } from '#server/conversations/progress.ts';

test.each([
  ['Maya cancelled our dinner an hour before it, for the third time', ['told']],
  ['Yesterday he forgot to pick up the kids and I felt ignored and hurt', ['told', 'felt']],
  ['Maybe she was overwhelmed at work that week', ['seen']],
  ['I can see why he was tired', ['seen']],
  ['From her side it must look as if I never ask', ['seen']],
  ['What I need is a message when plans change', ['asked']],
  ['Could you please tell me a day before?', ['asked']],
  ['I will call her on Sunday and say sorry', ['stepped']],
  ['Next time I can ask instead of guessing', ['stepped']],
])('%s', (message, steps) => {
  expect(stepsIn(message)).toEqual(expect.arrayContaining(steps));
});

test.each(['Hi', 'ok', '', '😭😭', 'Why?', 'He is an idiot', 'I will never forgive him', 'I am going to make him pay'])(
  'takes "%s" for no next step and no other side',
  (message) => {
    expect(stepsIn(message)).not.toContain('stepped');
    expect(stepsIn(message)).not.toContain('seen');
  },
);

test.each(['Hi', 'ok', '', '😭😭', 'Why?', 'thanks'])('takes "%s" for no step at all', (message) => {
  expect(stepsIn(message)).toEqual([]);
});

test('what somebody else says they feel is not the writer’s feeling', () => {
  expect(stepsIn('She said that he is sad')).not.toContain('felt');
});

test('progress is how many steps there are, in their order, and nothing else', () => {
  expect(progressOf([])).toEqual({ percent: 0, done: [] });
  const done = stepsOf(['I will call her on Sunday', 'I felt hurt when she left without a word yesterday evening']);
  expect(progressOf(done)).toEqual({ percent: 60, done: ['told', 'felt', 'stepped'] });
  expect(progressOf(STEPS).percent).toBe(100);
  expect(stepsOf(['I felt hurt', 'I felt hurt'])).toEqual(['felt']);
});
