import type { Sample, Way } from './learner.ts';

/** Whose hand wrote a sentence: what is learned from others must hold for it. */
export type Written = Sample & { hand: string };

/** Something to be learned: what from, how, and where the weights go. */
export type Subject = {
  labels: readonly string[];
  samples: () => Written[];
  way: Way;
  /** How often a sign must have been seen, and how much it must weigh to be kept. */
  often: number;
  least: number;
  to: string;
};

/** "h3-012" was written by h3, "SI52" by SI. */
export const handOf = (id: string) => id.replace(/-?\d+$/, '');

/** A rare label costs more to miss. */
export function balanced(all: readonly Written[]): Written[] {
  const count = new Map<string, number>();
  for (const { label } of all) count.set(label, (count.get(label) ?? 0) + 1);
  const usual = all.length / count.size;
  return all.map((one) => ({ ...one, weight: (one.weight * usual) / (count.get(one.label) ?? usual) }));
}
