import type { Loop } from '#contract/patterns.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const listed = new Intl.ListFormat('en-US');

/** A loop in a sentence: what it is about, with whom, how often and since when. Before its owner was asked, only that there is one. */
export function loopSentence({ theme, personName, times, firstOn, thought }: Loop): string {
  const withThem = personName ? ` with ${personName}` : '';
  const since = day.format(new Date(`${firstOn}T00:00:00Z`));
  if (thought === null) return `A conflict${withThem} has come back ${times} times since ${since}.`;
  const about = listed.format(theme);
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}${withThem}: ${times} conflicts since ${since}.`;
}
