/** One item per line, for editing. */
export function linesOf(items: readonly string[]): string {
  return items.join('\n');
}

/** Without blank lines and duplicates, in the same order. */
export function itemsOf(lines: string): string[] {
  const items = lines.split('\n').map((line) => line.trim());
  return [...new Set(items.filter(Boolean))];
}

export function withItem(items: readonly string[], text: string): string[] {
  return itemsOf(linesOf([...items, text.replaceAll('\n', ' ')]));
}

export function withoutItem(items: readonly string[], index: number): string[] {
  return items.filter((_, place) => place !== index);
}
