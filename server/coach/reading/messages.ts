import { learned } from '#server/coach/reading/learned.ts';
import { likeSigns } from '#server/coach/reading/like-signs.ts';
import { likeness } from '#server/coach/reading/likeness.ts';
import type { Guess } from '#server/coach/reading/read.ts';
import { readingOf } from '#server/coach/reading/reading.ts';

const find = likeness(learned('#server/coach/reading/weights/messages.json'));
const MOST = 3;

/** The kinds of message in `content/messages.json` that a text is most like, the likeliest first. */
export const messagesLike = (text: string): Guess[] =>
  find(likeSigns(readingOf(text)))
    .slice(0, MOST)
    .map(({ label, near }) => ({ id: label, certainty: Math.max(0, Math.min(1, near)) }));
