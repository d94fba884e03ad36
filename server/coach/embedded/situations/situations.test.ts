import { describe, expect, test } from 'vitest';
import { situations } from '#server/coach/embedded/situations/all.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import { lines, type Situation } from '#server/coach/embedded/situations/situation.ts';

const SHOWN = ['under', 'ask', 'other', 'own', 'step', 'words', 'deal'] as const;
const LEAST = { told: 12, under: 5, ask: 5, other: 4, own: 3, step: 5, words: 5, deal: 3 };
const shown = (one: Situation) => SHOWN.flatMap((field) => lines(one[field]).map((line) => ({ field, line })));
const all = situations.flatMap((one) => shown(one).map((said) => ({ name: one.name, ...said })));
const found = (form: RegExp) => all.filter(({ line }) => form.test(line)).map(({ name, line }) => `${name}: ${line}`);

describe('what is known of situations', () => {
  test('each is named once and has enough ways to say everything', () => {
    expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
    const thin = situations.flatMap((one) =>
      Object.entries(LEAST)
        .filter(([field, least]) => lines(one[field as keyof typeof LEAST]).length < least)
        .map(([field]) => `${one.name} ${field}`),
    );
    expect(thin).toEqual([]);
  });

  test('no line is said twice', () => {
    const seen = new Set<string>();
    expect(all.filter(({ line }) => seen.has(line) || !seen.add(line)).map(({ line }) => line)).toEqual([]);
  });

  test('slots are known ones, and words to send have none', () => {
    expect(found(/\{(?!who\}|they\}|them\}|their\})/)).toEqual([]);
    expect(all.filter(({ field, line }) => /words|deal/.test(field) && line.includes('{'))).toEqual([]);
  });

  test('whoever is spoken of, the sentence stays right', () => {
    expect(
      found(/(?<!\b(?:with|from|of|for|to) )\{(?:who|they)\} (?:is|are|has|was|were|wants|needs|thinks|says)\b/),
    ).toEqual([]);
  });

  test('nobody is judged, diagnosed or shouted at', () => {
    expect(
      found(
        /\b(?:toxic|narcissis\w*|gaslight\w*|abusive|therap\w*|counsell?or|diagnos\w*|leave (?:him|her) for good)\b|!|—/i,
      ),
    ).toEqual([]);
  });

  test('a guess goes on after a semicolon, everything else is a sentence', () => {
    expect(all.filter(({ field, line }) => field === 'under' && /^[A-Z](?!\b)|\.$/.test(line))).toEqual([]);
    expect(all.filter(({ field, line }) => /^(?:other|own|step|words)$/.test(field) && !/[.?]”?$/.test(line))).toEqual(
      [],
    );
    expect(all.filter(({ field, line }) => field === 'ask' && !/\?$/.test(line))).toEqual([]);
  });
});

describe('a situation is recognised by what people type', () => {
  test.each([
    ['He forgot our anniversary and did not even notice that I was upset', 'forgotten-occasion'],
    ['my colleague presented my idea as hers in front of the boss', 'stolen-credit'],
    ['Our teenager does not speak to us and stays in his room all day', 'teenager-withdraws'],
    ['I do all the cooking and cleaning, my husband never helps in the house', 'who-does-what-at-home'],
    ['I cheated on my boyfriend and he does not know', 'own-affair'],
    ['my friend owes me 200 pounds and acts as if nothing happened', 'friend-owes-money'],
    ['How do I ask for more money at my job?', 'asking-for-a-raise'],
    ['My mum keeps commenting on how much I eat', 'parent-comments-on-weight'],
  ])('%s', (text, name) => {
    expect(situationOf(text)?.situation.name).toBe(name);
  });

  test.each(['ok', 'The bus leaves at nine.', 'What is the capital of France?'])('nothing is made of: %s', (text) => {
    expect(situationOf(text)).toBeUndefined();
  });
});
