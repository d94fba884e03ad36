import type { Told } from '#server/coach/embedded/answers/text/told.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import type { Likely } from '#server/coach/embedded/messages/recognise.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** The kind that a message is taken for, and how much speaks for it. */
export type Taken = { kind: MessageKind; sure: 'clear' | 'agreed' | 'likely' };

const HOSTILE = new Set<Move>(['contempt', 'criticism', 'demand', 'guilt_trip']);
const WARM = new Set<Move>(['repair', 'appreciation']);
/** How near, and how far ahead of the next: measured on examples that were left out of learning. */
const CLEAR = { near: 0.25, ahead: 0.1 };
const TOLD = { near: 0.27, ahead: 0.03 };
const AGREED = { near: 0.15, ahead: 0.02 };
const SAME_MOVE = 0.2;

/** What one would not say of an innocent message without good reason. */
const HEAVY = { near: 0.45, ahead: 0.1 };

type Bar = { near: number; ahead: number };

function barFor({ kind, isTold }: Likely, move: Move): Bar {
  const light = kind.move === 'request' || kind.move === 'neutral' || WARM.has(kind.move);
  const isOpposed =
    move !== 'neutral' &&
    ((WARM.has(kind.move) && HOSTILE.has(move)) || (!light && (WARM.has(move) || move === 'request')));
  if (isTold) return isOpposed || !light ? { ...TOLD, near: 0.38 } : TOLD;
  if (move === 'neutral' ? !light || kind.name === 'breadcrumbs-after-silence' : isOpposed || !light) return HEAVY;
  return CLEAR;
}

/** Null where no kind is near enough to speak of the message as one of them. */
export function whichKind(all: readonly Likely[], { move, isPlain }: Pick<Told, 'move' | 'isPlain'>): Taken | null {
  const likely = isPlain ? all.filter(({ kind, isTold }) => isTold || kind.move === move) : all;
  const [first, second] = likely;
  if (!first) return null;
  const ahead = first.near - (second?.near ?? 0);
  const agrees = first.kind.move === move && move !== 'neutral';
  const over = (bar: Bar) => first.near >= bar.near && ahead >= bar.ahead;
  if (agrees && over(AGREED)) return { kind: first.kind, sure: over(CLEAR) ? 'clear' : 'agreed' };
  if (over(barFor(first, move)))
    return { kind: first.kind, sure: move === 'neutral' && over(CLEAR) ? 'agreed' : 'likely' };
  const same =
    move !== 'neutral' && likely.slice(0, 4).find(({ kind, near }) => kind.move === move && near >= SAME_MOVE);
  return same ? { kind: same.kind, sure: 'likely' } : null;
}
