import lists from '#server/coach/anonymise/ordinary.json' with { type: 'json' };

const list = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** First names that are also everyday words: names only with a capital, or if known. */
export const wordNames = list(lists.wordNames);
export const moreNames = list(lists.moreNames);
export const plainNames = list(lists.plainNames);
export const foreignWords = list(lists.foreignWords);
export const harmless = list(lists.harmless);
/** Words that start sentences and are no names, beyond the tagger's list. */
export const openers = list(lists.openers);
/** Employers, shops and services that people write in lower case. */
export const firms = list(lists.firms);
export const roles = list(lists.roles);
/** First names that mean something else far more often. */
export const senses = list(lists.senses);

const among = (lines: readonly string[]) => {
  const all = list(lines);
  return (word: string) => all.has(word.toLowerCase());
};
export const isOrg = among(lists.organizations);
export const isTitle = among(lists.titles);
export const isKin = among(lists.kin);
