import type { Answer } from '#server/coach/embedded/answers/text/answering.ts';
import { hardReplies } from '#server/coach/embedded/answers/text/hard-replies.ts';
import type { Told } from '#server/coach/embedded/answers/text/told.ts';
import { warmReplies } from '#server/coach/embedded/answers/text/warm-replies.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

const ANSWERS: Record<Move, Answer> = { ...hardReplies, ...warmReplies };

/** A reply that can be sent as it stands: it takes up what was said, and goes one step on. */
export function replyTo(told: Told, seed: number): string {
  const said = ANSWERS[told.move](told, seed).filter(Boolean).map(sentence).join(' ');
  return said.replace(/\s+/g, ' ');
}
