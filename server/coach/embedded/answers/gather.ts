import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { partsOf } from '#server/coach/embedded/answers/recast/recast.ts';
import { capital, clipped } from '#server/coach/embedded/say/words.ts';
import { echo } from '#server/coach/embedded/understand/echo.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

const JOY = new Set(['happy', 'hopeful', 'grateful']);
const NEGATED = /(?:n't|not|never|no longer|hardly)\b[^.!?]{0,12}$/i;
const MOST = 3;

/** What somebody says they feel over several messages; a feeling that is denied is none: "I can't be happy for her". */
export function feelingsIn(messages: readonly string[]): string[] {
  const parts = messages.flatMap((message) => partsOf(message));
  const { feelings, text } = understand(parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join('\n'));
  const own = feelings as readonly { word: string; from?: number }[];
  return own
    .filter(
      ({ word, from = 0 }) =>
        !(
          JOY.has(word) &&
          (NEGATED.test(text.slice(Math.max(0, from - 24), from + 6)) ||
            /\b(?:can't|cannot|not)\b/.test(text.slice(Math.max(0, from - 2), from + 16)))
        ),
    )
    .map(({ word }) => word)
    .slice(0, MOST);
}

export const back = (part: string): string => {
  const plain = spelt(part).replace(/^(?:and|but|so|then) (?=I\b|we\b|he\b|she\b)/i, '');
  return capital(echo(clipped(plain, 26)))
    .replace(/\bthe two of you\b/g, 'you')
    .replace(/\b([Yy])ou two\b/g, '$1ou');
};
