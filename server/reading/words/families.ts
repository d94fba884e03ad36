import { learned } from '#server/reading/learned.ts';

const known = learned<{ common: string; families: string[] }>('#server/reading/words/families.json');
let common: Set<string> | undefined;
let families: Map<string, number> | undefined;

/** Words that occur in nearly every text belong to no family. */
export function isEverywhere(word: string): boolean {
  common ??= new Set(known().common.split(' '));
  return common.has(word);
}

/** Words that occur in similar contexts: made by `evaluation/learn/families.ts`. */
export function familyOf(word: string, lemma: string): number | undefined {
  families ??= new Map(known().families.flatMap((row, i) => row.split(' ').map((one): [string, number] => [one, i])));
  return families.get(word) ?? families.get(lemma);
}
