import { generalFar } from '#server/coach/embedded/answers/text/general-far.ts';
import { generalHard } from '#server/coach/embedded/answers/text/general-hard.ts';
import { generalWarm } from '#server/coach/embedded/answers/text/general-warm.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What a message of a move may mean, and what one could answer, whatever its kind. */
export type Texts = Omit<MessageKind, 'name' | 'move' | 'written'>;
export type General = Record<Move, Texts>;

export const general: General = { ...generalFar, ...generalHard, ...generalWarm };
