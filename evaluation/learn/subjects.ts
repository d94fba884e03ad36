import { readingOf } from '#server/reading/reading.ts';
import { signsIn, signsOf, windowsOf } from '#server/reading/signs.ts';
import { sentences } from '../sentences.ts';
import type { Sample, Way } from './learner.ts';
import { folded, lined } from './lists.ts';
import { noise } from './noise.ts';
import { TEXT_KINDS, texts } from './texts.ts';
import { TURNS, turnSamples } from './turns.ts';

/** Something to be learned: what from, how, how much a weight must weigh to be kept, and where the weights go. */
export type Subject = { labels: readonly string[]; samples: () => Sample[]; way: Way; least: number; to: string };

type Row = { id: string; text: string; label: string; part?: 'held' | 'grow' };
type Danger = Row & { category: string; who: string; resource: string };

const { own } = sentences(undefined);
/** "h3-012" was written by h3, "SI52" by SI. */
const handOf = (id: string) => id.replace(/-?\d+$/, '');
const grown = <One extends Row>(...names: string[]) =>
  names.flatMap((name) => own<One>(name)).filter(({ part }) => part !== 'held');

function sample(text: string, label: string, weight: number, hand: string): Sample {
  const reading = readingOf(text);
  return { signs: [...signsIn(signsOf(reading), { first: 0, end: reading.tokens.length })], label, weight, hand };
}

/** Every passage of a calm text is calm. */
function passages(text: string, label: string, weight: number, hand: string): Sample[] {
  const reading = readingOf(text);
  const at = signsOf(reading);
  return windowsOf(reading).map((window) => ({ signs: [...signsIn(at, window)], label, weight, hand }));
}

/** A rare label costs more to miss. */
function balanced(all: readonly Sample[]): Sample[] {
  const count = new Map<string, number>();
  for (const { label } of all) count.set(label, (count.get(label) ?? 0) + 1);
  const usual = all.length / count.size;
  return all.map((one) => ({ ...one, weight: (one.weight * usual) / (count.get(one.label) ?? usual) }));
}

/** How people tell the situations of the library, and write the kinds of message. */
const told = () => [...own<Row>('told-situations'), ...folded('told')];
const messages = () => [...own<Row>('told-messages'), ...folded('written')];
/** How much a wrong answer costs: a missed crisis, a calm sentence that looks like one, an ordinary one. */
const COSTS = { crisis: 6, calm: 3, ordinary: 18, told: 2.5, noise: 3 };
const NOISE = 20_000;

/** Words that are asked for to win a child over speak like no other help with harm. */
const dangerOf = ({ category, resource }: Pick<Danger, 'category' | 'resource'>) =>
  category === 'abuse_facilitation' && resource === 'child_protection' ? 'grooming' : category;

const dangers = () => grown<Danger>('safety-dev', 'safety-own', 'safety-more').filter(({ label }) => label !== 'none');

const DANGERS = [
  ...['abuse_facilitation', 'child_abuse', 'domestic_violence', 'elder_abuse', 'forced_marriage', 'grooming'],
  ...['medical_emergency', 'self_harm', 'self_injury', 'sexual_assault', 'threat_to_others'],
  ...['eating_disorder', 'psychosis'],
];

const calm = (): Sample[] => [
  ...grown<Danger>('safety-dev', 'safety-own', 'safety-more')
    .filter(({ label }) => label === 'none')
    .flatMap(({ id, text }) => passages(text, 'none', COSTS.calm, handOf(id))),
  ...grown('conflict-moves-dev', 'conflict-moves-own', 'attachment-dev', 'attachment-own').flatMap(({ text }) =>
    passages(text, 'none', COSTS.calm, 'quarrels'),
  ),
  ...[...told(), ...messages()].flatMap(({ text }) => passages(text, 'none', COSTS.told, '')),
  ...lined('ordinary.txt').flatMap(({ text }) => passages(text, 'none', COSTS.ordinary, 'ordinary')),
  ...lined('everyday.txt').map(({ text }, i) => sample(text, 'none', COSTS.ordinary, `everyday${i % 4}`)),
  ...lined('kinds.txt').flatMap(({ text }) => passages(text, 'none', COSTS.told, '')),
  ...noise(NOISE).map((text) => sample(text, 'none', COSTS.noise, '')),
];

const THOROUGH: Way = { rounds: 14, rate: 2, shrink: 0.01, unheard: 0.5, often: 2 };
/** For few sentences: rare signs count, and most are left out each time. */
const SPARSE: Way = { rounds: 25, rate: 1, shrink: 0.01, unheard: 0.6, often: 1 };
const PLAIN: Way = { rounds: 25, rate: 1, shrink: 0.005, unheard: 0.4, often: 2 };

