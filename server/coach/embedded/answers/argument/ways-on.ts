import { hardIn, quoteOf, sharpest } from '#server/coach/embedded/answers/argument/hard.ts';
import { isWish } from '#server/coach/embedded/answers/argument/heart.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import { names, otherOf, type Point, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { isOffer } from '#server/coach/embedded/answers/argument/reaching.ts';
import type { Side } from '#server/coach/embedded/answers/argument/sides.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

const pairOf = ({ dispute: { parties } }: Quarrel) => {
  const [a = 'You', b = 'the other'] = parties;
  if (a === 'One of you') return 'the two of you';
  if (parties.length > 2) return 'all of you';
  return b === 'You' ? `you and ${acting(a)}` : `${acting(a)} and ${acting(b)}`;
};

const FILLER = /^(?:(?:ok|okay|well|relax|calm down|chill|look|listen)[,.\s]+)+/i;
/** The last thing that one of them offered and meant. */
export function offerIn({ lines }: Quarrel): { party: string; was: string; at: number } | undefined {
  return lines
    .flatMap((line, at) =>
      line.by !== line.party || line.done
        ? []
        : (line.words === undefined ? line.parts.map(({ was }) => was) : [line.words])
            .filter(isOffer)
            .map((was) => ({ party: line.party, was: was.replace(FILLER, ''), at })),
    )
    .at(-1);
}

const wishOf = ({ points }: Quarrel, party: string): Point | undefined => points[party]?.find(({ was }) => isWish(was));

