import { readFileSync } from 'node:fs';

const [common = '', ...rows] = readFileSync(new URL('./families.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const everywhere = new Set(common.split(' '));
const families = new Map(rows.flatMap((row, i) => row.split(' ').map((word): [string, number] => [word, i])));

/** Words that stand in nearly every text stand for themselves. */
export const isEverywhere = (word: string): boolean => everywhere.has(word);

/** The family of words that stand in the same places as this one: `made by evaluation/learn/families.ts`. */
export const familyOf = (word: string, lemma: string): number | undefined => families.get(word) ?? families.get(lemma);
