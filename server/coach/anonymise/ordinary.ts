import lists from '#server/coach/anonymise/ordinary.json' with { type: 'json' };

const list = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** First names that are everyday words too: names only when written with a capital, or known in small letters. */
export const wordNames = list(lists.wordNames);
/** First names that the tagger's word list takes for something else. */
export const moreNames = list(lists.moreNames);
/** Capitalised words that name nobody. */
export const harmless = list(lists.harmless);
/** Words that begin sentences and belong to nobody, beyond those that the tagger's word list knows. */
export const openers = list(lists.openers);
/** Places of work, shops and services that people write in small letters. */
export const firms = list(lists.firms);
