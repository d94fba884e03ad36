import type { Person } from '#web/app/usePeople.ts';

const GREETED = /^(?:[Hh]ey|[Hh]i|[Hh]ello|[Dd]ear|[Hh]allo) (?!There\b)(\p{Lu}[\p{L}'’-]{0,40})[.,!:]/u;
const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Whom a message goes to: who is greeted in it, else the only one of the member's people whom its goal names. */
export function addressee(message: string, goal: string, people: readonly Person[]) {
  const greeted = GREETED.exec(message)?.[1];
  const said = wordsOf(greeted ?? goal);
  const [named, ...more] = people.filter(({ name }) => said.includes(wordsOf(name)));
  if (named && more.length === 0) return { personName: named.name, relationshipId: named.id };
  return { personName: greeted ?? '' };
}
