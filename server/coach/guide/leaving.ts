import { isNoJoy } from '#server/coach/guide/flows/feelings.ts';
import { frameIn } from '#server/coach/guide/flows/message-forms.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { tellsBadNews } from '#server/coach/guide/news.ts';
import { isPlea, isQuestion } from '#server/coach/guide/opening.ts';
import { asksForWords } from '#server/coach/guide/requests.ts';
import type { Talk } from '#server/coach/guide/state.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

/** Said to the guide, and never part of a form: thanks, and giving it up. */
const ENDS = pattern(...forms.ends);
const CHANGE = pattern(...forms.change);
/** A wish about what is there: "actually, make it shorter". */
const EDIT = pattern(...forms.edit);
/** A form that was sent has its labels. */
const LABELLED = /^\s*\p{Lu}[^\n:]{1,80}:/u;
/** Whatever is written there belongs there. */
const FREE = new Set(['writing', 'griefWriting']);
const isFree = ({ state }: Talk) => state.listens === null || FREE.has(state.listens);
const isForm = (talk: Talk) => !isFree(talk) && talk.state.listens !== 'sitting' && talk.state.listens !== 'savor';

/** Gives up what was begun, and says nothing else. */
export const ends = (talk: Talk): boolean => isForm(talk) && ENDS.test(talk.message);

/** What is told in place of what a step listens for: it is answered like a first message. Empty where only the subject was dropped. */
export function newMatter(talk: Talk): { rest: string; isChange: boolean } | undefined {
  const { message, state } = talk;
  if (isFree(talk) || LABELLED.test(message)) return undefined;
  const change = CHANGE.exec(message)?.[0];
  const rest = change === undefined ? message : message.slice(change.length).trim();
  if (change !== undefined && !EDIT.test(rest)) return { rest, isChange: true };
  const isPlain = state.listens !== 'sitting' && isPlea(message);
  return tellsBadNews(message) || isPlain || (state.listens === 'savor' && isNoJoy(message))
    ? { rest: message, isChange: false }
    : undefined;
}

/** A request to the guide ends what a step listens for, and is about the same matter. */
export function asksAnew({ message, state }: Talk): boolean {
  if (LABELLED.test(message)) return false;
  if (state.listens !== 'fill') return asksForWords(message);
  const frame = asksForWords(message) ? frameIn(message) : undefined;
  return isQuestion(message) || (frame !== undefined && frame.id !== state.frame);
}
