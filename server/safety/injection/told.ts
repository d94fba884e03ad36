import { patternOf } from '#server/coach/reading/pattern.ts';
import type { Reading } from '#server/coach/reading/reading.ts';
import type { Token } from '#server/coach/reading/words/tokens.ts';
import { pastForms, verbOf } from '#server/coach/reading/words/verbs.ts';

/** Between somebody and what they do. */
const BETWEEN = patternOf(
  '',
  '^(?:must|should|shall|will|would|can|could|may|might|have|had|has|need|needs|want|wants|wanted|do|did|does',
  '|to|not|never|always|often|just|only|also|even|still|really|then|sometimes|usually|be|am|are|is|was|were',
  '|been|going)$',
);
/** Whoever is no machine that is spoken to. */
const SOMEBODY = patternOf(
  '',
  '^(?:i|we|he|she|they|it|who|me|us|him|her|them|people|everybody|everyone|nobody|somebody|someone|boss',
  '|manager|colleague|friend|mother|mum|mom|father|dad|parents|sister|brother|husband|wife|partner|boyfriend',
  '|girlfriend|ex|son|daughter|kids|children|teacher|neighbour|neighbor)$',
);
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
    if (SOMEBODY.test(word)) return true;
    if (!BETWEEN.test(word)) return false;
  }
  return false;
}
