/**
 * A way people speak when it gets hot, and ways to say it that can be answered. `{1}` is what was said at that place;
 * after a stroke stands what is done with it. An empty way leaves the sentence out.
 */
export type Way = readonly [shape: RegExp, ...ways: string[]];

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.?!])/g, '$1')
    .trim();

const DONE: Record<string, (text: string) => string> = {
  plain: (text) =>
    text
      .replace(
        /,?\s*\b(?:again|always|constantly|all the time|every single time|as usual|of course|for once|like an idiot)\b/gi,
        '',
      )
      .replace(/,?\s+(?:like|as) (?:everyone|everybody|anyone) else\b.*$/i, '')
      .replace(/\s+instead of\b.*$/i, '')
      .replace(/^(?:just|even|always|never) /i, ''),
  wish: (text) =>
    text
      .replace(/\b(?:anymore|any more|at all|for once|even|ever)\b/gi, '')
      .replace(/\bdo anything\b/gi, 'do something')
      .replace(/\banything\b/gi, 'things')
      .replace(/\bany(one|body|where)\b/gi, 'some$1')
      .replace(/\bany (?=\w)/gi, '')
      .replace(/\bonce\b$/i, ''),
  order: (text) =>
    text
      .replace(/,?\s+or (?:else\b.*|i(?:'ll| will|'m)\b.*)$/i, '')
      .replace(/\b(?:for once|right now|now|then|already)\b$/gi, '')
      .replace(/,?\s+(?:like|as) (?:everyone|everybody|anyone) else\b.*$/i, '')
      .replace(/\s+instead of\b.*$/i, ''),
};

export const filledIn = (way: string, match: RegExpExecArray, matter: string): string =>
  tidy(
    way.replaceAll('{matter}', matter).replace(/\{(\d)(?:\|(\w+))?\}/g, (_, at: string, how?: string) => {
      const text = (match[Number(at)] ?? '').trim();
      return how ? (DONE[how]?.(text) ?? text) : text;
    }),
  );
