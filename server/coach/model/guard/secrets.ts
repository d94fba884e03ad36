import type { Prompt } from '#server/wire/wire.ts';

/** Shorter beginnings may occur in any sentence. */
const LEAST = 36;
const known = new Map<string, readonly string[]>();

/** The beginnings of our own rules in lower case: an answer with one of them repeats its instructions. */
export function secretsIn([first]: Prompt['system']): readonly string[] {
  const house = first?.text ?? '';
  const held = known.get(house);
  if (held) return held;
  // Examples may be repeated.
  const [rules = ''] = house.split('\n\nSix answers');
  const all = rules
    .split(/\n|(?<=[.:;]) /)
    .map((line) => line.replace(/^- /, '').toLowerCase().trim())
    .filter((line) => line.length >= LEAST)
    .map((line) => line.slice(0, LEAST));
  known.clear();
  known.set(house, all);
  return all;
}
