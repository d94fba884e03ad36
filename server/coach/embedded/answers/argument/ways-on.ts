import { OFFER_BEGINS, offerIn } from '#server/coach/embedded/answers/argument/between.ts';
import { shortlyFrom } from '#server/coach/embedded/answers/argument/kinds.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import { otherOf, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { type Hard, hardIn, type Side, sharpest } from '#server/coach/embedded/answers/argument/sides.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import { lines as linesIn } from '#server/coach/embedded/situations/situation.ts';

const pairOf = ({ dispute: { parties } }: Quarrel) => {
  const [a = 'You', b = 'the other'] = parties;
  if (a === 'One of you') return 'the two of you';
  if (parties.length > 2) return 'all of you';
  return b === 'You' ? `you and ${acting(a)}` : `${acting(a)} and ${acting(b)}`;
};

const betweenOf = (quarrel: Quarrel) =>
  pairOf(quarrel).replace(/\b(?:she|he|they)\b/g, (word) => object(word.charAt(0).toUpperCase() + word.slice(1)));

/** A way that takes up what was at stake, and what one of them offered. */
export function compromiseOf(quarrel: Quarrel): string {
  const { heard, situation, say, topic } = quarrel;
  const pair = pairOf(quarrel);
  const deals = heard?.concern.deals ?? (situation ? linesIn(situation.deal) : [topic.deal]);
  const deal = say(
    deals.map((one) => `{Pair} could ${one.replaceAll('{thing}', heard?.thing ?? 'work')}`),
    { Pair: capital(pair) },
  );
  const offer = offerIn(quarrel);
  const begin =
    offer &&
    say(
      [
        'Start from what {own} offered, {q}, and put a day to it',
        'Take {own} at the word with {q}: that is the first step',
        '{Own} already made a beginning with {q}, so hold on to that',
      ],
      { q: shortlyFrom(offer.was, OFFER_BEGINS), own: object(offer.party), Own: capital(acting(offer.party)) },
    );
  return begin ? `${begin} ${deal}` : `${deal} ${afterwards(quarrel)}`;
}

const AFTER = [
  'After two weeks, ask each other how it goes with {matter} now, and change what does not fit',
  'Try it until the end of the month, and let {a} and {b} each say then what worked',
  'If one part of it does not hold, change only that part and keep the rest',
];
const afterwards = (quarrel: Quarrel) =>
  quarrel.say(AFTER, {
    ...{ a: object(quarrel.raiser), b: object(otherOf(quarrel, quarrel.raiser)) },
  });

const BY_KIND = {
  always: [
    'Leave “always” and “never” out of the next talk between {pair}; one day is easier to answer than a whole history',
  ],
  door: ['Agree, {pair}, on a break of half an hour that either may call, with the hour of return said aloud'],
  name: ['When a name for {b} or {a} is on the tip of the tongue, say what happened instead'],
  small: ['When {a} or {b} calls something big, ask first what makes it big, and only then say how it looks to you'],
  sneer: ['Between {pair}, let a sharp joke be followed by the plain sentence that it stands for'],
  back: ['One complaint at a time between {pair}: the second one gets its own hour'],
  threat: ['No word about leaving or punishing when {a} and {b} quarrel about {matter}; that belongs into a calm hour'],
  compare: ['Keep parents, siblings and friends out of it in talks between {pair} about {matter}'],
} as const;
const QUIET = [
  'Bring up {matter} when neither {a} nor {b} is tired or on the way out',
  'Before {a} and {b} look for a solution, let each say back what they heard about {matter}',
];
const TYPED = /\b(?:lol|omg|u|ur|dude|on read)\b/i;

/** What would help next time. */
export function tipsOf(quarrel: Quarrel): string[] {
  const { heard, situation, say, dispute } = quarrel;
  const [a, b] = [object(quarrel.raiser), object(otherOf(quarrel, quarrel.raiser))];
  const slots = { a, b, pair: betweenOf(quarrel) };
  const kinds = sharpest(dispute.parties.flatMap((party): Hard[] => hardIn(quarrel, party))).map(({ kind }) => kind);
  const ways = kinds.flatMap((kind) => (kind in BY_KIND ? [BY_KIND[kind as keyof typeof BY_KIND]] : []));
  const known =
    heard?.concern.tips ??
    (situation && dispute.parties.includes('You')
      ? linesIn(situation.step).filter((line) => !/\{(?!who)/.test(line))
      : []);
  const who = acting(otherOf(quarrel, 'You'));
  return [
    known.length ? say(known.map((one) => one.replaceAll('{who}', who))) : '',
    ...ways.slice(0, 2).map((one) => say(one, slots)),
    ways.length > 1 ? '' : say(QUIET, slots),
    dispute.turns.some(({ text }) => TYPED.test(text))
      ? say(['Leave {matter} for a call or a table; typed words lose their voice'], slots)
      : '',
  ].filter(Boolean);
}

const HEAT = {
  hot: ['got hot between {a} and {b} over {matter}', 'came to hard words between {a} and {b} about {matter}'],
  warm: ['got tense between {a} and {b} about {matter}', 'came to a sharp exchange between {a} and {b} over {matter}'],
  calm: ['stayed fairly calm between {a} and {b}, though {matter} is not settled'],
};

const ALIKE = ['What is missing for {a} and for {b} is the same thing, {x}, and one of them can begin with it'];
const APART = [
  'Behind it there is a wish for {x} with {a} and for {y} with {b}, and one does not rule out the other',
  'For {a} it comes down to {x} and for {b} to {y}, so there is something to give on both sides',
  'Nobody has to lose here: {x} for {a} and {y} for {b} can go together',
];

/** Two plain sentences: what happened, and what both need. */
export function summaryOf(quarrel: Quarrel, sides: readonly Side[], severity: number): string {
  const other = otherOf(quarrel, quarrel.raiser);
  const need = (party: string) => sides.find((side) => side.party === party)?.needs[0] ?? 'understanding';
  const slots = { a: object(quarrel.raiser), b: object(other), x: need(quarrel.raiser), y: need(other) };
  const heat = severity >= 6 ? HEAT.hot : severity >= 4 ? HEAT.warm : HEAT.calm;
  const first = quarrel.say(
    heat.map((one) => `It ${one}`),
    slots,
  );
  const second = quarrel.say(slots.x === slots.y ? ALIKE : APART, slots);
  return `${first} ${second}`;
}
