import { chance, shuffled } from './chance.ts';

/** Something that was read, what it is, and how much a wrong answer about it costs. */
export type Sample = { signs: readonly string[]; label: string; weight: number };
export type Learned = { labels: readonly string[]; bias: Float64Array; rows: Map<string, Float64Array> };
export type Way = {
  rounds: number;
  batch: number;
  rate: number;
  /** How strongly weights are drawn back to nothing. */
  shrink: number;
  /** The first label is what nearly everything is. */
  usual: number;
  /** Which share of the signs is left out by chance each time, so that no single one is leant on. */
  unheard?: number;
};

type Rows = Map<string, Float64Array>;
export const scale = (signs: readonly string[]) => 1 / Math.sqrt(Math.max(4, signs.length));

export function scores({ bias, rows }: Learned, signs: readonly string[]): Float64Array {
  const sum = new Float64Array(bias.length);
  for (const sign of signs) {
    const row = rows.get(sign);
    if (row) for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + (row[k] ?? 0);
  }
  const by = scale(signs);
  return sum.map((value, k) => value * by + (bias[k] ?? 0));
}

export function chances(values: Float64Array): Float64Array {
  const top = Math.max(...values);
  const all = values.map((value) => Math.exp(value - top));
  const sum = all.reduce((one, other) => one + other, 0);
  return all.map((value) => value / sum);
}

function add(row: Float64Array, more: Float64Array, by: number) {
  for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) + (more[k] ?? 0) * by;
}

type Hear = (signs: readonly string[]) => readonly string[];

/** Which way the weights should move for one batch. */
function slopeOf(learned: Learned, batch: readonly Sample[], hear: Hear): { rows: Rows; bias: Float64Array } {
  const width = learned.labels.length;
  const rows: Rows = new Map();
  const bias = new Float64Array(width);
  for (const { signs: all, label, weight } of batch) {
    const signs = hear(all);
    const error = chances(scores(learned, signs));
    const right = learned.labels.indexOf(label);
    error[right] = (error[right] ?? 0) - 1;
    add(bias, error, weight);
    for (const sign of signs) {
      if (!learned.rows.has(sign)) continue;
      const row = rows.get(sign) ?? new Float64Array(width);
      add(row, error, scale(signs) * weight);
      rows.set(sign, row);
    }
  }
  return { rows, bias };
}

function step(values: Float64Array, seen: Float64Array, slope: Float64Array, rate: number, shrink: number) {
  for (let k = 0; k < slope.length; k++) {
    const down = (slope[k] ?? 0) + shrink * (values[k] ?? 0);
    seen[k] = (seen[k] ?? 0) + down * down;
    values[k] = (values[k] ?? 0) - (rate * down) / Math.sqrt(seen[k] ?? 1);
  }
}

/** Multinomial regression over signs, with a rate of its own for every weight. */
export function learn(all: readonly Sample[], labels: readonly string[], kept: readonly string[], way: Way): Learned {
  const nothing = () => new Float64Array(labels.length);
  const learned: Learned = { labels, bias: nothing(), rows: new Map(kept.map((sign) => [sign, nothing()])) };
  const seen: Rows = new Map(kept.map((sign) => [sign, nothing().fill(1e-6)]));
  learned.bias[0] = way.usual;
  const biasSeen = nothing().fill(1e-6);
  const next = chance(7);
  const unheard = way.unheard ?? 0;
  const hear: Hear = (signs) => (unheard ? signs.filter(() => next() >= unheard) : signs);
  for (let round = 0; round < way.rounds; round++) {
    const order = shuffled(all, next);
    for (let from = 0; from < order.length; from += way.batch) {
      const slope = slopeOf(learned, order.slice(from, from + way.batch), hear);
      for (const [sign, row] of slope.rows) {
        const [values, before] = [learned.rows.get(sign), seen.get(sign)];
        if (values && before) step(values, before, row, way.rate, way.shrink);
      }
      step(learned.bias, biasSeen, slope.bias, way.rate * 0.6, way.shrink);
    }
  }
  // Later all signs are heard, and a text must not weigh more for that.
  const less = Math.sqrt(1 - unheard);
  return {
    ...learned,
    rows: new Map([...learned.rows].map(([sign, row]) => [sign, row.map((value) => value * less)])),
  };
}

/** In fiftieths, relative to the first label; signs that hardly weigh are left out. */
export function tableOf({ labels, bias, rows }: Learned, least: number) {
  const relative = (row: Float64Array) => [...row].map((value) => Math.round((value - (row[0] ?? 0)) * 50));
  const all = [...rows].map(([sign, row]) => [sign, relative(row)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const heavy = all.filter(([, row]) => Math.max(...row.map(Math.abs)) >= least);
  console.log(`${heavy.length} of ${rows.size} signs kept`);
  return {
    labels,
    bias: relative(bias),
    signs: heavy
      .map(([sign, row]) => `${sign}\t${row.map((value) => (Math.abs(value) < 4 ? '' : value)).join(' ')}`)
      .join('\n'),
  };
}
