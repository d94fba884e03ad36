import known from '#server/reading/words/families.json' with { type: 'json' };
import { chance } from './chance.ts';

const COMMON =
  'i you he she it my me we they the a to and of is was that in for on with not do so just like have get know think';
const EVERYDAY = 0.55;

/** Words thrown together, which say nothing: what is learned from them is to be sure of nothing where nothing is known. */
export function noise(count: number): string[] {
  const next = chance(3);
  const common = [...known.common.split(' '), ...COMMON.split(' ')];
  const words = known.families.join(' ').split(' ');
  const one = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + Math.floor(next() * 18) }, () => one(next() < EVERYDAY ? common : words)).join(' '),
  );
}
