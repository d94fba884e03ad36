const LETTER_LAST = /(?:\p{L}|\p{N})$/u;
const LETTER_FIRST = /^(?:\p{L}|\p{N})/u;

/**
 * Whether a name occurs in a text as a word of its own, in exactly this case. A name may contain any character, so it
 * is never used as a pattern.
 */
export function standsIn(name: string, text: string): boolean {
  if (!name) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    // Two code units, because the neighboring letter may be a surrogate pair.
    const isPart = LETTER_LAST.test(text.slice(Math.max(0, at - 2), at)) || LETTER_FIRST.test(text.slice(end, end + 2));
    if (!isPart) return true;
  }
  return false;
}
