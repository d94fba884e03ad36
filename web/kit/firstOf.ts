/** The beginning of a text on one line, cut between characters. */
export function firstOf(text: string, most: number): string {
  const signs = Array.from(text.replace(/\s+/g, ' ').trim());
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}
