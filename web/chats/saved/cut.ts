import { shortDate } from '#web/kit/dates.ts';
/** The beginning of a text, with an ellipsis if it was cut. Never cuts inside a character. */
export function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most).join('').trimEnd()}...` : text;
}

const TITLE_CUT = 50;

/** The member's first message, or else the person and date. */
export function defaultTitle(first: string | undefined, personName: string, now = new Date()): string {
  const line = first?.replace(/\s+/g, ' ').trim();
  return line ? cut(line, TITLE_CUT) : `Chat with ${personName} - ${shortDate(now)}`;
}
