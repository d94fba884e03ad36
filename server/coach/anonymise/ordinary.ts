import lists from '#server/coach/anonymise/ordinary.json' with { type: 'json' };

const list = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** First names that are everyday words too: names only when written with a capital, or known in small letters. */
export const wordNames = list(lists.wordNames);
/** First names that the tagger's word list takes for something else. */
export const moreNames = list(lists.moreNames);
/** First names that are frequent, and no words. */
export const plainNames = list(lists.plainNames);
/** First names that are words of other languages. */
export const foreignWords = list(lists.foreignWords);
/** Capitalised words that name nobody. */
export const harmless = list(lists.harmless);
/** Words that begin sentences and belong to nobody, beyond those that the tagger's word list knows. */
export const openers = list(lists.openers);
/** Places of work, shops and services that people write in small letters. */
export const firms = list(lists.firms);
/** What people are called that names nobody: kin, roles, titles. */
export const roles = list(lists.roles);
/** First names that mean something else far more often. */
export const senses = list(lists.senses);

const among = (lines: readonly string[]) => {
  const all = list(lines);
  return (word: string) => all.has(word.toLowerCase());
};
/** What an organization, a title and someone of one's own is called by. */
export const isOrg = among(lists.organizations);
export const isTitle = among(lists.titles);
export const isKin = among(lists.kin);