const plain = (labels: string, lists: readonly string[], to: string, besides: readonly string[] = []): Subject => ({
  labels: labels.split(' '),
  samples: () => [
    ...balanced(grown(...lists).map(({ id, text, label }) => sample(text, label, 1, handOf(id)))),
    ...grown(...besides)
      .filter(({ label }, i) => i % 8 === 0 && !/^(?:crisis|concern)$/.test(label))
      .map(({ text }) => sample(text, labels.split(' ')[0] ?? '', 0.3, '')),
    ...lined('ordinary.txt').map(({ text }) => sample(text, labels.split(' ')[0] ?? '', 1, '')),
    ...noise(besides.length > 0 ? 1500 : 5000).map((text) => sample(text, labels.split(' ')[0] ?? '', 0.3, '')),
  ],
  way: PLAIN,
  least: 0.08,
  to,
});

const WEIGHTS = 'server/reading/weights';
const UNMOVED = new Set('words decision view fact about_coach off_topic greeting closing message edit'.split(' '));
export const subjects: Record<string, Subject> = {
  /** What danger a text speaks of, against none. */
  danger: {
    labels: ['none', ...DANGERS],
    samples: () => [
      ...dangers().map((row) => sample(row.text, dangerOf(row), COSTS.crisis, handOf(row.id))),
      ...calm(),
    ],
    way: THOROUGH,
    least: 0.15,
    to: 'server/safety/weights/danger.json',
  },
  /** Where it is one, which. */
  about: {
    labels: DANGERS,
    samples: () => balanced(dangers().map((row) => sample(row.text, dangerOf(row), 1, handOf(row.id)))),
    way: PLAIN,
    least: 0.15,
    to: 'server/safety/weights/about.json',
  },
  /** And whose. */
  who: {
    labels: ['self', 'other'],
    samples: () =>
      balanced(
        dangers()
          .filter(({ who }) => who !== 'na')
          .map((row) => sample(row.text, row.who, 1, handOf(row.id))),
      ),
    way: PLAIN,
    least: 0.12,
    to: 'server/safety/weights/who.json',
  },
  moves: plain(
    'neutral criticism contempt defensiveness stonewalling demand withdraw guilt_trip repair appreciation request',
    ['conflict-moves-dev', 'conflict-moves-own'],
    `${WEIGHTS}/moves.json`,
  ),
  attachment: {
    ...plain(
      'unclear anxious avoidant disorganized secure',
      ['attachment-dev', 'attachment-own'],
      `${WEIGHTS}/attachment.json`,
      ['safety-own', 'conflict-moves-own'],
    ),
    way: SPARSE,
  },
  injection: plain('benign injection', ['injection-dev', 'injection-own'], `${WEIGHTS}/injection.json`, [
    'safety-own',
    'conflict-moves-own',
    'attachment-own',
  ]),
  /** What a text between two people is by its words. */
  texts: {
    labels: TEXT_KINDS,
    samples: () => [
      ...texts().flatMap(({ text, label, hand, isHeld }) => (isHeld ? [] : [sample(text, label, 1, hand)])),
      ...noise(3000).map((text) => sample(text, 'other', 0.3, '')),
    ],
    way: { ...SPARSE, often: 2 },
    least: 0.15,
    to: `${WEIGHTS}/texts.json`,
  },
  /** What a turn of a talk with the guide is. */
  kinds: {
    labels: TURNS,
    samples: turnSamples,
    way: { ...SPARSE, often: 2 },
    least: 0.12,
    to: `${WEIGHTS}/kinds.json`,
  },
  /** How it is for whoever writes to the guide; what is told of others, and requests, say nothing of it. */
  moods: {
    labels: ['none', ...new Set(lined('moods.txt').map(({ label }) => label))],
    samples: () => [
      ...balanced([
        ...lined('moods.txt').map(({ label, text }, i) => sample(text, label, 1, `f${i % 4}`)),
        ...[...lined('kinds.txt'), ...lined('turns.txt')]
          .filter(({ label }) => UNMOVED.has(label))
          .map(({ text }, i) => sample(text, 'none', 1, `f${i % 4}`)),
        ...told()
          .filter((_, i) => i % 20 === 0)
          .map(({ text }, i) => sample(text, 'none', 0.5, `f${i % 4}`)),
      ]),
      ...noise(600).map((text) => sample(text, 'none', 0.3, '')),
    ],
    way: { ...SPARSE, often: 2 },
    least: 0.12,
    to: `${WEIGHTS}/moods.json`,
  },
};
