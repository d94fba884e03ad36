import type { Reading } from '#server/coach/language/read.ts';
import type { Found } from '#server/coach/safety/find.ts';
import type { Context } from '#server/coach/safety/lessen.ts';
import type { Surface, Who } from '#server/coach/safety/terms.ts';

type Tokens = Reading['tokens'];

const set = (words: string) => new Set(words.split(' '));
const I = set('i my myself me mine');
const OURS = set('i me us myself we');
const SOMEBODY = set(
  'friend sister brother neighbour neighbor colleague coworker mum mother daughter son cousin aunt niece nephew roommate student she-who',
);
const PEOPLE = set(
  'husband wife partner boyfriend girlfriend ex fiance fiancee dad father parent parents kid kids child children baby boy girl stepdad stepson stepdaughter gran grandma nan grandad grandpa uncle family mate flatmate',
);
/** Where somebody is gone to, who stands by, and who is told of it. */
const BESIDE = set(
  'to from at with by near visit visiting see seeing call calling ring ringing tell telling told ask asked meet front of for like behind without phone text texted texting and',
);
const TELLS =
  /^(?:say|said|says|think|thinks|thought|tell|tells|told|know|knows|ask|asks|asked|want|notice|noticed|reckons|keeps)$/;

/** Whether a finding concerns the writer or somebody else. What is pasted for reading is always another's. */
export function whom({ scene }: Context, { rule, parts }: Found, surface: Surface): Exclude<Who, 'na'> {
  const { reading } = scene;
  if (surface === 'text_analyzer') return 'other';
  const [match] = parts;
  const said = reading.tokens.slice(match?.first ?? 0, match?.end ?? 0);
  if (rule.who === 'other' && isMine(said)) return 'self';
  if (rule.who === 'self' || rule.who === 'other') return rule.who;
  if (rule.who === 'actor') return acts(reading, said, match?.first ?? 0);
  if (said.some(({ word }) => OURS.has(word)) || hasMyThing(reading.tokens, match)) return 'self';
  return reading.tokens.some((_, i) => isMeant(reading.tokens, i)) ? 'other' : 'self';
}

const isPerson = ({ lemma, word }: Tokens[number]) => SOMEBODY.has(lemma) || PEOPLE.has(lemma) || PEOPLE.has(word);

/** "My car keys", but not "my sister". */
function hasMyThing(tokens: Tokens, match: { first: number; end: number } | undefined): boolean {
  for (let i = match?.first ?? 0; i < (match?.end ?? 0); i++) {
    const next = tokens[i + 1];
    if (tokens[i]?.word === 'my' && next && !isPerson(next)) return true;
  }
  return false;
}

/** Somebody who is more than a place to go to, a witness, or the one who is told. */
function isMeant(tokens: Tokens, i: number): boolean {
  const token = tokens[i];
  if (!token || !SOMEBODY.has(token.lemma)) return false;
  const before = tokens.slice(Math.max(0, i - 2), i).map(({ word }) => word);
  return !before.some((word) => BESIDE.has(word)) && !TELLS.test(tokens[i + 1]?.word ?? '');
}

/** "Into my room", "my bed": it happens where the writer sleeps. */
const isMine = (said: Tokens) =>
  said.some(({ word }, i) => word === 'my' && /^(room|bed|bedroom)$/.test(said[i + 1]?.word ?? ''));

/** "Better off without me": whoever says it, it is about the writer. */
const isWithoutMe = (said: Tokens) => said.some(({ word }, i) => word === 'without' && said[i + 1]?.word === 'me');

function acts(reading: Reading, said: Tokens, first: number): 'self' | 'other' {
  if (reading.quoted[first] && !said.some(({ word }) => word === 'myself' && !reading.quoted[first])) return 'other';
  if (said.some(({ word }) => /^(himself|herself|themselves|themself)$/.test(word))) return 'other';
  if (isWithoutMe(said)) return 'self';
  const [head] = said;
  if (said.some(({ word }) => word === 'myself') || I.has(head?.word ?? '')) return 'self';
  if (/^(he|she|they|who|someone|somebody)$/.test(head?.word ?? '')) return 'other';
  const clause = reading.clauses[reading.clauseAt[first] ?? -1];
  const owned = said.some(({ word }) => I.has(word));
  if (owned || clause?.subject === 'i') return 'self';
  return clause?.subject === 'they' && reading.tokens.some(({ lemma }) => SOMEBODY.has(lemma)) ? 'other' : 'self';
}
