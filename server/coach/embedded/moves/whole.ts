import type { Line } from '#server/coach/embedded/line.ts';
import type { Move, Moves } from '#server/coach/embedded/moves/moves.ts';
import learned from '#server/coach/embedded/moves/weights.json' with { type: 'json' };
import { weigher } from '#server/coach/language/weigh/weigher.ts';
import { wholeOf } from '#server/coach/language/weigh/whole.ts';

const weights = weigher<Move>(learned);
/** What a frame found counts as much as this, a firm one far more; that none spoke counts half as much. */
const FRAME = 2;
const FIRM = 2.4;
const NONE = 1.6;
/** The weight of a move that only the words as a whole show, on the scale of the frames. */
const LEAST = 1.6;
const MOST = 3.4;

/** What the frames found, and what all words together say: frames know the shapes, weights know the words. */
export function asWhole(line: Line, found: Moves): Moves {
  const framed = found.label === 'neutral' ? NONE : FRAME * Math.max(1, found.score / FIRM) ** 2;
  const seen = wholeOf(weights, line.reading, (label) => (label === found.label ? framed : 0));
  if (!seen || seen.label === found.label) return found;
  if (seen.label === 'neutral') return { label: 'neutral', score: 0, evidence: [] };
  const weight = Math.min(MOST, LEAST + Math.max(0, seen.ahead) / 3);
  const rule = `${seen.label}.whole`;
  const { label } = seen;
  return { label, score: weight, evidence: seen.spans().map((span) => ({ rule, label, weight, ...span })) };
}
