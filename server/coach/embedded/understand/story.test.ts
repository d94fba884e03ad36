import { expect, test } from 'vitest';
import { storyOf } from '#server/coach/embedded/understand/story.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

const of = (text: string) => storyOf(understand(text));

test.each([
  ['Sam came home late again on Friday and did not call.', 'you came home late on Friday and did not call'],
  ['My sister keeps borrowing money from me.', 'you keep borrowing money from me'],
  ['My best friend forgot my birthday and then posted pictures.', 'you forgot my birthday and then posted pictures'],
  ['She has been distant since the move.', 'you have been distant'],
  ['Tom lied to me about the rent and says it is nothing.', 'you lied to me about the rent and say it is nothing'],
])('what somebody did is said to them: %s', (text, said) => {
  expect(of(text).toThem).toBe(said);
});

test('what was only said or thought of somebody did not happen', () => {
  expect(of('I told him he never thinks of anyone but himself.')).toMatchObject({ theirs: null });
  expect(of('He thinks I am cheating.').theirs).toBeNull();
  expect(of('I wonder if she would come.').theirs).toBeNull();
});

test('the writer’s own sharp words are kept apart, and an answer of theirs is none', () => {
  expect(of('I told him he is lazy and he left.').mine).toBe('I told him he is lazy');
  expect(of('we had a fight, i yelled at her on the phone').mine).toBe('i yelled at her on the phone');
  expect(of('She asked for more and I said yes because I hate fights.').mine).toBeNull();
});

test('a feeling is told in the writer’s own word', () => {
  expect(of('I felt so stupid sitting there.').felt).toBe('stupid');
  expect(of('I want to leave but I am scared of being alone.').felt).toBe('scared of being alone');
});
