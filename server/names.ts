const LETTER_LAST = /(?:\p{L}|\p{N})$/u;
const LETTER_FIRST = /^(?:\p{L}|\p{N})/u;

/** Whether a name stands in a text by itself, in these very letters. A name may hold any sign: it never becomes a pattern. */
export function standsIn(name: string, text: string): boolean {
  if (!name) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    // Two units hold whichever letter stands next to it, also one beyond the first plane.
    const isPart = LETTER_LAST.test(text.slice(Math.max(0, at - 2), at)) || LETTER_FIRST.test(text.slice(end, end + 2));
    if (!isPart) return true;
  }
  return false;
}
