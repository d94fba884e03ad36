import { attachmentOf } from '#server/batch/attachment.ts';
import type { Figure, Measure } from './figure.ts';
import { macroF1 } from './score.ts';

const LABELS = ['secure', 'anxious', 'avoidant', 'disorganized'] as const;
type Row = { text: string; label: (typeof LABELS)[number] | 'unclear'; part?: 'held' | 'grow' };

const on = (name: string, rows: Row[]): Figure => ({
  name: 'Attachment tendency, 4 classes, macro-F1',
  on: `${name}, ${rows.length}`,
  value: macroF1(
    rows.map(({ text, label }) => ({ wanted: label, got: attachmentOf(text).label })),
    LABELS,
  ),
  baseline: 0.19,
  must: 0.6,
  target: 0.75,
  better: 'more',
});

export const attachment: Measure = ({ own }) => [
  on('development', own<Row>('attachment-dev')),
  on('fresh, seen once', own<Row>('attachment-fresh')),
  on(
    'own, held out',
    own<Row>('attachment-own').filter(({ part }) => part === 'held'),
  ),
];
