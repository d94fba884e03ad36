import { Scene } from '#server/coach/language/frames.ts';
import { read } from '#server/coach/language/read.ts';
import { windowsOf } from '#server/coach/language/weigh/whole.ts';
import { maskedIn } from '#server/coach/safety/find.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';
import { signsOf } from '#server/coach/safety/weigh/signs.ts';
import { sentences } from '../sentences.ts';
import { handOf, type Subject, type Written } from './subject.ts';
import { usual } from './told.ts';

type Row = {
  id: string;
  text: string;
  label: string;
  category: string;
  resource?: string;
  part?: 'held' | 'grow';
};

/** How much a wrong answer costs: a missed crisis, a calm sentence that looks like one, an ordinary one. */
const COSTS = { crisis: 6, calm: 3, told: 2.5, ordinary: 2 };

const { own, open } = sentences(process.env.EVALUATION_DATA);

function samplesOf(id: string, text: string, label: string, weight: number): Written[] {
  const reading = read(text);
  const signs = signsOf(reading, maskedIn(new Scene(reading, safetyWords)));
  // Every passage of a calm text is calm; of a dangerous one nobody knows which.
  const passages = label === 'none' ? windowsOf(reading) : [{ first: 0, end: signs.length }];
  return passages.map(({ first, end }) => ({
    signs: [...new Set(signs.slice(first, end).flat())],
    label,
    weight,
    hand: id && handOf(id),
  }));
}

/** Words that are asked for to win a child over speak like no other help with harm. */
const labelOf = ({ category, resource }: Row) =>
  category === 'abuse_facilitation' && resource === 'child_protection' ? 'grooming' : category;

const calm = (id: string, text: string) => samplesOf(id, text, 'none', COSTS.calm);

function samples(): Written[] {
  const labelled = [...own<Row>('safety-dev'), ...own<Row>('safety-own').filter(({ part }) => part !== 'held')];
  const quarrels = ['conflict-moves-dev', 'conflict-moves-own', 'attachment-dev', 'attachment-own'];
  const arguing = own<{ text: string; safety?: string }>('arguments-dev').filter(({ safety }) => !safety);
  const mirrored = own<{ side_a: string; side_b: string }>('mirror-dev').flatMap((row) => [row.side_a, row.side_b]);
  const ordinary = (open('goemotions/dev-train-20k.tsv') ?? '').trim().split('\n');
  return [
    ...labelled.flatMap((row) =>
      row.label === 'none' ? calm(row.id, row.text) : samplesOf(row.id, row.text, labelOf(row), COSTS.crisis),
    ),
    ...quarrels.flatMap((name) =>
      own<Row>(name)
        .filter(({ part }) => part !== 'held')
        .flatMap(({ text }) => calm('', text)),
    ),
    ...[...arguing.map(({ text }) => text), ...mirrored].flatMap((text) => calm('', text)),
    ...[...usual('told'), ...usual('written')].flatMap(({ text }) => samplesOf('', text, 'none', COSTS.told)),
    ...ordinary.flatMap((line) => samplesOf('', line.split('\t')[0] ?? '', 'none', COSTS.ordinary)),
  ];
}

/** What danger a text speaks of, learned from sentences that were read. */
export const danger: Subject = {
  labels: [
    'none',
    ...['abuse_facilitation', 'child_abuse', 'domestic_violence', 'elder_abuse', 'forced_marriage'],
    ...['medical_emergency', 'self_harm', 'self_injury', 'sexual_assault', 'threat_to_others', 'grooming'],
  ],
  samples,
  way: { rounds: 40, batch: 400, rate: 0.5, shrink: 0.0005, usual: 3, unheard: 0.5 },
  often: 3,
  least: 20,
  to: 'server/coach/safety/weigh/weights.json',
};
