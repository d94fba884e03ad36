import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import known from '#server/coach/guide/request-forms.json' with { type: 'json' };
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { pattern, patternWith } from '#server/reading/pattern.ts';

/** In the middle of what is told. */
const WITHIN = patternWith(known.parts, known.within);
/** Plain requests, however they are read otherwise: each goes straight to its flow. */
const ASKS_WORDS = patternWith(known.parts, known.asks);
/** A plain request is answered as one, whatever was being written. */
export const asksForWords = (message: string): boolean =>
  ASKS_WORDS.test(message) || sentencesOf(message).some((one) => WITHIN.test(one));

/** What only someone who knows them could think of: there is a card, or nothing. */
const IDEA = pattern(...forms.idea);
const NO_IDEA = /\bno idea\b/i;
export const wantsIdea = (message: string): boolean => IDEA.test(message) && !NO_IDEA.test(message);
