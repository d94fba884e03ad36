// `node evaluation/learn.ts`: what each sign weighs, learned from the sentences that were read while building.
// `--check` learns from four fifths of them and shows how the last fifth is seen, five times over.
import { writeFileSync } from 'node:fs';
import { Scene } from '#server/coach/language/frames.ts';
import { read } from '#server/coach/language/read.ts';
import { maskedIn } from '#server/coach/safety/find.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';
import { signsOf, windowsOf } from '#server/coach/safety/weigh/signs.ts';
import { sentences } from './sentences.ts';

type Row = { text: string; label: string; category: string; part?: 'held' | 'grow' };
type Sample = { signs: string[]; label: string; weight: number; list: 'safety' | 'ordinary' };
type Learned = { labels: string[]; bias: Float64Array; rows: Map<string, Float64Array> };

const ROUNDS = 25;
const BATCH = 400;
const RATE = 0.5;
/** How much a wrong answer costs: a missed crisis, a calm sentence that looks like one, an ordinary one. */
const COSTS = { crisis: 6, hard: 3, ordinary: 1 };
const SHRINK = 0.0005;

function sample(text: string, label: string, weight: number, list: Sample['list']): Sample[] {
  const reading = read(text);
  const signs = signsOf(reading, maskedIn(new Scene(reading, safetyWords)));
  const whole = { first: 0, end: signs.length };
  // Every passage of a calm text is calm; of a dangerous one nobody knows which.
  const passages = label === 'none' ? windowsOf(reading) : [whole];
  return passages.map(({ first, end }) => ({
    signs: [...new Set(signs.slice(first, end).flat())],
    label,
    weight,
    list,
  }));
}

const { own, open } = sentences(process.env.EVALUATION_DATA);
const lines = (path: string) => (open(path) ?? '').trim().split('\n').filter(Boolean);

function samples(): Sample[] {
  const labelled = [...own<Row>('safety-dev'), ...own<Row>('safety-own').filter(({ part }) => part === 'grow')];
  const quarrels = ['conflict-moves-dev', 'conflict-moves-own', 'attachment-dev', 'attachment-own'];
  return [
    ...labelled.flatMap(({ text, label, category }) =>
      label === 'none' ? sample(text, 'none', COSTS.hard, 'safety') : sample(text, category, COSTS.crisis, 'safety'),
    ),
    ...quarrels.flatMap((name) =>
      own<{ text: string }>(name).flatMap(({ text }) => sample(text, 'none', COSTS.hard, 'ordinary')),
    ),
    ...own<{ text: string; safety?: string }>('arguments-dev')
      .filter(({ safety }) => !safety)
      .flatMap(({ text }) => sample(text, 'none', COSTS.hard, 'safety')),
    ...own<{ side_a: string; side_b: string }>('mirror-dev').flatMap((row) =>
      [row.side_a, row.side_b].flatMap((text) => sample(text, 'none', COSTS.hard, 'ordinary')),
    ),
    ...lines('goemotions/dev-train-20k.tsv')
      .slice(0, 12_000)
      .flatMap((line) => sample(line.split('\t')[0] ?? '', 'none', COSTS.ordinary, 'ordinary')),
  ];
}

/** The same numbers in every run. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<Item>(all: readonly Item[], next: () => number): Item[] {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const k = Math.floor(next() * (i + 1));
    [out[i], out[k]] = [out[k] as Item, out[i] as Item];
  }
  return out;
}

const scale = (signs: readonly string[]) => 1 / Math.sqrt(Math.max(4, signs.length));

function scores({ bias, rows }: Learned, signs: readonly string[]): Float64Array {
  const sum = new Float64Array(bias.length);
  for (const sign of signs) {
    const row = rows.get(sign);
    if (row) for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + (row[k] ?? 0);
  }
  const by = scale(signs);
  return sum.map((value, k) => value * by + (bias[k] ?? 0));
}

function chances(values: Float64Array): Float64Array {
  const top = Math.max(...values);
  const all = values.map((value) => Math.exp(value - top));
  const sum = all.reduce((one, other) => one + other, 0);
  return all.map((value) => value / sum);
}

/** Signs that say something of danger, or are so common that they say something of calm. */
function frequent(all: readonly Sample[]): string[] {
  const count = new Map<string, { all: number; crisis: number; hard: number }>();
  for (const { signs, label, list } of all)
    for (const sign of signs) {
      const one = count.get(sign) ?? { all: 0, crisis: 0, hard: 0 };
      one.all++;
      if (label !== 'none') one.crisis++;
      else if (list === 'safety') one.hard++;
      count.set(sign, one);
    }
  const least = (sign: string) => (/^[wc]/.test(sign) ? 2 : 3);
  return [...count]
    .filter(([sign, one]) => one.all >= 60 || (one.all >= least(sign) && one.crisis + one.hard >= 2))
    .map(([sign]) => sign);
}

type Table = Map<string, Float64Array>;

const add = (row: Float64Array, more: Float64Array, by: number) => {
  for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) + (more[k] ?? 0) * by;
};

