import { read } from '#server/coach/language/read.ts';
import { signsOf } from '#server/coach/language/weigh/signs.ts';
import { sentences } from '../sentences.ts';
import { balanced, handOf, type Subject, type Written } from './subject.ts';
import { usual } from './told.ts';

type Row = { id: string; text: string; label: string; part?: 'held' | 'grow' };
const WAY = { rounds: 40, batch: 100, rate: 0.5, shrink: 0.0005, usual: 0 };

const { own, open } = sentences(process.env.EVALUATION_DATA);

const written = (name: string) => own<Row>(name).filter(({ part }) => part !== 'held');

function sampleOf({ id, text }: Row, label: string, weight: number): Written {
  const signs = [...new Set(signsOf(read(text)).flat())];
  return { signs, label, weight, hand: handOf(id) };
}

/** Sentences of another list that say nothing of this. */
const ASIDE = 0.2;
const calm = (label: string, lists: readonly string[]): Written[] =>
  lists
    .flatMap((name) => written(name))
    .filter((row, i) => i % 8 === 0 && !/^(?:crisis|concern)$/.test(row.label))
    .map((row) => sampleOf(row, label, ASIDE));

/** What strangers write to nobody in particular, where it carries no feeling: most of what is said is nothing else. */
const NEUTRAL = 27;
const PUBLIC = 4000;
const ordinary = (label: string, weight: number): Written[] =>
  (open('goemotions/dev-train-20k.tsv') ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, labels]) => labels === String(NEUTRAL))
    .slice(0, PUBLIC)
    .map(([text = '']) => sampleOf({ id: '', text, label }, label, weight));

/** What people send each other every day. */
const received = (label: string, weight: number): Written[] =>
  weight === 0 ? [] : usual('written').map(({ text }) => sampleOf({ id: '', text, label }, label, weight));

type Calm = { besides: readonly string[]; ordinary: number; messages?: number };
const subject = (labels: string, list: string, to: string, calmer: Calm): Subject => ({
  labels: labels.split(' '),
  samples: () => {
    const all = [`${list}-dev`, `${list}-own`].flatMap((name) => written(name));
    const [none = ''] = labels.split(' ');
    return [
      ...balanced(all.map((row) => sampleOf(row, row.label, 1))),
      ...calm(none, calmer.besides),
      ...ordinary(none, calmer.ordinary),
      ...received(none, calmer.messages ?? 0),
    ];
  },
  way: WAY,
  often: 2,
  least: 8,
  to,
});

/** What a sentence is as a whole, learned from sentences and nothing else. */
export const moves = subject(
  'neutral criticism contempt defensiveness stonewalling demand withdraw guilt_trip repair appreciation request',
  'conflict-moves',
  'server/coach/embedded/moves/weights.json',
  { besides: [], ordinary: 0.02 },
);
export const attachment = subject(
  'unclear anxious avoidant disorganized secure',
  'attachment',
  'server/coach/embedded/attachment/weights.json',
  { besides: ['safety-own', 'conflict-moves-own'], ordinary: 0.004 },
);
export const injection = subject('benign injection', 'injection', 'server/coach/safety/injection/weights.json', {
  besides: ['safety-own', 'conflict-moves-own', 'attachment-own'],
  ordinary: 0.004,
  messages: 0.03,
});
