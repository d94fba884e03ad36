import type { Reading } from '#server/coach/language/read.ts';
import type { Found } from '#server/coach/safety/find.ts';
import type { Context } from '#server/coach/safety/lessen.ts';
import type { Surface, Who } from '#server/coach/safety/terms.ts';

const set = (words: string) => new Set(words.split(' '));
const I = set('i my myself me mine');
const OURS = set('i me us my myself we our');
const SOMEBODY = set(
  'friend sister brother neighbour neighbor colleague coworker mum mother daughter son cousin aunt niece nephew roommate student she-who',
);

/** Whether a finding concerns the writer or somebody else. What is pasted for reading is always another's. */
export function whom({ scene }: Context, { rule, parts }: Found, surface: Surface): Exclude<Who, 'na'> {
  const { reading } = scene;
  if (surface === 'text_analyzer') return 'other';
  const [match] = parts;
  const said = reading.tokens.slice(match?.first ?? 0, match?.end ?? 0);
  if (rule.who === 'other' && isMine(said)) return 'self';
  if (rule.who === 'self' || rule.who === 'other') return rule.who;
  if (rule.who === 'actor') return acts(reading, said, match?.first ?? 0);
  if (said.some(({ word }) => OURS.has(word) && word !== 'my' && word !== 'our')) return 'self';
  return reading.tokens.some(({ lemma }) => SOMEBODY.has(lemma)) ? 'other' : 'self';
}

/** "Into my room", "my bed": it happens where the writer sleeps. */
const isMine = (said: Reading['tokens']) =>
  said.some(({ word }, i) => word === 'my' && /^(room|bed|bedroom)$/.test(said[i + 1]?.word ?? ''));

/** "Better off without me": whoever says it, it is about the writer. */
const isWithoutMe = (said: Reading['tokens']) =>
  said.some(({ word }, i) => word === 'without' && said[i + 1]?.word === 'me');

function acts(reading: Reading, said: Reading['tokens'], first: number): 'self' | 'other' {
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
