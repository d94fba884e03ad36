import { knownNames, named } from '#server/coach/anonymise/names.ts';
import { structured } from '#server/coach/anonymise/patterns.ts';
import { type Kind, merged, type Span } from '#server/coach/anonymise/span.ts';

const SIGNS: Record<Kind, string> = {
  PERSON: '[name]',
  LOCATION: '[place]',
  DATE: '[date]',
  ORG: '[organisation]',
  CONTACT: '[contact]',
  AGE: '[age]',
  OTHER: '[private]',
};

const OWNER = /['’]s$/i;
const OWNER_NEXT = /^['’]s/i;

/** Private details by form and by name. */
type Seen = { formed: readonly Span[]; named: readonly Span[] };
export const seenIn = (text: string): Seen => ({
  formed: structured(text),
  named: named(text).map((span) => whole(text, span)),
});

function whole(text: string, span: Span): Span {
  const owner = OWNER_NEXT.exec(text.slice(span.end, span.end + 2));
  return owner ? { ...span, end: span.end + owner[0].length } : span;
}

/** Private details; in doubt a word too many is covered. */
export function privateSpans(text: string, known: readonly string[] = [], see = seenIn): Span[] {
  const seen = see(text);
  const told = knownNames(text, known).map((span) => whole(text, span));
  return merged([...seen.formed, ...told, ...seen.named]);
}

/** The text without identifying details, and where they were. */
export function redact(text: string, known: readonly string[] = []): { text: string; spans: Span[] } {
  const spans = privateSpans(text, known);
  let out = '';
  let at = 0;
  for (const { type, start, end } of spans) {
    out += text.slice(at, start) + SIGNS[type] + (OWNER.exec(text.slice(start, end))?.[0] ?? '');
    at = end;
  }
  return { text: out + text.slice(at), spans };
}
