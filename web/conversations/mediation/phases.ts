import type { Mediation, Phase } from '#contract/mediation.ts';

export type Person = Mediation['people'][number];

/** The steps of a mediation; `unavailable` is not one of them. */
export const STEPS: readonly { phase: Exclude<Phase, 'unavailable'>; label: string }[] = [
  { phase: 'gathering', label: 'You come together' },
  { phase: 'intake', label: 'Each answers in private' },
  { phase: 'hearing', label: 'Each is heard in turn' },
  { phase: 'restating', label: 'Mallama puts it side by side' },
  { phase: 'agreeing', label: 'You work out an agreement' },
  { phase: 'agreed', label: 'All have said yes' },
];

export const nameOf = ({ isMe, firstName }: Person) => (isMe ? 'You' : firstName);

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
export const namesOf = (people: readonly Person[]) => listed.format(people.map(nameOf));

export const inIt = (people: readonly Person[]) => people.filter(({ state }) => state === 'joined');

const others = (people: readonly Person[]) => inIt(people).filter(({ isMe }) => !isMe);

/** The one other person by name, and several as such. */
export function readAlong(people: readonly Person[]): string {
  const [other, ...more] = others(people);
  return other && more.length === 0 ? `${other.firstName} reads along.` : 'The others read along.';
}

/** What the caller waits for; undefined if they can write. */
export function silenceOf({ phase, people, turnOf, agreement }: Mediation): string | undefined {
  const turn = people.find(({ id }) => id === turnOf);
  const gone = agreement?.agreed?.gone ?? 0;
  if (phase === 'agreed')
    return gone > 0
      ? 'You’ve agreed. What you wrote stays here.'
      : 'You’ve agreed. You can still read everything here.';
  if (others(people).length === 0) {
    const [who, ...more] = people.filter(({ isMe }) => !isMe);
    if (!who) return 'No one else is in it anymore. What you wrote stays here.';
    return `${more.length === 0 ? `${who.firstName} has` : 'The others have'} left. What you wrote stays here.`;
  }
  if (turn && !turn.isMe) return `${turn.firstName} has the floor. You can read along until it’s your turn.`;
  return undefined;
}

/** Others whose private part is missing. */
export const notReady = (people: readonly Person[]) => others(people).filter(({ isReady }) => !isReady);
