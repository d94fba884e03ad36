/// <reference path="./vader.d.ts" />
import vader from 'vader-sentiment';

/** The constant of the lexicon's normalization. */
const ALPHA = 15;

export const curve = (sum: number) => sum / Math.sqrt(sum * sum + ALPHA);

const lexicon = vader.SentimentIntensityAnalyzer;
const MARKS = new Set('. ! ? , ; : - \' " !! !!! ?? ??? ?!? !?! ?!?! !?!?'.split(' '));
const SIGNS = /[!-/:-@[-`{-~]/g;
const isLoud = (word: string) => /[A-Z]/.test(word) && !/[a-z]/.test(word);

/** Strips punctuation around a word; emoticons and contractions stay. */
function bare(said: string): string {
  const word = said.replace(SIGNS, '');
  if (word.length < 2 || word.length === said.length) return said;
  const mark = said.startsWith(word) ? said.slice(word.length) : said.slice(0, -word.length);
  return mark + word === said || word + mark === said ? (MARKS.has(mark) ? word : said) : said;
}

/** The lexicon's own steps called one by one, because its search is many times slower on long texts. */
export function compound(text: string): number {
  const words = text
    .split(/\s/)
    .filter(({ length }) => length > 1)
    .map(bare);
  const loud = words.filter(isLoud).length;
  const said = { text, words_and_emoticons: words, is_cap_diff: loud > 0 && loud < words.length };
  const isKindOf = (i: number) => words[i]?.toLowerCase() === 'kind' && words[i + 1]?.toLowerCase() === 'of';
  const each: number[] = [];
  words.forEach((word, i) => {
    if (isKindOf(i)) each.push(0);
    else lexicon.sentiment_valence(0, said, word, i, each);
  });
  return lexicon.score_valence(lexicon.but_check(words, each), text).compound;
}

/** The lexicon's sum before normalization. */
export function valence(text: string): number {
  const spaced = text
    .replace(/(^|\s)(["'(*~]+)(?=\w)/g, '$1$2 ')
    .replace(/(\w)(["')*~:;]+)(?=\s|$)/g, '$1 $2')
    .replace(/#(?=\w)/g, '');
  const sum = compound(spaced);
  return sum * Math.sqrt(ALPHA / (1.000001 - sum * sum));
}
