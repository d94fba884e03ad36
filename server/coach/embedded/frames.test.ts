import { expect, test } from 'vitest';
import { findAll, rulesOf } from '#server/coach/embedded/frames.ts';
import { lineOf } from '#server/coach/embedded/line.ts';

const words = { adv: 'really, just', duty: 'listen*, call, say thank' };
const rules = rulesOf('blame', words, {
  never: [2, 'you <adv>? never <duty>'],
  opening: [1, '^ why'],
  alone: [1, '^^ (fine|ok) $$'],
  either: [1, '(^|and) then you'],
  gap: [1, 'after ~3 (me|us) $'],
});
const found = (text: string) => findAll(lineOf(text), rules).map(({ rule, from, to }) => [rule, text.slice(from, to)]);

test('a frame finds its words with their endings, and says where they stand in the original', () => {
  expect(found('Honestly: You really  never LISTENED to him')).toEqual([['blame.never', 'You really  never LISTENED']]);
  expect(found('u never call')).toEqual([['blame.never', 'u never call']]);
  expect(found('you never said')).toEqual([]);
});

test('places: the beginning of a sentence, the whole text, a gap within one sentence', () => {
  expect(found('Ok. Why not?')).toEqual([['blame.opening', 'Why']]);
  expect(found('So why not?')).toEqual([]);
  expect(found('fine.')).toEqual([['blame.alone', 'fine.']]);
  expect(found('fine by me')).toEqual([]);
  expect(found('Then you left and then you lied')).toEqual([
    ['blame.either', 'Then you'],
    ['blame.either', 'and then you'],
  ]);
  expect(found('after all of us.')).toEqual([['blame.gap', 'after all of us']]);
  expect(found('after that. Tell us.')).toEqual([]);
});

test('a list that does not exist is a mistake of ours and says so at once', () => {
  expect(() => rulesOf('x', {}, { y: [1, '<nothing>'] })).toThrow('nothing');
});
