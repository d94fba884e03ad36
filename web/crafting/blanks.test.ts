import { expect, test } from 'vitest';
import { filled, openBlanks, piecesOf } from '#web/crafting/blanks.ts';

const message = 'Hi Maya. [what happened]. Could we [what I ask]? Thank you for ___.';

test('a message is words and blanks, each by its label', () => {
  expect(piecesOf(message).filter(({ kind }) => kind === 'blank')).toEqual([
    { kind: 'blank', at: 0, label: 'what happened' },
    { kind: 'blank', at: 1, label: 'what I ask' },
    { kind: 'blank', at: 2, label: 'your words' },
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