/** Which way the weights should move for one batch. */
function slopeOf(learned: Learned, batch: readonly Sample[]): { rows: Table; bias: Float64Array } {
  const width = learned.labels.length;
  const rows: Table = new Map();
  const bias = new Float64Array(width);
  for (const { signs, label, weight } of batch) {
    const error = chances(scores(learned, signs));
    const right = learned.labels.indexOf(label);
    error[right] = (error[right] ?? 0) - 1;
    add(bias, error, weight);
    for (const sign of signs.filter((one) => learned.rows.has(one))) {
      const row = rows.get(sign) ?? new Float64Array(width);
      add(row, error, scale(signs) * weight);
      rows.set(sign, row);
    }
  }
  return { rows, bias };
}

/** Multinomial regression with a rate of its own for every weight. */
function learn(all: readonly Sample[], labels: string[]): Learned {
  const width = labels.length;
  const learned: Learned = { labels, bias: new Float64Array(width), rows: new Map() };
  const seen: Table = new Map();
  for (const sign of frequent(all)) {
    learned.rows.set(sign, new Float64Array(width));
    seen.set(sign, new Float64Array(width).fill(1e-6));
  }
  learned.bias[0] = 3;
  const biasSeen = new Float64Array(width).fill(1e-6);
  const next = chance(7);
  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffled(all, next);
    for (let from = 0; from < order.length; from += BATCH) {
      const slope = slopeOf(learned, order.slice(from, from + BATCH));
      for (const [sign, row] of slope.rows) step(learned.rows.get(sign), seen.get(sign), row, RATE);
      step(learned.bias, biasSeen, slope.bias, RATE * 0.6);
    }
  }
  return learned;
}

function step(values: Float64Array | undefined, seen: Float64Array | undefined, slope: Float64Array, rate: number) {
  if (!values || !seen) return;
  for (let k = 0; k < slope.length; k++) {
    const down = (slope[k] ?? 0) + SHRINK * (values[k] ?? 0);
    seen[k] = (seen[k] ?? 0) + down * down;
    values[k] = (values[k] ?? 0) - (rate * down) / Math.sqrt(seen[k] ?? 1);
  }
}

const odds = (learned: Learned, { signs }: Sample) => {
  const calm = chances(scores(learned, signs))[0] ?? 0;
  return Math.log((1 - calm + 1e-9) / (calm + 1e-9));
};

function check(all: Sample[], labels: string[]) {
  const validation = lines('goemotions/dev-validation.tsv').flatMap((line) =>
    sample(line.split('\t')[0] ?? '', 'none', 1, 'ordinary'),
  );
  const order = shuffled(all, chance(3));
  const safety = order.filter(({ list }) => list === 'safety');
  const seen: { odds: number; crisis: boolean }[] = [];
  const calm: number[] = [];
  for (let fold = 0; fold < 5; fold++) {
    const out = new Set(safety.filter((_, i) => i % 5 === fold));
    const learned = learn(
      order.filter((one) => !out.has(one)),
      labels,
    );
    for (const one of out) seen.push({ odds: odds(learned, one), crisis: one.label !== 'none' });
    for (const one of validation.filter((_, i) => i % 5 === fold)) calm.push(odds(learned, one));
  }
  const share = (list: number[], bar: number) => (list.filter((value) => value >= bar).length / list.length).toFixed(3);
  for (const bar of [-0.5, 0, 0.5, 1, 1.5, 2, 2.5])
    console.log(
      `odds ${bar}: recall ${share(
        seen.filter(({ crisis }) => crisis).map((one) => one.odds),
        bar,
      )}, hard negatives ${share(
        seen.filter(({ crisis }) => !crisis).map((one) => one.odds),
        bar,
      )}, ordinary ${share(calm, bar)}`,
    );
}

/** Hundredths, relative to what speaks for calm; signs that hardly weigh are left out. */
function kept({ labels, bias, rows }: Learned) {
  const relative = (row: Float64Array) => [...row].slice(1).map((value) => Math.round((value - (row[0] ?? 0)) * 50));
  const heavy = [...rows].map(([sign, row]) => [sign, relative(row)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const signs = heavy.filter(([, row]) => Math.max(...row.map(Math.abs)) >= 25);
  console.log(`${signs.length} of ${rows.size} signs kept`);
  return {
    labels: labels.slice(1),
    bias: relative(bias),
    signs: signs
      .map(([sign, row]) => `${sign}\t${row.map((value) => (Math.abs(value) < 8 ? '' : value)).join(' ')}`)
      .join('\n'),
  };
}

const all = samples();
const labels = ['none', ...new Set(all.map(({ label }) => label).filter((label) => label !== 'none'))].sort((a, b) =>
  a === 'none' ? -1 : b === 'none' ? 1 : a < b ? -1 : 1,
);
if (process.argv.includes('--check')) check(all, labels);
else {
  const learned = learn(all, labels);
  writeFileSync('server/coach/safety/weigh/weights.json', `${JSON.stringify(kept(learned), null, 2)}\n`);
}
