import { expect, test } from 'vitest';
import { frame, matches } from '#server/reading/frames.ts';
import { readingOf } from '#server/reading/reading.ts';
import { Scene } from '#server/reading/scene.ts';
import { lexicon } from '#server/reading/words/lexicon.ts';

const words = (text: string) => readingOf(text).tokens.map(({ word }) => word);
const lemmas = (text: string) => readingOf(text).tokens.map(({ lemma }) => lemma);

test('short forms, slips and disguises become plain words', () => {
  expect(words("I dont wanna tell u, he's gonna")).toEqual('i do not want to tell you , he is going to'.split(' '));
  expect(words('su1cide k!ll myslef strangel scareddd')).toEqual(['suicide', 'kill', 'myself', 'strangle', 'scared']);
  expect(words('i w a n t it')).toEqual(['i', 'want', 'it']);
  expect(words('ill go and I feel ill')).toEqual(['i', 'will', 'go', 'and', 'i', 'feel', 'ill']);
});

test('forms lead to their word', () => {
  expect(lemmas('hoping raped stopped cries children wives beaten thing ceiling')).toEqual(
    'hope rape stop cry child wife beat thing ceiling'.split(' '),
  );
});

test('every token says where it stands in the original, whatever was mended', () => {
  const text = 'hi\u200B \u202Ei can\u2019t e\u0301te\u0301 \uFF2B\uFF29\uFF2C\uFF2C \uD83D\uDE2D no';
  const { tokens } = readingOf(text);
  const said = tokens.map(({ word, from, to }) => [word, text.slice(from, to)]);
  expect(said).toContainEqual(['can', 'can\u2019t']);
  expect(said).toContainEqual(['kill', '\uFF2B\uFF29\uFF2C\uFF2C']);
  expect(said).toContainEqual(['\u{1F62D}', '\u{1F62D}']);
  expect(said.at(-1)).toEqual(['no', 'no']);
});

test('a clause knows who acts, when, and whether it is denied or supposed', () => {
  const { clauses } = readingOf('He never hit me but I yelled. If she leaves I will cry.');
  expect(clauses[0]).toMatchObject({ subject: 'they', negated: true });
  expect(clauses[1]).toMatchObject({ subject: 'i', negated: false, tense: 'past' });
  expect(clauses[2]).toMatchObject({ hypothetical: true });
  expect(clauses[3]).toMatchObject({ subject: 'i', tense: 'future' });
});

test('sentences end where people end them, and begin behind whoever speaks', () => {
  const { sentences, text } = readingOf('Ann: I paid 2.50 to Mr. Lee. Did you?\nBob: no...\nok');
  expect(sentences.map(({ from, to }) => text.slice(from, to))).toEqual([
    'I paid 2.50 to Mr. Lee.',
    'Did you?',
    'no...',
    'ok',
  ]);
  expect(sentences.map(({ question }) => question)).toEqual([false, true, false, false]);
});

test('another language is not taken for English, and emoji are no language', () => {
  expect(readingOf('Mi marido me grita y no me escucha').tongue).toBe('other');
  expect(readingOf('\u043E\u043D \u043C\u0435\u043D\u044F \u0431\u044C\u0435\u0442').tongue).toBe('other');
  expect(readingOf('\u{1F62D}\u{1F62D}').tongue).toBe('none');
  expect(readingOf('my husband yells').tongue).toBe('english');
});

test('a frame finds its words in any form, in order, within one sentence', () => {
  const book = lexicon({ hit: 'hit, slap, beat up', child: 'child, kid, little one' });
  const found = (line: string, text: string) =>
    [...matches(new Scene(readingOf(text), book), frame(line, book))].map(({ first, end }) => [first, end]);
  expect(found('he ..2 @hit my? @child', 'He often slapped the kid')).toEqual([]);
  expect(found('he ..2 @hit the|my @child', 'He often slapped the kid')).toEqual([[0, 5]]);
  expect(found('@hit the @child', 'she beat up. the kid')).toEqual([]);
  expect(found('@hit ..3 @child $', 'beating up my little ones!')).toEqual([[0, 5]]);
  expect(found('@hit ..3 @child $', 'beating up my little ones again')).toEqual([]);
  expect(() => frame('@nobody', book)).toThrow('no class @nobody');
});

test('nothing that can be typed breaks the reading', () => {
  for (const text of ['', ' ', '\uD800', 'a\uDC00b', '\u0000', '"""', '((((', '\u202E\u200B', ':::', '...!!!', '\n\n'])
    expect(readingOf(text).text).toBe(text);
});
