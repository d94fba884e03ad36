/** FNV-1a: the same words always give the same number, on every machine. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return seed >>> 0;
}

/** One of several ways to say it, chosen by what was written and never by chance. */
export function pick(from: readonly string[], seed: number, turn = 0): string {
  const mixed = Math.imul((seed ^ (turn * 0x9e3779b1)) >>> 0, 0x85ebca6b) >>> 7;
  return from[mixed % from.length] ?? '';
}
