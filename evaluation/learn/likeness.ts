import type { LikeTable } from '#server/reading/likeness.ts';
import { chance, shuffled } from './chance.ts';

export type Telling = { label: string; signs: readonly string[]; hand: string };

const UNIT = 1000;
const ROUNDS = 12;
/** How far ahead of every other kind the right one should be, and how much one telling may change at once. */
const AHEAD = 0.5;
const STEP = 0.6;
/** Words and who it is about tell most; pairs of words and families of words help. */
const WORTH: Readonly<Record<string, number>> = { w: 1, r: 1.5, m: 0.5 };
const LESS = 0.6;
/** Seen less often, a sign tells nothing; weighing less, it is left out. */
const OFTEN = 2;
const LEAST = 0.08;

type Weights = Map<string, Float64Array>;
type Vector = (readonly [sign: string, weight: number])[];

function rarity(all: readonly Telling[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { signs } of all) for (const sign of signs) count.set(sign, (count.get(sign) ?? 0) + 1);
  return new Map(
    [...count]
      .filter(([, times]) => times >= OFTEN)
      .map(([sign, times]) => [sign, Math.log(1 + all.length / times) * (WORTH[sign.charAt(0)] ?? LESS)]),
  );
}

function vector(signs: readonly string[], rare: ReadonlyMap<string, number>): Vector {
  const all = signs.flatMap((sign) => (rare.has(sign) ? [[sign, rare.get(sign) ?? 0] as const] : []));
  const length = Math.hypot(...all.map(([, weight]) => weight)) || 1;
  return all.map(([sign, weight]) => [sign, weight / length]);
}

function add(weights: Weights, of: Vector, label: number, by: number, width: number): void {
  for (const [sign, weight] of of) {
    const row = weights.get(sign) ?? new Float64Array(width);
    row[label] = (row[label] ?? 0) + by * weight;
    weights.set(sign, row);
  }
}

function sums(weights: Weights, of: Vector, width: number): Float64Array {
  const sum = new Float64Array(width);
  for (const [sign, weight] of of) {
    const row = weights.get(sign);
    if (row) for (let k = 0; k < width; k++) sum[k] = (sum[k] ?? 0) + weight * (row[k] ?? 0);
  }
  return sum;
}

/** Each telling that is not clearly its own kind moves its kind nearer and the strongest other away; the mean of all rounds is kept. */
function learned(all: readonly { of: Vector; label: number }[], width: number): Weights {
  const weights: Weights = new Map();
  const mean: Weights = new Map();
  const next = chance(5);
  let time = 0;
  const steps = ROUNDS * all.length;
  for (let round = 0; round < ROUNDS; round++)
    for (const { of, label } of shuffled(all, next)) {
      const sum = sums(weights, of, width);
      const right = sum[label] ?? 0;
      sum[label] = Number.NEGATIVE_INFINITY;
      const other = sum.indexOf(Math.max(...sum));
      const missing = AHEAD - (right - (sum[other] ?? 0));
      const left = 1 - time++ / steps;
      if (missing <= 0) continue;
      const by = Math.min(STEP, missing / 2);
      for (const [where, share] of [
        [weights, 1],
        [mean, left],
      ] as const) {
        add(where, of, label, by * share, width);
        add(where, of, other, -by * share, width);
      }
    }
  return mean;
}

export function likeTableOf(all: readonly Telling[]): LikeTable {
  const rare = rarity(all);
  const labels = [...new Set(all.map(({ label }) => label))];
  const weights = learned(
    all.map(({ signs, label }) => ({ of: vector(signs, rare), label: labels.indexOf(label) })),
    labels.length,
  );
  const rows = [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([sign, row]) => {
      const pairs = [...row].flatMap((weight, k) =>
        Math.abs(weight) >= LEAST ? [`${k}:${Math.round(weight * 100)}`] : [],
      );
      return pairs.length ? [`${sign}\t${Math.round((rare.get(sign) ?? 0) * UNIT)}\t${pairs.join(' ')}`] : [];
    });
  return { labels, signs: rows.join('\n') };
}
