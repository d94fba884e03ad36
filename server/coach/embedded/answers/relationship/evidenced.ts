import { situations } from '#server/coach/embedded/situations/all.ts';
import { lines } from '#server/coach/embedded/situations/situation.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/(?<!\{)\b\p{L}{4,}\b(?!\})/gu) ?? [];
const stem = (word: string) => word.replace(/(?:ing|ed|es|s|ly)$/, '').slice(0, 6);
const stems = (text: string) => new Set(wordsOf(text).map(stem));

/** In how many situations a word is used: what stands in few of them is a particular, and no way to speak. */
const used = new Map<string, number>();
for (const { under, other, own, step, words, deal } of situations)
  for (const one of stems([under, other, own, step, words, deal].join(' '))) used.set(one, (used.get(one) ?? 0) + 1);
const COMMON = 12;
/** "If your brother knew your passwords" supposes something that nobody told. */
const SUPPOSES = /^if (?!you |it helps|that )/i;

/** Whether a line only speaks of what was told, or of what any two people have. */
export function isEvidenced(line: string, told: string): boolean {
  const known = stems(told);
  return !SUPPOSES.test(line) && [...stems(line)].every((one) => known.has(one) || (used.get(one) ?? 0) >= COMMON);
}

/** The lines of a field that suppose nothing beyond what was told. */
export const evidenced = (field: string, told: string): string[] =>
  lines(field).filter((line) => isEvidenced(line, told));
