import known from '#server/coach/anonymise/forms.json' with { type: 'json' };
import type { Kind, Span } from '#server/coach/anonymise/span.ts';

const parts: Readonly<Record<string, string>> = known.parts;

/** Details with a fixed form. Where two match, the earlier one decides. */
const patterns = known.forms.map(([type, form = '', flags = 'giu']) => ({
  type: type as Kind,
  form: new RegExp(
    form.replace(/\{([a-z]+)\}/g, (_, part: string) => parts[part] ?? ''),
    flags,
  ),
}));

const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Digits of every script come in blocks of ten that start with zero. */
function digit(sign: string): string {
  const code = sign.charCodeAt(0);
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCharCode(zero - 1))) zero--;
  return sign.length === 1 ? String(code - zero) : sign;
}

/** The same text with ASCII digits and dashes, of equal length. */
export const plainFigures = (text: string) => text.replace(DASH, '-').replace(FOREIGN_DIGIT, digit);

export function structured(text: string): Span[] {
  const figures = plainFigures(text);
  return patterns.flatMap(({ type, form }) =>
    [...figures.matchAll(form)].map(({ 0: found, index }) => ({ type, start: index, end: index + found.length })),
  );
}
