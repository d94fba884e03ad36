import type { Match } from '#server/coach/language/frames.ts';
import type { Reading } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';
import type { Category } from '#server/coach/safety/terms.ts';
import { categoryOf, type Pointed } from '#server/coach/safety/weigh/rule.ts';
import { signsOf, windowsOf } from '#server/coach/safety/weigh/signs.ts';
import learned from '#server/coach/safety/weigh/weights.json' with { type: 'json' };

/** Everything is weighed against the first label, which is no danger. */
const labels = learned.labels.slice(1) as readonly Pointed[];
const bias = learned.bias.slice(1);
const weights = new Map(
  learned.signs.split('\n').map((line): [string, readonly number[]] => {
    const [sign = '', row = ''] = line.split('\t');
    return [sign, row.split(' ').slice(1).map(Number)];
  }),
);
const UNIT = 50;
/** Of many passages one looks dangerous by chance, so a passage of a long text must weigh more; so must a few words alone. */
const OF_MANY = 0.7;
const OF_FEW = 1.5;
const FEW = 7;

/**
 * What a passage as a whole points to: how strongly (odds, as a logarithm), to what, and by which words. `own` is what it
 * weighs by itself, whatever the text around it: few words point to no danger, and do not speak against one either.
 */
export type Weight = {
  odds: number;
  own: number;
  pointed: Pointed;
  category: Category;
  /** How strongly the passage points to each. */
  each: ReadonlyMap<Category, number>;
  window: Match;
  parts: Match[];
};

/** The signs at each token by number, and what each number weighs: every sign of a text is looked up once. */
type Signs = { at: readonly (readonly number[])[]; rows: readonly (readonly number[])[] };
const NOTHING: readonly number[] = [];

function numbered(at: readonly string[][]): Signs {
  const numbers = new Map<string, number>();
  const rows: (readonly number[])[] = [];
  const numberOf = (sign: string) => {
    const before = numbers.get(sign);
    if (before !== undefined) return before;
    numbers.set(sign, rows.length);
    return rows.push(weights.get(sign) ?? NOTHING) - 1;
  };
  return { at: at.map((signs) => signs.map(numberOf)), rows };
}

type Seen = { odds: number; values: readonly number[]; window: Match };

/** What the different signs of a window weigh together for each label, and how many they are. */
function sums({ at, rows }: Signs, { first, end }: Match): { sum: number[]; count: number } {
  const sum = labels.map(() => 0);
  const seen = new Uint8Array(rows.length);
  let count = 0;
  for (let i = first; i < end; i++)
    for (const sign of at[i] ?? NOTHING) {
      if (seen[sign]) continue;
      seen[sign] = 1;
      count++;
      const row = rows[sign] ?? NOTHING;
      for (let k = 0; k < row.length; k++) sum[k] = (sum[k] ?? 0) + (row[k] ?? 0);
    }
  return { sum, count };
}

function weighed(signs: Signs, window: Match): Seen {
  const { sum, count } = sums(signs, window);
  const scale = 1 / Math.sqrt(Math.max(4, count));
  const values = sum.map((one, k) => (one * scale + (bias[k] ?? 0)) / UNIT);
  const odds = Math.log(values.reduce((total, value) => total + Math.exp(value), 0));
  return { odds, values, window };
}

/** The words that weigh most for a label, neighbours joined. */
function heaviest({ at, rows }: Signs, { first, end }: Match, label: number): Match[] {
  const each = at.slice(first, end).map((signs) => signs.reduce((sum, sign) => sum + (rows[sign]?.[label] ?? 0), 0));
  const bar = Math.max(...each) * 0.4;
  const parts: Match[] = [];
  each.forEach((weight, i) => {
    if (weight < bar || weight <= 0) return;
    const last = parts.at(-1);
    if (last && first + i - last.end <= 1) last.end = first + i + 1;
    else parts.push({ first: first + i, end: first + i + 1 });
  });
  return parts;
}

function eachOf(values: readonly number[]): Map<Category, number> {
  const all = new Map<Category, number>();
  labels.forEach((name, k) => {
    const category = categoryOf(name);
    all.set(category, Math.max(values[k] ?? 0, all.get(category) ?? Number.NEGATIVE_INFINITY));
  });
  return all;
}

const isWord = ({ kind }: Token) => kind !== 'mark';
const LEFT = 3;
/** Whether enough is left to weigh once everyday sayings are taken out. */
function says({ tokens }: Reading, masked: readonly boolean[], { first, end }: Match): boolean {
  const words = tokens.slice(first, end).filter(isWord).length;
  const hidden = masked.slice(first, end).filter(Boolean).length;
  return hidden === 0 || words - hidden > LEFT;
}

/** The passage of a text that weighs most; none where there are no words. */
export function weigh(reading: Reading, masked: readonly boolean[]): Weight | undefined {
  const signs = numbered(signsOf(reading, masked));
  const all = windowsOf(reading).filter((window) => says(reading, masked, window));
  const less = (all.length > 1 ? OF_MANY : 0) + (reading.tokens.filter(isWord).length < FEW ? OF_FEW : 0);
  const best = all
    .map((window) => weighed(signs, window))
    .reduce<Seen | undefined>((most, one) => (most && most.odds >= one.odds ? most : one), undefined);
  if (!best) return undefined;
  const { odds, values, window } = best;
  const label = values.indexOf(Math.max(...values));
  const pointed = labels[label] ?? 'self_harm';
  return {
    odds: odds - less,
    own: odds,
    pointed,
    category: categoryOf(pointed),
    each: eachOf(values),
    window,
    parts: heaviest(signs, window, label),
  };
}
