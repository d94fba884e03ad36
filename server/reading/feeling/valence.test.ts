/// <reference path="./vader.d.ts" />
import { readFileSync } from 'node:fs';
import vader from 'vader-sentiment';
import { expect, test } from 'vitest';
import { compound } from '#server/reading/feeling/valence.ts';

const texts = ['conflict-moves-own', 'injection-dev', 'stories-pii-dev'].flatMap((name) =>
  readFileSync(`evaluation/sentences/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text),
);
const odd = [
  '',
  'a',
  '?!',
  'GREAT, but sad :(',
  "'tis kind of nice!!! ",
  '"good" (bad) !!!!fine ?!?well',
  'AT LEAST good',
  '🙂 ok',
];

test.each([
  ['sentences', [...texts, ...odd]],
  ['long texts', [texts.slice(0, 60).join(' '), texts.slice(60, 120).join('\n'), texts.join(' ')]],
])('%s weigh what the lexicon itself says', (_name, all) => {
  for (const text of all)
    expect([text, compound(text)]).toEqual([text, vader.SentimentIntensityAnalyzer.polarity_scores(text).compound]);
});
