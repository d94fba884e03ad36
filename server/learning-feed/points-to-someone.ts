import { anonymise } from '#server/coach/coach.ts';

const MARKUP = /<\/?[a-z!]/i;
const LINK = /https?:|www\.|\[[^\]]{0,200}\]\(/i;

/** Why a comment may not be published, as told to its author; null where it may. */
export function pointsToSomeone(text: string): string | undefined {
  if (MARKUP.test(text)) return 'Please write plain text, without HTML.';
  if (LINK.test(text)) return 'Links can’t be posted here.';
  const { formed, named } = anonymise.seenIn(text);
  if (formed.some(({ type }) => type === 'CONTACT')) return 'Please leave out phone numbers, emails and addresses.';
  const isFullName = named.some(({ type, start, end }) => type === 'PERSON' && /\S\s+\S/.test(text.slice(start, end)));
  if (isFullName) return 'Please leave out full names, so that no one can be recognized.';
  return;
}
