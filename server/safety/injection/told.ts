import type { Reading } from '#server/reading/reading.ts';
import type { Token } from '#server/reading/words/tokens.ts';
import { pastForms, verbOf } from '#server/reading/words/verbs.ts';
import known from '#server/safety/injection/orders.json' with { type: 'json' };

const BETWEEN = new Set(known.between.flatMap((line) => line.split(' ')));
/** People, as opposed to a machine that is addressed. */
const SOMEBODY = new Set(known.someone.flatMap((line) => line.split(' ')));
const BACK = 5;

/** "said", "tells": reported speech. A form that could be an imperative does not count. */
const isToldForm = ({ word, lemma }: Token) =>
  word !== lemma && (pastForms.has(word) || (word.endsWith('s') && verbOf.has(word)));

/** An instruction is an imperative or says "you". What somebody said, does or was told to do is a report. */
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
