import { isRefusal } from '#server/coach/guide/choose.ts';
import { facts } from '#server/coach/guide/flows/facts.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { abuseLines, emergencyLine } from '#server/coach/guide/safety-words.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { menu, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';
import type { Context } from '#server/coach/port.ts';
import { pattern } from '#server/reading/pattern.ts';
import { saysSafe } from '#server/safety/aftercare.ts';
import { formOf } from '#server/safety/frames.ts';

const COMING = /\b(?:coming|on (?:her|his|their|the) way|with me now|here now|called|calling|staying with)\b/i;

/** What comes after the safety layer's words: nothing is asked and nothing is advised. */
export const aftercare = (message: string): Reply => ({
  say: [phrase(COMING.test(message) ? 'afterComing' : 'after')],
  options: menu('after'),
  quiet: true,
});

const HARM =
  /^(?:domestic_violence|sexual_assault|forced_marriage|elder_abuse|threat_between|suicide_pressure|likely)$/;
const [DOUBTS, NEAR, ORDER] = [pattern(...forms.doubts), pattern(...forms.unsafeNow), pattern(...forms.order)];

const isOpen = ({ options }: State) => options.length === 0 || options.some(({ to }) => to === 'safe');
/** Until they say that they're safe, present danger and doubts whether it was wrong are answered before anything else. */
export function inDanger({ message, care, state, read }: Talk, context: Context): Reply | undefined {
  if (care?.state !== 'concern' || !care.hasAsked || !HARM.test(care.category) || saysSafe(message)) return undefined;
  if (NEAR.test(message) || (isRefusal(message) && isOpen(state)))
    return {
      say: [phrase('unsafeNow'), emergencyLine(context)],
      options: menu('unsafe'),
      set: { danger: true },
      quiet: true,
    };
  const { kind } = read.turn;
  const said =
    DOUBTS.test(message) || kind === 'view' ? 'notNothing' : kind === 'decision' ? 'decideSafely' : undefined;
  return said
    ? { say: [phrase(said, {}, state.asks)], set: { asks: state.asks + 1 }, options: menu('unsafe'), quiet: true }
    : undefined;
}

/** Where one asks for a protective order, with who helps for free: a question of fact, whatever was said before it. */
export function protectiveOrder(talk: Talk, context: Context): Reply | undefined {
  const card = ORDER.test(talk.message) ? facts.card?.(talk, 'protective-order') : undefined;
  return card && { ...card, say: [...card.say, abuseLines(context)], quiet: true };
}

/** A question about someone's safety: they may go on whatever they answer. */
export const asked = (words: string): Reply => ({
  say: [words, 'Whatever the answer is, you can go on here.'].filter(Boolean),
  options: menu('asked'),
  quiet: true,
});

const FEWEST_LETTERS = 8;
const NO_FORCE = formOf('noForce', 'i');
export function restAfterSafe(message: string): string {
  const rest = sentencesOf(message)
    .map((one) => one.replace(NO_FORCE, ''))
    .filter((one) => !saysSafe(one))
    .join(' ')
    .replace(/^\W*(?:(?:yes|yeah|no|ok|okay|thanks|thank you|but|and|so)\b[\s,.!…-]*)*/i, '');
  return rest.replace(/\P{L}/gu, '').length < FEWEST_LETTERS ? '' : rest;
}

export const after: Steps = {
  hardNights: () => ({ say: [phrase('hardNights')], options: menu('after').slice(0, 2) }),
  /** Whoever says that they are safe is believed. */
  safe: () => ({ say: ['Good. Thank you for saying so.', phrase('aims')], options: menu('aims') }),
};
