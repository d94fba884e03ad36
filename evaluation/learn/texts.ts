import { sentences } from '../sentences.ts';
import { lined } from './lists.ts';
import { usual } from './told.ts';

type Row = { id: string; text: string; label: string; part?: 'held' | 'grow' };
export type Text = { text: string; label: string; hand: string; isHeld: boolean };

/** What a text is by its words, from the kinds of message that were collected; a kind that could be several is not learned from. */
const KINDS: Readonly<Record<string, string>> = {
  thanks: 'thank-you thanks-after-a-hard-night compliment proud-of-you miss-you',
  news: 'good-news big-change-in-their-life',
  apology: 'apology-that-owns-it making-up-after-a-quarrel',
  defending: 'only-a-joke never-said-that you-are-the-one sorry-you-feel-that-way sorry-but-you',
  request: `plain-practical-request colleague-polite-reminder asking-a-big-favour child-asking-for-money calm-limit
    family-limit calm-request-about-behaviour boss-wants-a-word we-need-to-talk`,
  plan: `plan-or-time-to-agree-on are-we-still-on inviting vague-plan declining-kindly cancelling-at-the-last-minute`,
  hello: 'small-talk check-in-after-a-while worried-about-you offer-to-help joke-or-teasing',
  space: 'need-space asks-for-time-to-think',
  ending: 'breaking-up no-contact lets-stay-friends',
  closed: 'one-word-answer fine-that-means-no do-what-you-want nothing-is-wrong forget-it leave-me-alone',
  demand: 'ultimatum boss-short-order proof-demanded',
  tracking: 'who-is-that why-no-answer parent-who-wants-to-know-everything',
  plea: 'asks-for-reassurance',
  reproach: `late-or-forgot long-angry-message always-and-never time-for-others not-invited everybody-thinks-so
    money-owed worry-that-criticises`,
  insult: 'insult-in-a-quarrel sarcastic-praise must-be-nice compared-with-somebody',
  guilt: 'guilt-about-visits after-all-i-did do-it-myself-then then-i-am-a-bad-one',
  feelings: 'opening-up-about-feelings i-am-struggling',
};
const kindOf = new Map(
  Object.entries(KINDS).flatMap(([kind, messages]) => messages.split(/\s+/).map((message) => [message, kind] as const)),
);
/** What a sentence does in a conflict says what kind of text it is. */
const BY_MOVE: Readonly<Record<string, string>> = {
  ...{
    criticism: 'reproach',
    contempt: 'insult',
    defensiveness: 'defending',
    stonewalling: 'closed',
    demand: 'demand',
  },
  ...{ withdraw: 'space', guilt_trip: 'guilt', repair: 'apology', appreciation: 'thanks', request: 'request' },
  neutral: 'other',
};
export const TEXT_KINDS = ['other', ...Object.keys(KINDS)];

const { own } = sentences(undefined);
const FOLDS = 4;
/** Of the messages every sixth is never learned from. */
const HELD = 6;

/** Every text that is known, with its kind and whose hand wrote it; where hands are not known they are told apart by turns. */
export function texts(): Text[] {
  const messages = [
    ...own<Row>('told-messages').map(({ label, text }) => ({ name: label, text })),
    ...usual('written'),
  ].flatMap(({ name, text }) => (kindOf.has(name) ? [{ label: kindOf.get(name) ?? '', text }] : []));
  const moves = [...own<Row>('conflict-moves-dev'), ...own<Row>('conflict-moves-own')];
  return [
    ...messages.map((row, i) => ({ ...row, hand: `m${i % FOLDS}`, isHeld: i % HELD === HELD - 1 })),
    ...moves.map(({ id, text, label, part }) => ({
      ...{ text, label: BY_MOVE[label] ?? 'other', hand: id.replace(/-?\d+$/, ''), isHeld: part === 'held' },
    })),
    ...lined('texts.txt').map((row, i) => ({ ...row, hand: `m${i % FOLDS}`, isHeld: false })),
    ...lined('ordinary.txt').map(({ text }, i) => ({ text, label: 'other', hand: `m${i % FOLDS}`, isHeld: false })),
  ];
}
