import { phrase } from '#server/coach/guide/library.ts';
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { menu, type Reply, type Steps } from '#server/coach/guide/state.ts';
import { saysSafe } from '#server/safety/aftercare.ts';

const COMING = /\b(?:coming|on (?:her|his|their|the) way|with me now|here now|called|calling|staying with)\b/i;

const OPTIONS = menu('after');

/** What comes after the safety layer's words: nothing is asked and nothing is advised. */
export const aftercare = (message: string): Reply => ({
  say: [phrase(COMING.test(message) ? 'afterComing' : 'after')],
  options: OPTIONS,
  quiet: true,
});

/** A question about someone's safety: they may go on whatever they answer. */
export const asked = (words: string): Reply => ({
  say: [words, 'Whatever the answer is, you can go on here.'].filter(Boolean),
  options: menu('asked'),
  quiet: true,
});

const FEWEST_LETTERS = 8;
/** What is said beside "I'm safe", where it is more than a word or two. */
export function restAfterSafe(message: string): string {
  const rest = sentencesOf(message)
    .filter((one) => !saysSafe(one))
    .join(' ')
    .replace(/^\W*(?:(?:yes|yeah|no|ok|okay|thanks|thank you|but|and|so)\b[\s,.!…-]*)*/i, '');
  return rest.replace(/\P{L}/gu, '').length < FEWEST_LETTERS ? '' : rest;
}

export const after: Steps = {
  hardNights: () => ({ say: [phrase('hardNights')], options: OPTIONS.slice(0, 2) }),
  /** Whoever says that they are safe is believed. */
  safe: () => ({ say: ['Good. Thank you for saying so.', phrase('aims')], options: OPTIONS.slice(0, 2) }),
};
