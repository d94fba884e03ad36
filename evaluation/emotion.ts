import { type Feeling, feelingOf } from '#server/batch/feeling.ts';
import type { Measure } from './figure.ts';
import { macroF1 } from './score.ts';

const LABELS: readonly Feeling[] = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise', 'neutral'];

/** GoEmotions' comments that have one of Ekman's emotions, or none. */
export const emotion: Measure = ({ open }) => {
  const [file, names, mapping] = [
    open('goemotions/dev-validation.tsv'),
    open('goemotions/labels.txt'),
    open('goemotions/ekman_mapping.json'),
  ];
  if (!file || !names || !mapping) return [];
  const groups = Object.entries(JSON.parse(mapping) as Record<Feeling, string[]>) as [Feeling, string[]][];
  const fine = names.trim().split('\n');
  const coarse = (id: string): Feeling =>
    groups.find(([, members]) => members.includes(fine[Number(id)] ?? ''))?.[0] ?? 'neutral';
  const pairs = file
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [text = '', ids = ''] = line.split('\t');
      const [wanted, ...more] = new Set(ids.split(',').map(coarse));
      return wanted && more.length === 0 ? [{ wanted, got: feelingOf(text).label }] : [];
    });
  return [
    {
      name: 'Emotions, Ekman and neutral, macro-F1',
      on: `GoEmotions validation, ${pairs.length}`,
      value: macroF1(pairs, LABELS),
      baseline: 0.477,
      must: 0.48,
      target: 0.52,
      better: 'more',
    },
  ];
};
