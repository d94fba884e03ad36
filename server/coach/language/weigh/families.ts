import known from '#server/coach/language/weigh/families.json' with { type: 'json' };

const everywhere = new Set(known.common.split(' '));
const families = new Map(known.families.flatMap((row, i) => row.split(' ').map((word): [string, number] => [word, i])));

/** Words that stand in nearly every text stand for themselves. */
export const isEverywhere = (word: string): boolean => everywhere.has(word);

/** The family of words that stand in the same places as this one: `made by evaluation/learn/families.ts`. */
export const familyOf = (word: string, lemma: string): number | undefined => families.get(word) ?? families.get(lemma);