const MEET = [
  'Put {w} from {other} and {q} from {owns} side by side: what is still missing between the two, and on which day does it begin?',
  '{Own} said {q}, and {others} said {w}. Write both down and look for the part that fits; that part can begin now',
];
const OFFERED = [
  'Begin with {q} from {owns}: agree on the day and the details, and only then on the rest',
  'There is an offer already, {q} from {owns}. Make it exact, when, how and how often, and look at it again after two weeks',
  'Hold on to {q}, which came from {owns}: {others} could say what would make it enough, and both could put a date to it',
];
const WISHED = [
  'Start with the wish that is on the table, {w} from {owns}: {others} could say which part of it is possible this week, and what would make that easier',
  '{Own} said {w}. {Others} could answer it with one thing that is possible, and add one wish in return; both get tried for two weeks',
];
const FEARS = /\bi (?:\w+ )?(?:don't|do not) want\b/i;
const FEARED = [
  'Behind {w} there may be a worry: {others} could say what would ease it a little, and {own} could say what is enough',
  '{Own} said {w}. {Others} could ask what it is about, and then both could name one thing that would make it less likely',
];
const PAST = /\bi (?:\w+ )?(?:wanted|hoped|wished|asked|missed|needed)\b/i;
const MISSED = [
  'What {own} wished for, {w}, cannot be had again as it was: {others} could say back what it meant to miss it, and both could look for something that comes near',
  '{Own} could tell once more what stood behind {w}, and {others} could ask one thing only: “What would come near to it now?”',
];
const HEARD = [
  'Take half an hour with two turns of five minutes. The first belongs to {ao} and {p}, the second to {bo} and {r}; whoever listens only says back what that is like. After that each names one thing for the coming week',
  'Write {p} and {r} on one sheet. Under each of the two, both write what would make it a little easier, and the two lines that cost least are tried first',
  'Choose one evening for {p} and another one for {r}, half an hour each, with one question to begin with: “What would have helped?”',
  'Each gets one wish that follows from what was said, {ao} from {p} and {bo} from {r}; the other says yes, no or “in part”, and the yes counts for two weeks',
  'Leave who was right aside once. {A} could say what would ease {p}, {b} could say what would ease {r}, and each takes one of the two that is possible this week',
  'Each writes one sentence that begins with “Next time I would like …”, one about {p} and one about {r}. Swap them, and agree on one of each',
];
const ONE = [
  'Each says in one sentence what would help the next time, and the other says which part of it is possible; that part is tried for two weeks',
  'Choose a quiet half hour. One tells what it was like without being interrupted, then the other does; the last five minutes are for one thing that both want to try',
  'Begin with what both would like to keep, and then name one thing each that should go another way the next time',
];

/** A way that takes up what was offered, what was wished for and what is known of such a matter. */
export function compromiseOf(quarrel: Quarrel): string {
  const { heard, say, raiser, points } = quarrel;
  const other = otherOf(quarrel, raiser);
  const offer = offerIn(quarrel);
  const deal = heard
    ? say(
        heard.concern.deals.map((one) => `{Pair} could ${one.replaceAll('{thing}', heard.thing ?? 'work')}`),
        { Pair: capital(pairOf(quarrel)) },
      )
    : '';
  if (offer) {
    const known = { ...names(quarrel, offer.party), q: quoteOf(offer) };
    const wish = wishOf(quarrel, otherOf(quarrel, offer.party));
    const first = wish ? say(MEET, { ...known, w: quoteOf(wish) }) : say(OFFERED, known);
    return [first, deal].filter(Boolean).join(' ');
  }
  const wisher = [raiser, other].find((party) => wishOf(quarrel, party));
  const wish = wisher && wishOf(quarrel, wisher);
  if (deal) return deal;
  if (wisher && wish)
    return say(FEARS.test(wish.was) ? FEARED : PAST.test(wish.was) ? MISSED : WISHED, {
      ...names(quarrel, wisher),
      w: quoteOf(wish),
    });
  const [p, r] = [points[raiser]?.[0], points[other]?.[0]];
  if (!p || !r || Math.min(p.weight, r.weight) < 3.5) return say(ONE);
  const slots = { b: acting(other), ao: object(raiser), bo: object(other), A: capital(acting(raiser)) };
  return say(HEARD, { ...slots, p: quoteOf(p), r: quoteOf(r) });
}

const BY_KIND = {
  always: [
    'Keep “always” and “never” out of it; one day is easier to answer than a whole history',
    'When “always” comes up, ask for the last time only',
  ],
  door: ['Agree on a break of half an hour that either may call, with the hour of return said aloud'],
  left: ['Whoever goes says when they will be back; a break with an end is no punishment'],
  silence: ['Agree on the longest time that silence may last, and on a sign that means “not yet, but I will”'],
  loud: ['Agree on one word that stops it as soon as it gets loud, and on who starts again'],
  name: ['When a name is on the tip of the tongue, say what happened instead'],
  small: ['When one calls something big, ask first what makes it big, and only then say how it looks to you'],
  sneer: ['When a bitter line comes, let the plain sentence that it stands for follow'],
  feigned: [
    'When a sentence sounds bitter, ask “Do you mean that?” before you go on',
    'When it turns bitter, stop for ten minutes and come back to the last sentence that was meant',
  ],
  belittle: ['News that matters to one gets a question first, and an opinion the day after'],
  twist: ['Before you answer a reproach, say back the words of it, and only those'],
  back: ['One complaint at a time: the second one gets its own hour'],
  threat: ['No word about leaving or punishing in the heat; that belongs into a calm hour'],
  compare: ['Keep parents, siblings and friends out of it'],
  shove: ['When one brings a worry, ask what is needed before you say what to do'],
  deny: ['Say first what you understood, and only then how it came about'],
  spread: ['Agree on what stays between the two of you until it is settled'],
} as const;
const QUIET = [
  'Choose a time when nobody is tired or on the way out',
  'Before a solution, let each say back what they heard',
  'Bring up one thing at a time, and say at the start what you hope for',
  'Ask once more than you explain',
  'Say it on the day it happens, in one sentence, before it grows',
  'Let the other finish, count to three, and then begin with what you understood',
];
const TYPED = /\b(?:lol|omg|u|ur|dude|on read)\b/i;

/** What would help next time. */
export function tipsOf(quarrel: Quarrel): string[] {
  const { heard, say, dispute } = quarrel;
  const slots = { a: object(quarrel.raiser), b: object(otherOf(quarrel, quarrel.raiser)) };
  const kinds = sharpest(dispute.parties.flatMap((party) => hardIn(quarrel, party))).map(({ kind }) => kind);
  const ways = kinds.flatMap((kind) => (kind in BY_KIND ? [BY_KIND[kind as keyof typeof BY_KIND]] : []));
  return [
    heard ? say(heard.concern.tips) : '',
    ...ways.slice(0, 2).map((one) => say(one, slots)),
    ways.length > 1 && heard ? '' : say(QUIET, slots),
    !dispute.told && dispute.turns.some(({ text }) => TYPED.test(text))
      ? say(['Leave this for a call or a table; typed words lose their voice'])
      : '',
  ].filter(Boolean);
}

const HEAT = {
  hot: ['It got hot between {a} and {b}', 'It came to hard words between {a} and {b}'],
  warm: ['It got tense between {a} and {b}', 'It came to a sharp exchange between {a} and {b}'],
  calm: ['It stayed fairly calm between {a} and {b}', 'There were few hard words between {a} and {b}'],
};
const ENDS = {
  hot: ['and it ended with {q}', 'and the last word was {q}'],
  reached: ['and {own} took a step: {q}', 'and with {q} {own} reached out'],
};
const ALIKE = ['{A} and {b} seem to miss the same thing, {x}, and one of them can begin with it'];
const APART = [
  'Behind it there seems to be a wish for {x} with {a} and for {y} with {b}, and one does not rule out the other',
  'For {a} it seems to come down to {x} and for {b} to {y}',
  'Nobody has to lose here: {x} for {a} and {y} for {b} can go together',
  'What may be missing for {a} is {x}, and for {b} it is {y}; there is room for both',
];

/** Two plain sentences: what happened, and what both need. */
export function summaryOf(quarrel: Quarrel, sides: readonly Side[], severity: number): string {
  const { say, raiser, matter, lines, dispute } = quarrel;
  const other = otherOf(quarrel, raiser);
  const needs = (party: string) => sides.find((side) => side.party === party)?.needs ?? [];
  const [x = 'understanding'] = needs(raiser);
  const y = needs(other).find((one) => one !== x) ?? needs(other)[0] ?? x;
  const slots = { a: object(raiser), b: object(other), A: capital(object(raiser)), x, y };
  const heat = severity >= 6 ? HEAT.hot : severity >= 3.4 ? HEAT.warm : HEAT.calm;
  const offer = offerIn(quarrel);
  const last = dispute.told
    ? undefined
    : dispute.parties.flatMap((party) => hardIn(quarrel, party)).find(({ at }) => at === lines.length - 1);
  const end = last
    ? say(ENDS.hot, { q: quoteOf(last) })
    : offer && offer.at >= lines.length / 2
      ? say(ENDS.reached, { q: quoteOf(offer), own: acting(offer.party) })
      : '';
  const first = `${bare(say(heat, slots))}${matter ? ` about ${matter}` : ''}`;
  return `${end ? `${first}, ${lowered(end)}` : `${first}.`} ${say(x === y ? ALIKE : APART, slots)}`;
}

const bare = (text: string) => text.replace(/\.$/, '');
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
