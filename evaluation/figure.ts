/** One measured number beside what it has to reach. */
export type Figure = {
  name: string;
  /** On which sentences, and how many. */
  on: string;
  value: number;
  baseline: number | null;
  must: number | null;
  target: number | null;
  /** Whether more is better, or less. */
  better: 'more' | 'less';
};

export type Sentences = {
  /** Lines of `evaluation/sentences/<name>.jsonl`. */
  own: <Row>(name: string) => Row[];
  /** A file of the public sets as text; none where EVALUATION_DATA is not set. */
  open: (path: string) => string | undefined;
};

export type Measure = (sentences: Sentences) => Figure[] | Promise<Figure[]>;

export const reaches = (value: number, bar: number | null, better: Figure['better']) =>
  bar === null || (better === 'more' ? value >= bar : value <= bar);

export const share = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;

/** The slowest of twenty, in milliseconds. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
