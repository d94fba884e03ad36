import { learned } from '#server/reading/learned.ts';

const known = learned<{ common: string; families: string[] }>('#server/reading/words/families.json');
let common: Set<string> | undefined;
let families: Map<string, number> | undefined;

/** Words that stand in nearly every text stand for themselves. */
export function isEverywhere(word: string): boolean {
  common ??= new Set(known().common.split(' '));
  return common.has(word);
}

/** The family of words that stand in the same places as this one: `made by evaluation/learn/families.ts`. */
export function familyOf(word: string, lemma: string): number | undefined {
  families ??= new Map(known().families.flatMap((row, i) => row.split(' ').map((one): [string, number] => [one, i])));
  return families.get(word) ?? families.get(lemma);
}
