import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';
import { ANSWER } from '#server/coach/embedded/answers/argument/advice/answer.ts';
import { ATTACK } from '#server/coach/embedded/answers/argument/advice/attack.ts';
import { biteOf, type Kind, kindOf } from '#server/coach/embedded/answers/argument/kinds.ts';
import { names, type Quarrel, roleOf } from '#server/coach/embedded/answers/argument/quarrel.ts';
import type { Part } from '#server/coach/embedded/answers/argument/retold/part.ts';
import { wellIn } from '#server/coach/embedded/answers/argument/well.ts';

export const ADVICE: Record<Kind, Advice> = { ...ATTACK, ...ANSWER };

/** What one of them can do, did well and needs. */
export type Side = { party: string; needs: string[]; what: string[]; how: string[]; repairs: string[]; well: string[] };
export type Hard = { part: Part; kind: Kind; at: number };

/** What was hard of what one said, the sharpest kinds first, each kind once. */
const SHARP: readonly Kind[] = [
  'name',
  'threat',
  'sneer',
  'compare',
  'always',
  'small',
  'mind',
  'door',
  'back',
  'guilt',
  'late',
  'deed',
  'order',
  'why',
  'deny',
];

export const hardIn = ({ lines }: Quarrel, party: string): Hard[] =>
  lines.flatMap((line, at) =>
    line.party === party && line.by === party
      ? line.parts
          .filter(({ hard, said }) => hard && said !== undefined)
          .map((part) => ({ part, kind: kindOf(part), at }))
      : [],
  );

export function sharpest(hard: readonly Hard[]): Hard[] {
  const firsts = hard.filter(({ kind }, at) => hard.findIndex((one) => one.kind === kind) === at);
  return firsts.sort((a, b) => SHARP.indexOf(a.kind) - SHARP.indexOf(b.kind));
}

export function sideOf(quarrel: Quarrel, party: string): Side {
  const hard = sharpest(hardIn(quarrel, party)).slice(0, 2);
  const known = names(quarrel, party);
  const slots = ({ part, kind }: Hard) => ({ q: biteOf(part, kind), ...known });
  const { say } = quarrel;
  return {
    party,
    needs: needsOf(quarrel, party),
    what: hard.length
      ? hard.map((one) => say(ADVICE[one.kind].what, { ...slots(one), brief: '' }))
      : [say(QUIET.what, known)],
    how: hard.length
      ? [...exampleOf(hard), ...hard.map((one) => say(ADVICE[one.kind].how, toParty(slots(one))))].slice(0, 3)
      : [say(QUIET.how, toParty(known))],
    repairs: (hard.length
      ? hard.map((one) => say(ADVICE[one.kind].repair, inner(slots(one))))
      : [say(QUIET.repair)]
    ).map((one) => `“${one}”`),
    well: wellIn(quarrel, party),
  };
}

/** The rewritten sentence that shows best how it could be said. */
function exampleOf(hard: readonly Hard[]): string[] {
  const best = [...hard]
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part.said)
    .find((said) => /^.{36,150}$/.test(said) && !/^(?:That hurts|That stung|It was)/.test(said));
  return best ? [`Begin like this, for instance: “${best}”`] : [];
}

function needsOf(quarrel: Quarrel, party: string): string[] {
  const { heard, topic, dispute } = quarrel;
  const at = dispute.parties.indexOf(party);
  const own = heard?.concern.needs[roleOf(quarrel, party)] ?? [];
  return [...new Set([...own, topic.needs[at % topic.needs.length] ?? 'understanding'])].slice(0, 3);
}

/** Advice speaks to the party: "you" would be that one, and not who reads it. */
const toParty = <Slots extends { other: string; others: string }>(slots: Slots): Slots =>
  /^(?:you|one of you)$/.test(slots.other) ? { ...slots, other: 'the other', others: 'the other' } : slots;

/** A quotation inside of one. */
const inner = ({ q, other, own }: { q: string; other: string; own: string }) => ({
  q: q.replace('“', '‘').replace('”', '’'),
  other,
  own,
});

const QUIET = {
  what: [
    'Very little was said from {owns} about what {matter} means here, so {others} had to guess',
    'What was wanted from {other} stayed between the lines',
    'The feeling about {matter} was not named, and {others} could not take it up',
  ],
  how: [
    'Say back in one sentence what {others} asked for, and then add what you would like yourself',
    'Tell {other} one thing about {matter} that they cannot know, and one thing that would help',
  ],
  repair: [
    'I think I begin to see what {matter} means to you; is there something that I have missed?',
    'I want to get this right with you; what would help you most when it comes to {matter}?',
  ],
};
