import type { Loop } from '#contract/patterns.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const listed = new Intl.ListFormat('en-US');

/** Whether a loop is confirmed: it has a theme, or the member said what it is about. */
export const comesBack = ({ theme, thought }: Loop): boolean => theme.length > 0 || Boolean(thought);

/** The loop with a person: by id, or where their first name is the only one mentioned. */
export function loopAbout(loops: readonly Loop[], relationshipId: string | null, words: string): Loop | undefined {
  const said = new Set(words.match(/\p{L}+/gu));
  const firstName = (name: string | null) => name?.match(/\p{L}+/u)?.[0] ?? '';
  const sure = loops.filter(comesBack);
  const named = sure.filter((loop) => said.has(firstName(loop.personName)));
  const isOne = new Set(named.map((loop) => loop.relationshipId)).size === 1;
  return (
    sure.find((loop) => relationshipId && loop.relationshipId === relationshipId) ?? (isOne ? named[0] : undefined)
  );
}

/** More than this is an explanation. */
const LONGEST_NAME = 60;

/** What the member calls a loop that their words alone did not name. */
export const ownNameOf = ({ theme, thought }: Pick<Loop, 'theme' | 'thought'>): string | null =>
  theme.length === 0 && thought && thought.length <= LONGEST_NAME && !thought.includes('\n') ? thought : null;

/**
 * A loop as a sentence: topic, person, how often and since when. Before the member confirmed it, it only says that
 * there is one.
 */
export function loopSentence({ theme, personName, times, firstOn, thought }: Loop): string {
  const name = ownNameOf({ theme, thought });
  const withThem = personName ? ` with ${personName}` : '';
  const since = day.format(new Date(`${firstOn}T00:00:00Z`));
  if (name) return `“${name.replace(/\.$/, '')}”${withThem}: ${times} days since ${since}.`;
  if (theme.length === 0)
    return thought
      ? `Something comes back${withThem}, you said: ${times} days since ${since}.`
      : `${times} days${withThem} since ${since} may have something in common.`;
  if (thought === null) return `A conflict${withThem} has come back ${times} times since ${since}.`;
  const about = listed.format(theme);
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}${withThem}: ${times} conflicts since ${since}.`;
}
