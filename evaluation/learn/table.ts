import { certaintyOf, chancesOf, type Table } from '#server/reading/classifier.ts';
import { together } from '#server/reading/kinds.ts';
import { type Learned, learn, type Sample, type Way, weigh } from './learner.ts';

const UNIT = 100;
const FOLDS = 4;

/** What was said of a sample by weights that never saw its hand. */
export type Seen = { sample: Sample; values: number[] };

/** What every label weighs in a sample, its sentences taken together where each is weighed. */
function valuesOf(learned: Learned, { signs, parts = [] }: Sample): number[] {
  const values = weigh(learned, signs);
  if (parts.length < 2) return values;
  const chances = parts.map((part) => chancesOf(weigh(learned, part)));
  return together(learned.labels, chancesOf(values), chances).map(Math.log);
}

/** Every hand's samples seen by what was learned from the others; samples of no hand are only learned from. */
export function crossSeen(all: readonly Sample[], labels: readonly string[], way: Way): Seen[] {
  const hands = [...new Set(all.map(({ hand }) => hand).filter(Boolean))];
  return Array.from({ length: Math.min(FOLDS, hands.length) }, (_, fold) => {
    const out = new Set(hands.filter((_, i) => i % FOLDS === fold));
    const learned = learn(
      all.filter(({ hand }) => !out.has(hand)),
      labels,
      way,
    );
    const mine = all.filter(({ hand }) => out.has(hand));
    return mine.map((sample) => ({ sample, values: valuesOf(learned, sample) }));
  }).flat();
}

/** Slope and shift that turn how likely the best label looks into how often it is right. */
export function sureness(seen: readonly Seen[], labels: readonly string[]): [number, number] {
  const points = seen.map(({ sample, values }) => {
    const chances = chancesOf(values);
    const p = Math.min(1 - 1e-6, Math.max(...chances));
    return {
      x: Math.log(p / (1 - p)),
      right:
        labels[chances.indexOf(p)] === sample.label || labels[chances.indexOf(Math.max(...chances))] === sample.label
          ? 1
          : 0,
    };
  });
  let [slope, shift] = [1, 0];
  for (let round = 0; round < 400; round++) {
    let [a, b] = [0, 0];
    for (const { x, right } of points) {
      const off = 1 / (1 + Math.exp(-(slope * x + shift))) - right;
      a += off * x;
      b += off;
    }
    slope -= (0.5 * a) / points.length;
    shift -= (0.5 * b) / points.length;
  }
  return [round(slope), round(shift)];
}

/** So many of what is said must be right, so often must it have been seen; never less sure than `least`, and `most` is sure enough. */
export type Bar = { right: number; often: number; least: number; most: number };

/** For each label how sure it must be to be said: where no bar keeps it right, it is never said. */
export function sayable(
  seen: readonly Seen[],
  labels: readonly string[],
  sure: readonly number[],
  least: Bar,
): number[] {
  const all = seen
    .map(({ sample, values }) => {
      const chances = chancesOf(values);
      const best = Math.max(...chances);
      const got = labels[chances.indexOf(best)];
      return { got, isRight: got === sample.label, certainty: certaintyOf(best, sure) };
    })
    .sort((a, b) => b.certainty - a.certainty);
  return labels.map((label) => {
    let bar = least.most;
    let right = 0;
    for (const [at, { isRight, certainty }] of all.filter(({ got }) => got === label).entries()) {
      right += isRight ? 1 : 0;
      if (at + 1 >= least.often && right / (at + 1) >= least.right)
        bar = Math.max(least.least, Math.min(certainty, least.most));
    }
    return round(bar);
  });
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Weights as they are kept: only those that weigh something. */
export function tableOf(
  { labels, numbers, weights, bias }: Learned,
  sure: readonly number[],
  least: number,
  made: string,
): Table {
  const width = labels.length;
  const lines = [...numbers].flatMap(([sign, number]) => {
    const row = weights.subarray(number * width, (number + 1) * width);
    const pairs = [...row].flatMap((weight, k) =>
      Math.abs(weight) >= least ? [`${k}:${Math.round(weight * UNIT)}`] : [],
    );
    return pairs.length > 0 ? [`${sign}\t${pairs.join(' ')}`] : [];
  });
  return { made, labels, bias: [...bias].map(round), sure, signs: lines.join('\n') };
}
