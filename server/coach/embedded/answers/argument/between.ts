import { biteOf, type Kind, kindOf, shortly } from '#server/coach/embedded/answers/argument/kinds.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import { names, otherOf, type Quarrel, stakeOf } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { ADVICE, type Hard, hardIn, type Side, sharpest } from '#server/coach/embedded/answers/argument/sides.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

/** What went on between them: the pattern, the causes, what set off what, where the talk broke down. */
const PRESS = /^(?:always|name|mind|deed|order|why|guilt|compare|threat)$/;

const slotsOf = (quarrel: Quarrel) => {
  const [a, b] = [quarrel.raiser, otherOf(quarrel, quarrel.raiser)];
  return {
    brief: '',
    a: acting(a),
    b: acting(b),
    A: capital(acting(a)),
    B: capital(acting(b)),
    ao: object(a),
    bo: object(b),
  };
};

export function underlying(quarrel: Quarrel, sides: readonly Side[]): string {
  const slots = slotsOf(quarrel);
  const [x, y] = [stakeOf(quarrel, 0), stakeOf(quarrel, 1)];
  if (x && y)
    return quarrel.say(
      [
        'It may be less about {matter} than about two wishes: for {ao} about {x}, and for {bo} about {y}',
        'For {ao} it may be about {x}, and for {bo} about {y}; {matter} brought it to light',
        'For {ao} it seems to be about {x}, and for {bo} about {y}; both can be true',
      ],
      { ...withoutBrief(slots), x, y },
    );
  const need = (party: string) => sides.find((side) => side.party === party)?.needs[0] ?? 'understanding';
  return quarrel.say(
    [
      'Underneath {matter} there seems to be a need for {x} with {ao}, and for {y} with {bo}',
      'It may be less about {matter} than about {x} for {ao} and {y} for {bo}',
    ],
    {
      ...slots,
      x: need(quarrel.raiser),
      y:
        need(otherOf(quarrel, quarrel.raiser)) === need(quarrel.raiser)
          ? 'being understood'
          : need(otherOf(quarrel, quarrel.raiser)),
    },
  );
}

const withoutBrief = ({ brief: _, ...slots }: ReturnType<typeof slotsOf>) => slots;

const PATTERNS = {
  door: [
    'Pursue and withdraw: the harder {a} knocked, the further {b} stepped back, and each did it because of the other',
    'Pursue and withdraw: {a} wanted an answer about {matter}, {b} wanted it to stop, and both got the opposite',
  ],
  small: ['Play down and insist: the smaller {b} made {matter}, the louder {a} had to say that it matters'],
  blows: [
    'Blow and counterblow: each point about {matter} was answered with one against the other, so none was ever settled',
    'Blow and counterblow: {a} and {b} kept adding to the bill, and what to do about {matter} got out of sight',
  ],
  defend: [
    'Attack and defend: {a} brought a complaint about {matter}, {b} explained, and to {ao} the explanation sounded like a no',
    'Attack and defend: the more {b} justified, the less {a} felt heard, and so it went round',
  ],
  repair: ['Rupture and repair: it got sharp over {matter}, and then one of you reached out; that is what to build on'],
  past: [
    'Talking past each other: {a} spoke about one side of {matter} and {b} about another, and neither was answered',
  ],
};

export function patternOf(quarrel: Quarrel): string {
  const { raiser, dispute, say } = quarrel;
  const other = otherOf(quarrel, raiser);
  const kinds = (party: string) => hardIn(quarrel, party).map(({ kind }) => kind);
  const [mine, theirs] = [kinds(raiser), kinds(other)];
  const turned = (who: readonly Kind[], ...of: Kind[]) => who.some((kind) => of.includes(kind));
  const slots = slotsOf(quarrel);
  const swapped = { ...slots, a: slots.b, b: slots.a, ao: slots.bo, bo: slots.ao, A: slots.B, B: slots.A };
  if (
    dispute.turns.some(({ seen }) => /^(?:repair|appreciation)$/.test(seen.moves.label)) &&
    mine.length + theirs.length < 4
  )
    return say(PATTERNS.repair, slots);
  if (turned(theirs, 'door') && mine.some((kind) => PRESS.test(kind))) return say(PATTERNS.door, slots);
  if (turned(theirs, 'small')) return say(PATTERNS.small, slots);
  if (theirs.filter((kind) => PRESS.test(kind) || kind === 'back').length > 1) return say(PATTERNS.blows, slots);
  if (turned(mine, 'door') && theirs.length) return say(PATTERNS.door, swapped);
  if (mine.length && theirs.length) return say(PATTERNS.defend, slots);
  return say(PATTERNS.past, slots);
}

const MISSED = [
  'What {q} meant for {own} was said, and in the heat {other} did not take it in',
  '{Own} had something on the mind, {q}, that got no answer',
];

export function causesOf(quarrel: Quarrel): string[] {
  const { heard, say, lines } = quarrel;
  const slots = slotsOf(quarrel);
  const fact = lines
    .filter(({ by, party }) => by === party)
    .flatMap(({ party, parts }) =>
      parts.filter(({ hard, was }) => !hard && FACT.test(was.replaceAll('’', "'"))).map(({ was }) => ({ party, was })),
    )
    .at(0);
  const own = fact && names(quarrel, fact.party);
  return [
    heard
      ? say(heard.concern.causes)
      : say(
          [
            'What each of you expects with {matter} was never put into words',
            'There is no agreement on {matter} that both of you would call one',
          ],
          slots,
        ),
    ...quarrel.dispute.parties
      .slice(0, 2)
      .flatMap((party) => causeOf(quarrel, party))
      .filter((one, at, all) => all.findIndex((other) => other.slice(-30) === one.slice(-30)) === at)
      .slice(0, own ? 1 : 2),
    own ? say(MISSED, { q: shortly(fact.was), own: own.owns, Own: capital(own.own), other: own.others }) : '',
  ].filter(Boolean);
}

