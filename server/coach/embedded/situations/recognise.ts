import { TYPE_GROUPS } from '#contract/relationship-types.ts';
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

type Place = Situation['place'];
/** Where something may happen with somebody who is a partner, a relative, a friend or a colleague. */
const OPEN: readonly Place[] = ['self', 'glad'];
const GROUPS: Readonly<Record<string, Place>> = {
  Partner: 'couple',
  Family: 'family',
  'Friends and neighbors': 'friends',
  Work: 'work',
};
const groupOf = (type: string | null) =>
  TYPE_GROUPS.find(({ types }) => (types as readonly string[]).includes(type ?? ''))?.label ?? '';

type Likely = { situation: Situation; near: number };
const MOST = 12;

function drawn(text: string): Likely[] {
  const reading = read(text);
  if (reading.tokens.filter(({ kind }) => kind === 'word').length < FEW) return [];
  return find(likeSigns(reading))
    .slice(0, MOST)
    .flatMap(({ label, near }) => {
      const situation = named.get(label);
      return situation ? [{ situation, near }] : [];
    });
}

/** The situation that somebody tells; nothing where it could as well be another one, or none that is known. */
export function situationOf(
  text: string,
  relationshipType: string | null = null,
  ahead: number = AHEAD,
): Recognised | undefined {
  const place = GROUPS[groupOf(relationshipType)];
  const all = kept(read(text), text, drawn);
  const [first, second] = place ? all.filter(({ situation }) => [...OPEN, place].includes(situation.place)) : all;
  const sure = (first?.near ?? 0) - (second?.near ?? 0);
  return first && first.near >= NEAR && sure >= ahead ? { situation: first.situation, sure } : undefined;
}
