import type { Evidence } from '#contract/coach.ts';
import { read } from '#server/reading/read.ts';

export const sentencesOf = (text: string): string[] => read(text).sentences.map((sentence) => sentence.text);

/** At most so many words of a text, as one line. */
export function clipped(text: string, words: number): string {
  const all = text.replace(/\s+/g, ' ').trim().split(' ');
  return all.length > words ? `${all.slice(0, words).join(' ')} …` : all.join(' ');
}

const listing = new Intl.ListFormat('en-US');
export const listed = (items: readonly string[]): string => listing.format(items);

/** Which rule spoke and what it saw, once for each place. */
export function evidenceOf(text: string, found: readonly { rule: string; from: number; to: number }[]): Evidence[] {
  const once = new Map(found.map((one) => [`${one.rule} ${one.from}`, one]));
  return [...once.values()].map(({ rule, from, to }) => ({ rule, from, to, quote: text.slice(from, to) }));
}
