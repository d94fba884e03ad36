import { scaleOf } from '#server/reading/classifier.ts';
import { chance, shuffled } from './chance.ts';

/** Something that was read, what it is, how much a wrong answer about it costs, and whose hand wrote it. */
export type Sample = {
  signs: readonly string[];
  label: string;
  weight: number;
  hand: string;
  /** The signs of its sentences, where each is weighed. */
  parts?: readonly (readonly string[])[];
};
export type Way = {
  rounds: number;
  rate: number;
  /** How strongly a weight is drawn back to nothing whenever its sign is met. */
  shrink: number;
  /** Which share of the signs is left out by chance each time, so that no single one is leant on. */
  unheard: number;
  /** How often a sign must have been seen in sentences that a hand wrote. */
  often: number;
};
export type Learned = {
  labels: readonly string[];
  numbers: ReadonlyMap<string, number>;
  weights: Float32Array;
  bias: Float64Array;
};

/** Signs that were seen often enough to be learned from, by number. */
function numbered(all: readonly Sample[], often: number): Map<string, number> {
  const count = new Map<string, number>();
  for (const { signs, hand } of all) if (hand) for (const sign of signs) count.set(sign, (count.get(sign) ?? 0) + 1);
  const kept = [...count].filter(([, times]) => times >= often).map(([sign]) => sign);
  return new Map(kept.sort().map((sign, i) => [sign, i]));
}

/** The chance of each label, in place of what it weighs. */
function toChances(values: Float64Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) top = Math.max(top, value);
  let sum = 0;
  for (let k = 0; k < values.length; k++) {
    const one = Math.exp((values[k] as number) - top);
    values[k] = one;
    sum += one;
  }
  for (let k = 0; k < values.length; k++) values[k] = (values[k] as number) / sum;
}

function add(into: Float64Array, weights: Float32Array, sign: number, by: number): void {
  const at = sign * into.length;
  for (let k = 0; k < into.length; k++) into[k] = (into[k] as number) + by * (weights[at + k] as number);
}

function lean(bias: Float64Array, seen: Float64Array, off: Float64Array, weight: number, rate: number): void {
  for (let k = 0; k < bias.length; k++) {
    const down = (off[k] as number) * weight;
    seen[k] = (seen[k] as number) + down * down;
    bias[k] = (bias[k] as number) - (rate * down) / Math.sqrt(seen[k] as number);
  }
}

/** Multinomial regression over signs, one sample after the other, with a rate of its own for every weight. */
export function learn(all: readonly Sample[], labels: readonly string[], way: Way): Learned {
  const numbers = numbered(all, way.often);
  const width = labels.length;
  const weights = new Float32Array(numbers.size * width);
  const seen = new Float32Array(weights.length).fill(0.1);
  const bias = new Float64Array(width);
  const biasSeen = new Float64Array(width).fill(1);
  const samples = all.map(({ signs, label, weight }) => ({
    signs: Int32Array.from(signs.flatMap((sign) => numbers.get(sign) ?? [])),
    scale: scaleOf(signs.length * (1 - way.unheard)),
    right: labels.indexOf(label),
    weight,
  }));
  const next = chance(7);
  const values = new Float64Array(width);
  for (let round = 0; round < way.rounds; round++) {
    const rate = way.rate * (1.02 - round / way.rounds);
    for (const { signs, scale, right, weight } of shuffled(samples, next)) {
      const heard = signs.filter(() => next() >= way.unheard);
      values.set(bias);
      for (const sign of heard) add(values, weights, sign, scale);
      toChances(values);
      values[right] = (values[right] as number) - 1;
      lean(bias, biasSeen, values, weight, rate * 0.2);
      for (const sign of heard) {
        const at = sign * width;
        for (let k = 0; k < width; k++) {
          const weighed = weights[at + k] as number;
          const down = (values[k] as number) * weight * scale + way.shrink * weighed;
          const past = (seen[at + k] as number) + down * down;
          seen[at + k] = past;
          weights[at + k] = weighed - (rate * down) / Math.sqrt(past);
        }
      }
    }
  }
  return { labels, numbers, weights, bias };
}

/** What every label weighs in something that was read, as logarithms. */
export function weigh({ labels, numbers, weights, bias }: Learned, signs: readonly string[]): number[] {
  const values = new Float64Array(labels.length);
  const scale = scaleOf(signs.length);
  values.set(bias);
  for (const sign of signs) {
    const number = numbers.get(sign);
    if (number !== undefined) add(values, weights, number, scale);
  }
  return [...values];
}
