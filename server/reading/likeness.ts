/** Texts of each kind, summed up: how rare each sign is, and its weight in each kind, in thousandths. */
export type LikeTable = { labels: readonly string[]; signs: string };
/** For what resembles none of the kinds. */
export const NONE = 'none';
type Like = { label: string; near: number };

type Row = { rare: number; of: readonly (readonly [label: number, weight: number])[] };
/** Lowers the similarity of very short texts. */
const FEW = 100;
const UNIT = 1000;
const HUNDRED = 100;

const cut = (line: string): [string, string] => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)];

function rowOf(line: string): Row {
  const [rare = '', pairs = ''] = line.split('\t');
  const of = pairs.split(' ').map((pair): [number, number] => {
    const [label, weight] = pair.split(':').map(Number);
    return [label ?? 0, (weight ?? 0) / HUNDRED];
  });
  return { rare: Number(rare) / UNIT, of };
}

function finder({ labels, signs }: LikeTable): (of: ReadonlySet<string>) => Like[] {
  // Lines are parsed when their sign is first met; most never are.
  const lines = new Map(signs.split('\n').map(cut));
  const rows = new Map<string, Row>();
  const rowAt = (sign: string): Row | undefined => {
    const line = lines.get(sign);
    if (line === undefined) return undefined;
    const row = rows.get(sign) ?? rowOf(line);
    rows.set(sign, row);
    return row;
  };
  return (of) => {
    const sums = new Float64Array(labels.length);
    let length = 0;
    for (const sign of of) {
      const row = rowAt(sign);
      if (!row) continue;
      length += row.rare * row.rare;
      for (const [label, weight] of row.of) sums[label] = (sums[label] ?? 0) + row.rare * weight;
    }
    const by = 1 / Math.sqrt(length + FEW);
    return [...sums].map((sum, k) => ({ label: labels[k] ?? '', near: sum * by })).sort((a, b) => b.near - a.near);
  };
}

/** The kinds a text resembles, nearest first: the cosine between its signs and each kind's, reduced for short texts. */
export function likeness(table: () => LikeTable): (of: ReadonlySet<string>) => Like[] {
  let find: ReturnType<typeof finder> | undefined;
  return (of) => {
    find ??= finder(table());
    return find(of);
  };
}
