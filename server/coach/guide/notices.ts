import type { Balance } from '#contract/coach.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { injected } from '#server/safety/injection/injected.ts';

const TO_AI = 'Part of this text speaks to an AI. It was read as text and not followed.';
const LANGUAGE = 'This is not in English. The built-in guide only reads English.';
const NOTHING = 'There are no words here to read yet.';

/** What a reader should know about an answer before trusting it. */
export function noticeOf(text: string, { limited }: Pick<Assessment, 'limited'>): string | null {
  const isEmpty = !/\p{L}/u.test(text);
  const said = [injected(text).flagged ? TO_AI : '', isEmpty ? NOTHING : limited ? LANGUAGE : ''];
  return said.filter(Boolean).join(' ') || null;
}

/** Where somebody may not be safe nobody is asked for their share. */
export const NO_BALANCE: Balance = {
  ...{ otherPerspective: null, ownPart: null, oneRepairStep: null },
  assumptionsToCheck: [],
};

const TAGS = /<[^<>]{0,200}>/g;
/** What is said back is said as plain words, and what speaks to an AI is not said back. */
export function plainWords(text: string): string {
  const plain = text.replace(TAGS, ' ');
  if (!injected(plain).flagged) return plain;
  return sentencesOf(plain)
    .filter((sentence) => !injected(sentence).flagged)
    .join(' ');
}
