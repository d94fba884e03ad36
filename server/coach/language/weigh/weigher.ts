import type { Match } from '#server/coach/language/frames.ts';
import type { Signs } from '#server/coach/language/weigh/signs.ts';

/** What was learned: for every sign a weight for each label, in fiftieths; a line for each sign. */
export type Table = { labels: readonly string[]; bias: readonly number[]; signs: string };
const UNIT = 50;
const FEW = 4;

export type Weigher<Label extends string> = {
  labels: readonly Label[];
  /** How much each label weighs in a passage, as logarithms that can be compared. */
  weigh: (at: Signs, window: Match) => number[];
  /** The words that weigh most for a label, neighbours joined. */
  heaviest: (at: Signs, window: Match, label: Label) => Match[];
};

const rowsOf = (signs: string) =>
  new Map(
    signs.split('\n').map((line): [string, readonly number[]] => {
      const [sign = '', row = ''] = line.split('\t');
      return [sign, row.split(' ').map(Number)];
    }),
  );

/** Signs that count once in a passage, however often they stand in it, and what they weigh together. */
export function weigher<Label extends string>(table: Table): Weigher<Label> {
  const labels = table.labels as readonly Label[];
  const rows = rowsOf(table.signs);
  const sums = (signs: Iterable<string>): number[] => {
    const sum = labels.map(() => 0);
    for (const sign of signs) {
      const row = rows.get(sign);
      if (row) for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + (row[k] ?? 0);
    }
    return sum;
  };
  return {
    labels,
    weigh: (at, { first, end }) => {
      const signs = new Set(at.slice(first, end).flat());
      const scale = 1 / Math.sqrt(Math.max(FEW, signs.size));
      return sums(signs).map((sum, k) => (sum * scale + (table.bias[k] ?? 0)) / UNIT);
    },
    heaviest: (at, { first, end }, label) => {
      const k = labels.indexOf(label);
      const each = at.slice(first, end).map((signs) => sums(signs)[k] ?? 0);
      const bar = Math.max(...each) * 0.4;
      const parts: Match[] = [];
      each.forEach((weight, i) => {
        if (weight < bar || weight <= 0) return;
        const last = parts.at(-1);
        if (last && first + i - last.end <= 1) last.end = first + i + 1;
        else parts.push({ first: first + i, end: first + i + 1 });
      });
      return parts;
    },
  };
}
