import type { Situation } from '#server/coach/guide/content.ts';
import { situationBy } from '#server/coach/guide/library.ts';
import { read } from '#server/coach/reading/read.ts';

const CLEAR = 0.45;
const LONGEST = 4000;

/** The situation that a text most likely tells; none where it is not clear. */
export function situationIn(text: string): Situation | undefined {
  const [first] = read(text.slice(0, LONGEST)).situations;
  return first && first.certainty >= CLEAR ? situationBy(first.id) : undefined;
}
