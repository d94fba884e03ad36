/** How a text begins, on one line and cut between signs. */
export function firstOf(text: string, most: number): string {
  const signs = Array.from(text.replace(/\s+/g, ' ').trim());
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}
