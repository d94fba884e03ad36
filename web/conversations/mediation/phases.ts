import type { Mediation, Phase } from '#contract/mediation.ts';

export type Person = Mediation['people'][number];

/** The steps of a mediation; `unavailable` is not one of them. */
export const STEPS: readonly { phase: Exclude<Phase, 'unavailable'>; label: string }[] = [
  { phase: 'gathering', label: 'Everyone joins' },
  { phase: 'intake', label: 'Each answers in private' },
  { phase: 'hearing', label: 'Each is heard in turn' },
  { phase: 'restating', label: 'Mallama says back what it heard' },
  { phase: 'agreeing', label: 'You work out an agreement' },
  { phase: 'agreed', label: 'Everyone has said yes' },
];

export const nameOf = ({ isMe, firstName }: Person) => (isMe ? 'You' : firstName);

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
export const namesOf = (people: readonly Person[]) => listed.format(people.map(nameOf));

export const inIt = (people: readonly Person[]) => people.filter(({ state }) => state === 'joined');

/** What the caller waits for; undefined if they can write. */
export function silenceOf({ phase, people, turnOf }: Mediation): string | undefined {
  const turn = people.find(({ id }) => id === turnOf);
  if (phase === 'agreed') return 'You’ve agreed. You can still read everything here.';
  if (inIt(people).length < 2) return 'The others have left. You can still read what’s here.';
  if (turn && !turn.isMe) return `${turn.firstName} has the floor. You can read along until it’s your turn.`;
  return undefined;
}

/** Others whose private part is missing. */
export const notReady = (people: readonly Person[]) => inIt(people).filter(({ isMe, isReady }) => !isMe && !isReady);