/** Why one of them said it so sharply. */
const CAME: Partial<Record<Kind, string>> = {
  late: 'What {own} would have needed was only said when it could not be changed anymore',
  always: 'With {own} it had been gathering for some time, so the answer went to all the times at once',
  small: '{Own} may have hoped to calm things by making them small, and {other} heard that they do not count',
  door: 'For {own} it became too much at that moment, and stepping back looked like indifference to {other}',
  name: 'Being hurt came out as a judgement with {own} before it was said as hurt',
  sneer: 'With {own} the hurt hid behind scorn, where {other} could not find it',
  deed: 'What {others} could hear from {own} was a complaint, and the wish inside it stayed unsaid',
  mind: 'With {own} a guess about the motives had settled in for want of a clear answer',
  back: '{Own} felt accused, and an old score was nearer to hand than an answer',
  deny: '{Own} felt accused by {other}, and so explaining came before listening',
  compare: 'In need of an argument, {own} reached for somebody else as a witness',
  threat: '{Own} saw no other way to be taken seriously than with a big word',
  order: 'With {own} pressure took the place of a request, since asking had not helped before',
  guilt: '{Own} had hoped that {others} would notice without being told',
};

function causeOf(quarrel: Quarrel, party: string): string[] {
  const [first] = sharpest(hardIn(quarrel, party));
  const way = first && CAME[first.kind];
  const { own, owns, other, others } = names(quarrel, party);
  return way ? [quarrel.say([way], { own: owns, Own: capital(own), other, others })] : [];
}
const FACT =
  /^(?!.*(?:\?\s*$|\bsorry\b|^so )).*\b(?:because|i (?:had|was|worked|am|need|thought|helped|paid|did)|i'm|we (?:agreed|said|talked)|my phone|i have)\b/i;

/** A hard line and what it set off. */
export function triggersIn(quarrel: Quarrel): string[] {
  const all = sharpest(quarrel.dispute.parties.flatMap((party) => hardIn(quarrel, party)));
  return all
    .filter(({ at }) => quarrel.lines.slice(at + 1).some(({ party }) => party !== quarrel.lines[at]?.party))
    .slice(0, 3)
    .sort((a, b) => a.at - b.at)
    .map((hard) => triggerOf(quarrel, hard));
}

function triggerOf(quarrel: Quarrel, { part, kind, at }: Hard): string {
  const party = quarrel.lines[at]?.party ?? quarrel.raiser;
  const next = quarrel.lines.slice(at + 1).find((line) => line.party !== party)?.party ?? otherOf(quarrel, party);
  return quarrel.say(ADVICE[kind].trigger, {
    q: biteOf(part, kind),
    own: acting(party),
    other: object(next),
    others: acting(next),
  });
}

const share = (hard: number, all: number) => (hard === all ? `Each of the ${all} turns` : `Of ${all} turns ${hard}`);

export function breakdownsOf(quarrel: Quarrel): string[] {
  const { lines, say, dispute } = quarrel;
  const slots = slotsOf(quarrel);
  const hard = lines.filter(({ parts }) => parts.some((part) => part.hard)).length;
  const asked = lines.filter(({ was, parts }) => /\?\s*$/.test(was) && parts.every((part) => !part.hard)).length;
  const last = lines.at(-1);
  const shut = last?.parts.some((part) => part.hard && /^(?:door|threat)$/.test(kindOf(part)));
  const offer = offerIn(quarrel);
  const after = offer && lines[offer.at + 1];
  return [
    hard > 1
      ? say(
          [
            `${share(hard, lines.length)} carried a blow${asked ? '' : ', and none asked how it had been for the other'}`,
          ],
          slots,
        )
      : say(['Neither {a} nor {b} said back what they had heard before they went on'], slots),
    offer && after?.parts.some((part) => part.hard)
      ? say(['When {own} offered something, {other} was still with the hurt, and so the offer got lost'], {
          own: acting(offer.party),
          other: acting(after.party),
        })
      : '',
    shut && last && !dispute.told
      ? say(['It ended with a shut door by {own}, without a word on when {matter} would be talked about again'], {
          own: object(last.party),
        })
      : '',
    hard > 1
      ? say(
          [
            '{A} and {b} spoke about who was right, while what should happen next with {matter} was left open',
            'No sentence said what {a} or {b} would like to be different the next time with {matter}',
          ],
          withoutBrief(slots),
        )
      : '',
  ].filter(Boolean);
}

const OFFERS =
  /^(?!.*\b(?:then i(?:'ll| will)|my way|so that|somewhere else|report|leave)\b)(?:.*?\b)?(?:give me until|i(?:'ll| will) (?!not\b|never\b|come in\b|do (?:it|them) later)\w+|i can (?!decide|see|tell|'t)\w+|i could \w+|already booked|let's (?!not)|let us|we could|how about|would love to|can we (?!talk about something|stop)|putting it away|pay (?:you )?back)\b/i;

/** Where an offer begins in a longer sentence. */
export const OFFER_BEGINS = /\b(?:i'll|i will|i can|i could|let's|we could|give me|how about)\b/i;

/** The last thing that one of them offered. */
export function offerIn({ lines }: Quarrel): { party: string; was: string; at: number } | undefined {
  return lines
    .flatMap(({ party, by, parts }, at) =>
      by !== party
        ? []
        : parts
            .filter(
              ({ was, hard, said }) => OFFERS.test(was.replaceAll('’', "'")) && (!hard || /Would that help/.test(said)),
            )
            .map(({ was }) => ({ party, was, at })),
    )
    .at(-1);
}
