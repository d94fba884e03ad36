import { excerpt } from '#contract/excerpt.ts';
import { shortDate } from '#web/kit/dates.ts';

const TITLE_CUT = 50;

/** The member's first message, or else the person and date. */
export function defaultTitle(first: string | undefined, personName: string, now = new Date()): string {
  const line = first?.replace(/\s+/g, ' ').trim();
  return line ? excerpt(line, TITLE_CUT, '...') : `Chat with ${personName} - ${shortDate(now)}`;
}
