import { sentimentOf } from '#server/batch/sentiment.ts';
import { type Move, moveOf } from '#server/reading/feeling/moves.ts';
import { type Figure, type Measure, share } from './figure.ts';
import { macroF1 } from './score.ts';

type Row = { text: string; label: Move; part?: 'held' | 'grow' };
const LABELS: readonly Move[] = [
  ...(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'demand', 'withdraw'] as const),
  ...(['guilt_trip', 'repair', 'appreciation', 'request', 'neutral'] as const),
];
const HOSTILE = /criticism|contempt|defensiveness|stonewalling|demand|guilt_trip/;
const WARM = /repair|appreciation/;

function on(name: string, rows: Row[]): Figure[] {
  const charged = rows.filter(({ label }) => HOSTILE.test(label) || WARM.test(label));
  const signed = ({ text, label }: Row) => Math.sign(sentimentOf(text)) === (HOSTILE.test(label) ? -1 : 1);
  return [
    {
      name: 'Conflict moves, 11 classes, macro-F1',
      on: `${name}, ${rows.length}`,
      value: macroF1(
        rows.map(({ text, label }) => ({ wanted: label, got: moveOf(text).label })),
        LABELS,
      ),
      baseline: 0.43,
      must: 0.6,
      target: 0.75,
      better: 'more',
    },
    {
      name: 'Sign of hostile and warm messages',
      on: `${name}, ${charged.length}`,
      value: share(charged, signed),
      baseline: 0.3,
      must: 0.8,
      target: 0.9,
      better: 'more',
    },
  ];
}

/** GoEmotions' neutral comments: label 27 and no other. */
function flood(text: string | undefined): Figure[] {
  if (!text) return [];
  const rows = text.split('\n').flatMap((line) => {
    const [comment = '', label] = line.split('\t');
    return label === '27' ? [comment] : [];
  });
  return [
    {
      name: 'False "hostile" on neutral sentences',
      on: `GoEmotions validation, ${rows.length}`,
      value: share(rows, (row) => HOSTILE.test(moveOf(row).label)),
      baseline: 0.019,
      must: 0.05,
      target: 0.03,
      better: 'less',
    },
  ];
}

export const moves: Measure = ({ own, open }) => [
  ...on('development', own<Row>('conflict-moves-dev')),
  ...on('fresh, seen once', own<Row>('conflict-moves-fresh')),
  ...on(
    'own, held out',
    own<Row>('conflict-moves-own').filter(({ part }) => part === 'held'),
  ),
  ...flood(open('goemotions/dev-validation.tsv')),
];
