import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';
import type { Surface } from '#server/safety/terms.ts';

type Row = {
  id: string;
  surface: Surface;
  label: string;
  category: string;
  who: string;
  resource: string;
  text: string;
};
const rows = (name: string): Row[] =>
  readFileSync(`evaluation/sentences/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const chat = (text: string) => assess(text, { surface: 'chat' });
const all = [...rows('safety-dev'), ...rows('safety-own')].map((row) => ({ row, found: assess(row.text, row) }));

describe('the labelled sentences', () => {
  const dangers = all.filter(({ row }) => row.label !== 'none');
  const calm = all.filter(({ row }) => row.label === 'none');

  test('danger is seen, and leads to the right people', () => {
    const seen = dangers.filter(({ found }) => found.level > 0);
    expect(seen.length / dangers.length).toBeGreaterThan(0.9);
    expect(seen.filter(({ row, found }) => found.resource === row.resource).length / seen.length).toBeGreaterThan(0.95);
  });

  test('what only sounds like danger stays calm', () => {
    expect(calm.filter(({ found }) => found.level > 0).length / calm.length).toBeLessThan(0.05);
    expect(calm.filter(({ found }) => found.level > 1).length / calm.length).toBeLessThan(0.03);
  });

  test('every finding says which rule saw which words', () => {
    for (const { row, found } of dangers.filter(({ found }) => found.level > 0)) {
      expect(found.evidence.length).toBeGreaterThan(0);
      for (const { rule, from, to } of found.evidence) {
        expect(rule).toMatch(/^[a-z_]+\.[a-zA-Z]+$/);
        expect(row.text.slice(from, to).trim()).not.toBe('');
      }
    }
  });

  test('two readings are the same to the byte', () => {
    for (const { row, found } of all.filter((_, i) => i % 5 === 0))
      expect(JSON.stringify(assess(row.text, row))).toBe(JSON.stringify(found));
  });
});

describe('who does what to whom', () => {
  test.each([
    ['My husband hits our daughter', 'child_abuse', 'child_protection', 'other'],
    ['My husband hits me', 'domestic_violence', 'domestic_violence', 'self'],
    ['My brother hits our elderly mother', 'elder_abuse', 'adult_protection', 'other'],
    ['I hit my wife last night', 'domestic_violence', 'domestic_violence', 'self'],
    ['I am going to kill my wife', 'threat_to_others', 'emergency', 'self'],
    ['I am going to kill myself', 'self_harm', 'suicide_crisis', 'self'],
    ['My son says he wants to kill himself', 'self_harm', 'suicide_crisis', 'other'],
  ])('%s', (text, category, resource, who) => {
    expect(chat(text)).toMatchObject({ category, resource, who });
    expect(chat(text).level).toBeGreaterThanOrEqual(2);
  });

  test('a pasted message is its sender’s: their despair is theirs, their threat is to the reader', () => {
    expect(assess("I'll kill myself if you leave me", { surface: 'text_analyzer' })).toMatchObject({
      category: 'self_harm',
      who: 'other',
    });
    for (const text of [
      'you are dead when I get home',
      "I'm going to hurt you",
      'I know where your mother lives. Come home.',
    ])
      expect(assess(text, { surface: 'text_analyzer' })).toMatchObject({ category: 'domestic_violence', who: 'self' });
    expect(assess('He hits me every night', { surface: 'text_analyzer' })).toMatchObject({ who: 'other' });
  });

  test('a minor who is hurt needs child protection', () => {
    expect(chat("I'm 14 and my dad hits me")).toMatchObject({
      category: 'child_abuse',
      resource: 'child_protection',
      minor: true,
    });
    expect(chat("I'm 14 minutes late and my dad hits me")).toMatchObject({
      category: 'domestic_violence',
      minor: false,
    });
    expect(chat('I am in 7th grade').minor).toBe(true);
    expect(chat("I'm 34 years old").minor).toBe(false);
  });
});

describe('what lessens', () => {
  test.each([
    ['denial', 'My husband has never hit me'],
    ['belief', "I don't think he would ever hit me"],
    ['a figure of speech', 'My back is killing me'],
    ['an idiom of wishing', 'everyone else may go and im gonna die if i miss it'],
    ['laughter', 'this traffic makes me want to die lol'],
    ['a story', 'the hero kills himself at the end of the film'],
    ['time', 'Twenty years ago my ex husband hit me, today I am happily remarried'],
    ['grief', 'My uncle died by suicide and the funeral is on Friday'],
    ['work', 'As a nurse I see overdoses every night'],
  ])('%s', (_name, text) => {
    expect(chat(text).level).toBe(0);
  });

  test('but means within reach stay a concern, whatever is denied', () => {
    expect(chat("I'm not suicidal but I have a stash of pills").level).toBe(1);
  });

  test('and what lingers from the past stays a concern', () => {
    expect(chat('Years ago my ex beat me and I still have nightmares').level).toBe(1);
  });
});

describe('disguise', () => {
  test.each([
    'i want to k!ll mys3lf',
    'i wanna d i e',
    'ki\u200Bll myself',
    '\uFF4B\uFF49\uFF4C\uFF4C myself tonight',
    'im suicdal',
    'I WANT TO DIE',
  ])('%s', (text) => {
    expect(chat(text).level).toBeGreaterThanOrEqual(2);
  });
});

describe('bad input', () => {
  test('another language is said to be read in part only', () => {
    expect(chat('Ayer fui con mi hermana al mercado y no sé qué decir')).toMatchObject({
      ...{ level: 1, category: 'another_language', resource: 'any', limited: true },
    });
    expect(chat('my husband yells').limited).toBe(false);
  });

  test('nothing that can be typed breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(chat(text).level).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
    for (const text of ['', '\uD800', '💔💔💔', '<b>hi</b>', '"'.repeat(500)]) expect(chat(text).level).toBe(0);
  });

  test('a very long text is read to its end', () => {
    const found = chat(`${'We talked about the dishes and the weather. '.repeat(2_500)}I want to kill myself.`);
    expect(found).toMatchObject({ level: 2, category: 'self_harm' });
  });
});
