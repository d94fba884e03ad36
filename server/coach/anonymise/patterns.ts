import known from '#server/coach/anonymise/forms.json' with { type: 'json' };
import type { Kind, Span } from '#server/coach/anonymise/span.ts';

const parts: Readonly<Record<string, string>> = known.parts;

/** What has a form of its own. The order says who names a piece that two of them claim. */
const patterns = known.forms.map(([type, form = '', flags = 'giu']) => ({
  type: type as Kind,
  form: new RegExp(
    form.replace(/\{([a-z]+)\}/g, (_, part: string) => parts[part] ?? ''),
    flags,
  ),
}));

const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Digits of every script come in rows of ten, zero first. */
function digit(sign: string): string {
  const code = sign.charCodeAt(0);
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCharCode(zero - 1))) zero--;
  return sign.length === 1 ? String(code - zero) : sign;
}

/** Of the same length, with digits and dashes as the forms have them. */
export const plainFigures = (text: string) => text.replace(DASH, '-').replace(FOREIGN_DIGIT, digit);

export function structured(text: string): Span[] {
  const figures = plainFigures(text);
  return patterns.flatMap(({ type, form }) =>
    [...figures.matchAll(form)].map(({ 0: found, index }) => ({ type, start: index, end: index + found.length })),
  );
}
