import { situations } from '#server/coach/embedded/situations/all.ts';
import type { Situation } from '#server/coach/embedded/situations/situation.ts';
import weights from '#server/coach/embedded/situations/weights.json' with { type: 'json' };
import { kept, read } from '#server/coach/language/read.ts';
import { likeSigns } from '#server/coach/language/weigh/like-signs.ts';
import { likeness } from '#server/coach/language/weigh/likeness.ts';

export type Recognised = { situation: Situation; sure: number };

const find = likeness(weights);
const named = new Map(situations.map((one) => [one.name, one]));
/** How far ahead of every other situation one has to be, and how near at all. */
const AHEAD = 0.05;
const NEAR = 0.15;

/** Too little to tell a situation. */
const FEW = 3;

function drawn(text: string): Recognised | undefined {
  if (read(text).tokens.filter(({ kind }) => kind === 'word').length < FEW) return undefined;
  const [first, second] = find(likeSigns(read(text)));
  const sure = (first?.near ?? 0) - (second?.near ?? 0);
  const situation = first && first.near >= NEAR && sure >= AHEAD ? named.get(first.label) : undefined;
  return situation && { situation, sure };
}

/** The situation that somebody tells; nothing where it could as well be another one, or none that is known. */
export const situationOf = (text: string): Recognised | undefined => kept(read(text), text, drawn);
