import type { Reading } from '#server/coach/language/read.ts';

const NAMES = 'seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' ');
const OTHER_UNITS =
  /^(years?|weeks?|months?|days?|hours?|minutes?|%|percent|stone|kg|lbs?|pounds|miles|feet|km|times|at|when|of|to|points?|floors?|steps?|pages?|percent|degrees|behind|ahead|again|inside)$/;

function age(word: string): number {
  const named = NAMES.indexOf(word);
  return named >= 0 ? named + 7 : Number(word.replace(/(yo|yr|y)$/, ''));
}

/** "I'm 14", "I am in 7th grade", "I'm in year 8": the writer says or implies to be under 18. */
export function saysMinor({ tokens }: Reading): boolean {
  return tokens.some(({ word }, i) => {
    if (word !== 'i' || !/^(am|turn|turned|just)$/.test(tokens[i + 1]?.word ?? '')) return false;
    const rest = tokens.slice(i + 2, i + 7).map((token) => token.word);
    const first = /^(only|just|a|like|turned)$/.test(rest[0] ?? '') ? rest.slice(1) : rest;
    const years = age(first[0] ?? '');
    const old = /^years?$/.test(first[1] ?? '') && first[2] === 'old';
    if (years >= 7 && years < 18 && (old || !OTHER_UNITS.test(first[1] ?? ''))) return true;
    return /^(in )?(the )?(([5-9]|1[0-2])th grade|grade ([5-9]|1[0-2])|year ([5-9]|1[0-3])(?! (of|in|into|with)\b)|(5|6|7|8|9)th|(middle|primary|elementary) school|seventh grade|eighth grade|ninth grade)\b|^(minor|underage|teenager|a minor)\b/.test(
      first.join(' '),
    );
  });
}
