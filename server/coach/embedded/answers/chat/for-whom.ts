import type { Talk } from '#server/coach/embedded/answers/chat/chat.ts';
import { ANYBODY, type Whom } from '#server/coach/embedded/situations/who.ts';
import { called, objectOf, ownerOf, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

export type Target = Whom & {
  /** All the words by which the writer speaks of this person. */
  names: string[];
  /** And of everybody else. */
  others: string[];
  /** Somebody of somebody else's: "his daughter". */
  ofTheirs: boolean;
};

const NAMED = /\b(?:[Hh]is|[Hh]er|[Tt]heir) name(?:'s| is) (\p{Lu}\p{Ll}+)/u;
/** "his daughter", "her mum": somebody of somebody else's. */
const THEIRS =
  /\b(?:for|to|with|tell|text|ask|call|write to) (his|her|their) (daughter|son|mother|mum|mom|father|dad|sister|brother|parents|family|ex)\b/i;

/** Whom a message speaks of, if it says so. */
function spokenOf(message: string): Somebody | undefined {
  const named = NAMED.exec(message)?.[1];
  const people = understand(message).people.filter(({ name, role }) => name ?? role);
  if (named) return { name: named, role: null, pronoun: people.find(({ name }) => name === named)?.pronoun ?? 'they' };
  return people.at(-1);
}

const pronounIn = (text: string): Somebody['pronoun'] => {
  const he = text.match(/\b(?:he|him|his)\b/gi)?.length ?? 0;
  const she = text.match(/\b(?:she|her|hers)\b/gi)?.length ?? 0;
  return he > she ? 'he' : she > he ? 'she' : 'they';
};

const allOf = ({ name, role }: Somebody) => [
  ...(name ? [name] : []),
  ...(role ? [`my ${role}`, `My ${role}`, `our ${role}`] : []),
];
const HE_OR_SHE: readonly (readonly [RegExp, Somebody['pronoun']])[] = [
  [/daughter|mother|mum|mom|sister/i, 'she'],
  [/son|father|dad|brother/i, 'he'],
];

/** Somebody of somebody else's, and how else they are called. */
function ofTheirs([, owner = '', role = '']: RegExpExecArray, name: string | null): Target {
  const who = `${owner} ${role}`.toLowerCase();
  const they = HE_OR_SHE.find(([form]) => form.test(role))?.[1] ?? 'they';
  const somebody = { name: null, role: null, pronoun: they };
  const names = [who, ...(name ? [name] : [])];
  return {
    who: name ?? who,
    they,
    them: objectOf(somebody),
    their: ownerOf(somebody),
    names,
    others: ['he', 'she'],
    ofTheirs: true,
  };
}

/** Who the talk is about, or, where words are asked for, who they are for. */
export function targetOf({ message, history, personName }: Talk, isAsked: boolean): Target {
  const told = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  const all = told.join('\n');
  const people = told.flatMap((one) => understand(one).people).filter(({ name, role }) => name ?? role);
  const asked = isAsked ? spokenOf(message) : undefined;
  const theirs = isAsked && !personName ? THEIRS.exec([...told].reverse().join('\n')) : null;
  if (theirs && (!asked || NAMED.test(all))) return ofTheirs(theirs, NAMED.exec(all)?.[1] ?? null);
  const given = personName && !asked?.name ? personName : null;
  const known = given ? people.find(({ name }) => name === given) : (asked ?? people[0]);
  const one = known ?? { name: given, role: null, pronoun: pronounIn(all) };
  const pronoun = one.pronoun === 'they' ? pronounIn(all) : one.pronoun;
  const somebody = { name: null, role: null, pronoun };
  const names = [...new Set([...allOf(one), ...(given ? [given] : [])])];
  const inSmall = names
    .filter((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(all))
    .map((name) => name.toLowerCase());
  const others = people.flatMap(allOf).filter((name) => !names.includes(name));
  return {
    who: given ?? called(one, ANYBODY),
    they: pronoun,
    them: objectOf(somebody),
    their: ownerOf(somebody),
    names: [...new Set([...names, ...inSmall])],
    others,
    ofTheirs: false,
  };
}
