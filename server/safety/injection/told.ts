import type { Reading } from '#server/reading/reading.ts';
import type { Token } from '#server/reading/words/tokens.ts';
import { pastForms, verbOf } from '#server/reading/words/verbs.ts';
import known from '#server/safety/injection/orders.json' with { type: 'json' };

/** Between somebody and what they do. */
const BETWEEN = new Set(known.between.flatMap((line) => line.split(' ')));
/** Whoever is no machine that is spoken to. */
const SOMEBODY = new Set(known.someone.flatMap((line) => line.split(' ')));
const BACK = 5;

/** "said", "tells": the act of somebody in a story. A form that could be an order is none. */
const isToldForm = ({ word, lemma }: Token) =>
  word !== lemma && (pastForms.has(word) || (word.endsWith('s') && verbOf.has(word)));

/** An order is an imperative or says "you"; what somebody said, does or was told to do is a story. */
export function isTold({ tokens, sentenceAt }: Reading, first: number): boolean {
  const head = tokens[first];
  if (!head) return false;
  if (isToldForm(head)) return true;
  for (let at = first - 1; at >= Math.max(0, first - BACK) && sentenceAt[at] === sentenceAt[first]; at--) {
    const word = tokens[at]?.word ?? '';
    if (SOMEBODY.has(word)) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}
