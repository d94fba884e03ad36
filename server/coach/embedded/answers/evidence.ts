import type { Evidence } from '#contract/coach.ts';

/** Which rule spoke and what it saw, once for each place. */
export function evidenceOf(text: string, found: readonly { rule: string; from: number; to: number }[]): Evidence[] {
  const seen = new Set<string>();
  return found.flatMap(({ rule, from, to }) => {
    const key = `${rule} ${from}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ rule, from, to, quote: text.slice(from, to) }];
  });
}
