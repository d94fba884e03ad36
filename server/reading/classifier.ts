import type { Reading } from '#server/reading/reading.ts';
import { type Signs, signsIn, signsOf, type Window, windowsOf } from '#server/reading/signs.ts';

/**
 * What was learned: the weight of each sign for each label, in hundredths, one line per sign ("sign", a tab,
 * "label:weight ..."). `sure` converts the chance of the best label into how often it is right.
 */
export type Table = {
  made: string;
  labels: readonly string[];
  bias: readonly number[];
  sure: readonly number[];
  signs: string;
  /** The certainty that each label needs, so that nearly all labels given are right. */
  said?: readonly number[];
};
export type Span = { from: number; to: number };
/** `certainty`: how often such a label was right on sentences not learned from. */
type Ranked<Label> = { label: Label; certainty: number };
type Classified<Label> = {
  ranked: Ranked<Label>[];
  spans: (label: Label) => Span[];
  chanceOf: (label: Label) => number;
};

/** Label and weight, alternating. */
type Row = Float32Array;
const UNIT = 100;
const FEW = 12;
const NOTHING: Row = new Float32Array(0);

export const scaleOf = (signs: number) => 1 / Math.sqrt(Math.max(FEW, signs));

function rowOf(pairs: string): Row {
  const all = pairs.split(' ');
  const row = new Float32Array(all.length * 2);
  all.forEach((pair, i) => {
    const colon = pair.indexOf(':');
    row[i * 2] = Number(pair.slice(0, colon));
    row[i * 2 + 1] = Number(pair.slice(colon + 1)) / UNIT;
  });
  return row;
}

/** Lines are parsed when their sign is first met; most never are. */
function rowsOf(signs: string): (sign: string) => Row {
  const lines = new Map(
    signs.split('\n').map((line): [string, string | Row] => {
      const tab = line.indexOf('\t');
      return [line.slice(0, tab), line.slice(tab + 1)];
    }),
  );
  return (sign) => {
    const known = lines.get(sign);
    if (known === undefined) return NOTHING;
    if (typeof known !== 'string') return known;
    const row = rowOf(known);
    lines.set(sign, row);
    return row;
  };
}

export function chancesOf(values: readonly number[]): number[] {
  const top = Math.max(...values);
  const all = values.map((value) => Math.exp(value - top));
  const sum = all.reduce((a, b) => a + b, 0);
  return all.map((value) => value / sum);
}

const NEVER = 1e-6;
export function certaintyOf(chance: number, [slope = 1, shift = 0]: readonly number[]): number {
  const p = Math.min(1 - NEVER, Math.max(NEVER, chance));
  return 1 / (1 + Math.exp(-(slope * Math.log(p / (1 - p)) + shift)));
}

/** One classifier for every question: the weights of signs, and a label with the words that speak for it. */
export class Classifier<Label extends string> {
  readonly #table: () => Table;
  #rows: ((sign: string) => Row) | undefined;

  constructor(table: () => Table) {
    this.#table = table;
  }

  get labels(): readonly Label[] {
    return this.#table().labels as readonly Label[];
  }

  get sure(): readonly number[] {
    return this.#table().sure;
  }

  isSaid({ label, certainty }: Ranked<Label>): boolean {
    return certainty >= (this.#table().said?.[this.labels.indexOf(label)] ?? 1);
  }

  #rowAt(sign: string): Row {
    this.#rows ??= rowsOf(this.#table().signs);
    return this.#rows(sign);
  }

  /** The sum of weights per label, as comparable logarithms. */
  weigh(at: Signs, window: Window): number[] {
    const signs = signsIn(at, window);
    const sum = new Float64Array(this.labels.length);
    for (const sign of signs) {
      const row = this.#rowAt(sign);
      for (let i = 0; i < row.length; i += 2) {
        const label = row[i] as number;
        sum[label] = (sum[label] as number) + (row[i + 1] as number);
      }
    }
    const scale = scaleOf(signs.size);
    const { bias } = this.#table();
    return this.labels.map((_, k) => (sum[k] as number) * scale + (bias[k] ?? 0));
  }

  /** The words of a passage with the most weight for a label, neighbors joined. */
  heaviest(at: Signs, { first, end }: Window, label: Label): Window[] {
    const k = this.labels.indexOf(label);
    const each = at.slice(first, end).map((signs) => {
      let sum = 0;
      for (const sign of signs) {
        const row = this.#rowAt(sign);
        for (let i = 0; i < row.length; i += 2) if (row[i] === k) sum += row[i + 1] as number;
      }
      return sum;
    });
    const bar = each.reduce((a, b) => Math.max(a, b), 0) * 0.4;
    const parts: Window[] = [];
    each.forEach((weight, i) => {
      if (weight < bar || weight <= 0) return;
      const last = parts.at(-1);
      if (last && first + i - last.end <= 1) last.end = first + i + 1;
      else parts.push({ first: first + i, end: first + i + 1 });
    });
    return parts;
  }

  /** The labels of a whole text, likeliest first: the mean over its passages, plus `more`. */
  classify(reading: Reading, more: (label: Label) => number = () => 0): Classified<Label> {
    const at = signsOf(reading);
    const windows = windowsOf(reading);
    const all = windows.map((window) => this.weigh(at, window));
    const values = this.labels.map(
      (label, k) => all.reduce((sum, one) => sum + (one[k] as number), 0) / all.length + more(label),
    );
    const chances = chancesOf(values);
    const ranked = chances
      .map((chance, k) => ({ label: this.labels[k] as Label, certainty: certaintyOf(chance, this.#table().sure) }))
      .sort((a, b) => b.certainty - a.certainty);
    const spans = (label: Label): Span[] => {
      const k = this.labels.indexOf(label);
      const clearest = windows.reduce((best, _, i) => ((all[i]?.[k] ?? 0) > (all[best]?.[k] ?? 0) ? i : best), 0);
      const window = windows[clearest];
      return window ? this.heaviest(at, window, label).map((part) => spanOf(reading, part)) : [];
    };
    return { ranked, spans, chanceOf: (label) => chances[this.labels.indexOf(label)] ?? 0 };
  }
}

export const spanOf = ({ tokens }: Reading, { first, end }: Window): Span => ({
  from: tokens[first]?.from ?? 0,
  to: tokens[end - 1]?.to ?? 0,
});
