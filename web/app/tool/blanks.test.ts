import { expect, test } from 'vitest';
import { filled, openBlanks, piecesOf } from '#web/app/tool/blanks.ts';

const message = 'Hi Maya. [what happened]. Could we [what I ask]? Thank you for ___.';

test('a message is words and blanks, each by its label', () => {
  expect(piecesOf(message).filter(({ kind }) => kind === 'blank')).toEqual([
    { kind: 'blank', at: 0, label: 'what happened', isOptional: false },
    { kind: 'blank', at: 1, label: 'what I ask', isOptional: false },
    { kind: 'blank', at: 2, label: 'your words', isOptional: false },
  ]);
  expect(piecesOf('No blanks.')).toEqual([{ kind: 'words', text: 'No blanks.' }]);
});

test.each([
  [['you came late', 'talk', 'coming'], 'Hi Maya. You came late. Could we talk? Thank you for coming.'],
  [['You came late!', 'talk?', ''], 'Hi Maya. You came late! Could we talk? Thank you for [your words].'],
  [[], 'Hi Maya. [what happened]. Could we [what I ask]? Thank you for [your words].'],
])('%j fills it', (values, text) => {
  expect(filled(message, values)).toBe(text);
});

test('the same blank twice is filled once', () => {
  expect(filled('On [it], and [it] again.', ['rain'])).toBe('On rain, and rain again.');
  expect(openBlanks('On [it], and [it] again.', [])).toBe(1);
});

test('what is only spaces is still open', () => {
  expect(openBlanks(message, ['late', ' '])).toBe(2);
});

const held =
  'I’m sorry for [“forgetting her birthday”, said to them]. [“I was away”, if you want to say it]. Talk soon.';

test('a blank that holds their words is open until they were looked at', () => {
  expect(piecesOf(held)[1]).toMatchObject({ kind: 'blank', words: 'forgetting her birthday', isOptional: false });
  expect(filled(held, [])).toBe(held);
  expect([openBlanks(held, []), openBlanks(held, ['forgetting your birthday'])]).toEqual([2, 1]);
});

test('what may be left out is left out where it is emptied, without a trace', () => {
  const values = ['forgetting your birthday', ''];
  expect(filled(held, values)).toBe('I’m sorry for forgetting your birthday. Talk soon.');
  expect(openBlanks(held, values)).toBe(0);
  expect(filled(held, ['it', 'I was away'])).toBe('I’m sorry for it. I was away. Talk soon.');
});
