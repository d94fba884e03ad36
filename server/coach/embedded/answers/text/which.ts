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
/** Where only the likeness speaks, and no word that tells it. */
const UNTOLD = { near: 0.22, ahead: 0.05 };
const SAME_MOVE = 0.27;

/** What one would not say of an innocent message without good reason. */
const HEAVY = { near: 0.45, ahead: 0.1 };

type Bar = { near: number; ahead: number };

const isLight = ({ kind }: Likely) => kind.move === 'request' || kind.move === 'neutral' || WARM.has(kind.move);
/** What the rules hear speaks against the kind. */
const isOpposed = (one: Likely, move: Move) =>
  move !== 'neutral' &&
  ((WARM.has(one.kind.move) && HOSTILE.has(move)) || (!isLight(one) && (WARM.has(move) || move === 'request')));

function toldBar(one: Likely, move: Move): Bar {
  if (isOpposed(one, move)) return { ...TOLD, near: 0.38 };
  return isLight(one) ? TOLD : { ...TOLD, near: 0.32 };
}

function barFor(one: Likely, move: Move): Bar {
  if (one.isTold) return toldBar(one, move);
  const isHeavy = !isLight(one) || (move === 'neutral' && one.kind.name === 'breadcrumbs-after-silence');
  return isHeavy || isOpposed(one, move) ? HEAVY : CLEAR;
}

/** One of the likeliest that does what the rules hear. */
const sameMove = (likely: readonly Likely[], move: Move) =>
  move === 'neutral' ? undefined : likely.slice(0, 4).find(({ kind, near }) => kind.move === move && near >= SAME_MOVE);

const CLOSE = 0.05;
/** Of two that are equally near, the one that its words tell. */
function toldFirst(all: readonly Likely[]): readonly Likely[] {
  const [first] = all;
  const told = all.find(({ isTold }) => isTold);
  return first && told && !first.isTold && first.near - told.near <= CLOSE
    ? [told, ...all.filter((one) => one !== told)]
    : all;
}

/** Null where no kind is near enough to speak of the message as one of them. */
export function whichKind(all: readonly Likely[], { move, isPlain }: Pick<Told, 'move' | 'isPlain'>): Taken | null {
  const fit = isPlain ? all.filter(({ kind, isTold }) => isTold || kind.move === move) : all;
  const likely = toldFirst(fit);
  const [first, second] = likely;
  if (!first) return null;
  const ahead = first === fit[0] ? first.near - (second?.near ?? 0) : TOLD.ahead;
  const over = (bar: Bar) => first.near >= bar.near && ahead >= bar.ahead;
  if (first.kind.move === move && move !== 'neutral' && over(first.isTold ? AGREED : UNTOLD))
    return { kind: first.kind, sure: over(CLEAR) ? 'clear' : 'agreed' };
  if (over(barFor(first, move)))
    return { kind: first.kind, sure: move === 'neutral' && over(CLEAR) ? 'agreed' : 'likely' };
  const same = sameMove(likely, move);
  return same ? { kind: same.kind, sure: 'likely' } : null;
}
