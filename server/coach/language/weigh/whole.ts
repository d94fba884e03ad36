import type { Match } from '#server/coach/language/frames.ts';
import type { Reading } from '#server/coach/language/read.ts';
import { signsOf } from '#server/coach/language/weigh/signs.ts';
import type { Weigher } from '#server/coach/language/weigh/weigher.ts';

/** Sentences that are weighed together: a short text as a whole, a long one two by two. */
export function windowsOf({ sentences, tokens }: Reading): Match[] {
  if (sentences.length <= 3) return [{ first: 0, end: tokens.length }];
  return sentences.slice(1).map(({ end }, i) => ({ first: sentences[i]?.first ?? 0, end }));
}

export type Whole<Label> = { label: Label; ahead: number; spans: () => { from: number; to: number }[] };

/**
 * What a text is as a whole: the mean over its windows, where what a frame found counts `more` on top. `ahead` says by
 * how much the label leads the first one, which stands for nothing in particular.
 */
export function wholeOf<Label extends string>(
  { labels, weigh, heaviest }: Weigher<Label>,
  reading: Reading,
  more: (label: Label) => number,
): Whole<Label> | undefined {
  const at = signsOf(reading);
  const windows = windowsOf(reading);
  const all = windows.map((window) => weigh(at, window));
  const values = labels.map((label, k) => all.reduce((sum, one) => sum + (one[k] ?? 0), 0) / all.length + more(label));
  const best = values.indexOf(Math.max(...values));
  const label = labels[best];
  const [clearest] = windows
    .map((window, i) => ({ window, value: all[i]?.[best] ?? 0 }))
    .sort((a, b) => b.value - a.value);
  if (label === undefined || !clearest) return undefined;
  const spans = () =>
    heaviest(at, clearest.window, label).map(({ first, end }) => ({
      from: reading.tokens[first]?.from ?? 0,
      to: reading.tokens[end - 1]?.to ?? 0,
    }));
  return { label, ahead: (values[best] ?? 0) - (values[0] ?? 0), spans };
}
