import { wentPast } from '#server/coach/embedded/answers/argument/answered.ts';
import { type Hard, hardIn, quoteOf, sharpest } from '#server/coach/embedded/answers/argument/hard.ts';
import { isWish } from '#server/coach/embedded/answers/argument/heart.ts';
import type { Kind } from '#server/coach/embedded/answers/argument/kinds.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import { names, otherOf, type Quarrel, stakeOf } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';
import { ADVICE, type Side } from '#server/coach/embedded/answers/argument/sides.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

/** What went on between them: what lies under it, the pattern, and what set off what. */
const PRESS = /^(?:always|name|mind|deed|order|why|guilt|compare|threat)$/;
const BITTER = /^(?:feigned|sneer|belittle|mocked|twist)$/;

export const slotsOf = (quarrel: Quarrel) => {
  const [a, b] = [quarrel.raiser, otherOf(quarrel, quarrel.raiser)];
  return {
    a: acting(a),
    b: acting(b),
    A: capital(acting(a)),
    B: capital(acting(b)),
    ao: object(a),
    bo: object(b),
    matter: quarrel.matter ?? 'it',
  };
};

const STAKES = [
  'It may be less about {matter} than about two wishes: for {ao} about {x}, and for {bo} about {y}',
  'For {ao} it may be about {x}, and for {bo} about {y}; {matter} brought it to light',
  'For {ao} it seems to be about {x}, and for {bo} about {y}; both can be true',
];
const WORDS = [
  'For {ao} the weight seems to lie in {x}, and for {bo} in {y}',
  'Two things stand side by side here and want to be heard: {x} from {ao}, and {y} from {bo}',
  'What {a} may want heard is {x}; what {b} may want heard is {y}',
  'Two sentences carry the most here: {x} from {ao}, and {y} from {bo}',
  'If one had to keep one sentence of each, it might be {x} from {ao} and {y} from {bo}',
  'Take away the sharp words, and what is left is {x} from {ao} and {y} from {bo}',
];
const HALF = [
  'For {from} the weight seems to lie in {x}; what it is for {silent} has not been said yet',
  'What can be heard is {x} from {from}; what lies under it for {silent} would have to be asked',
];
const NEED = [
  'Underneath there seems to be a need for {x} with {ao}, and for {y} with {bo}',
  'It may come down to {x} for {ao} and to {y} for {bo}',
];

export function underlying(quarrel: Quarrel, sides: readonly Side[]): string {
  const slots = slotsOf(quarrel);
  const other = otherOf(quarrel, quarrel.raiser);
  const [x, y] = [stakeOf(quarrel, 0), stakeOf(quarrel, 1)];
  if (x && y) return quarrel.say(STAKES, { ...slots, x, y });
  const [mine, theirs] = [quarrel.raiser, other].map((party) =>
    quarrel.points[party]?.find(({ weight }) => weight >= 4),
  );
  if (mine && theirs) return quarrel.say(WORDS, { ...slots, x: quoteOf(mine), y: quoteOf(theirs) });
  const one = mine ?? theirs;
  if (one) {
    const [from, silent] = mine ? [slots.ao, slots.bo] : [slots.bo, slots.ao];
    return quarrel.say(HALF, { from, silent, x: quoteOf(one) });
  }
  const need = (party: string) => sides.find((side) => side.party === party)?.needs ?? [];
  const first = need(quarrel.raiser)[0] ?? 'being heard';
  const second = need(other).find((one) => one !== first) ?? 'understanding';
  return quarrel.say(NEED, { ...slots, x: first, y: second });
}

const PATTERNS = {
  repair: [
    'It got sharp, and then {own} reached out with {q}; that is what to build on',
    'Rupture and repair: after the sharp part {own} said {q}, and from there a way back begins',
    'The turn came with {q} from {owns}; what comes after it can be slower and kinder',
  ],
  missed: ['A step that got no answer: {own} reached out with {q}, and the talk went on as before'],
  door: [
    'Pursue and withdraw: the harder {a} knocked, the further {b} stepped back, and each did it because of the other',
    'Pursue and withdraw: {a} wanted an answer, {b} wanted it to stop, and both got the opposite',
  ],
  small: ['Play down and insist: the smaller {b} made it, the louder {a} had to say that it matters'],
  bitter: [
    'Hurt and bitterness: what {b} could not say straight out came as {q}, and that left {ao} alone with the point',
    'The point was on the table, and with {q} it was off again',
  ],
  blows: [
    'Blow and counterblow: each point was answered with one against the other, so none was ever settled',
    'Blow and counterblow: {a} and {b} kept adding to the bill, and what to do got out of sight',
  ],
  defend: [
    'Attack and defend: {a} brought a complaint, {b} explained, and to {ao} the explanation sounded like a no',
    'Attack and defend: the more {b} justified, the less {a} felt heard, and so it went round',
  ],
  told: [
    'One thing led to the next, and nobody stopped to ask how it was meant',
    'Hurt went back and forth, and each side acted on what it had understood',
  ],
  past: ['Talking past each other: {a} and {b} each told their own side, and neither said back what the other meant'],
};

export function patternOf(quarrel: Quarrel): string {
  const { raiser, say } = quarrel;
  const other = otherOf(quarrel, raiser);
  const [mine, theirs] = [hardIn(quarrel, raiser), hardIn(quarrel, other)];
  const turned = (who: readonly Hard[], ...of: Kind[]) => who.some(({ kind }) => of.includes(kind));
  const slots = slotsOf(quarrel);
  const swapped = { ...slots, a: slots.b, b: slots.a, ao: slots.bo, bo: slots.ao, A: slots.B, B: slots.A };
  const reach = lastReach(quarrel);
  if (reach) {
    const after = [...mine, ...theirs].some(({ at }) => at > reach.at);
    return say(after ? PATTERNS.missed : PATTERNS.repair, { ...names(quarrel, reach.party), q: quoteOf(reach) });
  }
  const bitter = [...theirs, ...mine].filter(({ kind, at }) => at > 0 && BITTER.test(kind)).at(-1);
  if (bitter) return say(PATTERNS.bitter, { ...(theirs.includes(bitter) ? slots : swapped), q: quoteOf(bitter) });
  if (turned(theirs, 'door', 'left', 'silence') && mine.some(({ kind }) => PRESS.test(kind)))
    return say(PATTERNS.door, slots);
  if (turned(theirs, 'small')) return say(PATTERNS.small, slots);
  if (theirs.filter(({ kind }) => PRESS.test(kind) || kind === 'back').length > 1) return say(PATTERNS.blows, slots);
  if (turned(mine, 'door') && theirs.length) return say(PATTERNS.door, swapped);
  if (turned(theirs, 'deny', 'back', 'twist', 'shove') && mine.length) return say(PATTERNS.defend, slots);
  if (quarrel.dispute.told) return say(PATTERNS.told);
  return say(PATTERNS.past, slots);
}

function lastReach({ lines, dispute }: Quarrel): { party: string; was: string; at: number } | undefined {
  return lines
    .flatMap((line, at) =>
      (line.words === undefined ? line.parts.map(({ was }) => was) : [line.words])
        .filter((was) => line.by === line.party && /^(?:apology|admission)$/.test(reachIn(was) ?? ''))
        .map((was) => ({ party: line.party, was, at })),
    )
    .filter(({ at }) => at > 0 && (dispute.told || at >= lines.length / 3))
    .at(-1);
}

/** Why one of them said it so sharply. */
const CAME: Partial<Record<Kind, readonly string[]>> = {
  late: ['What {own} would have needed was only said when it could not be changed anymore'],
  always: [
    'With {owns} it may have been gathering for some time, so the answer went to all the times at once',
    '{q} sounds like more than one time; what had gathered came out all at once',
  ],
  small: ['{Own} may have hoped to calm things by making them small, and {others} heard that they do not count'],
  door: ['For {owns} it became too much at that moment, and from outside stepping back looks like indifference'],
  name: ['Being hurt came out as a judgement with {owns} before it was said as hurt'],
  sneer: ['With {owns} the hurt hid behind scorn, where {others} could not find it'],
  feigned: [
    '{Own} may have felt cornered, and bitterness was nearer at hand than an answer',
    'A sentence like {q} mostly comes from somebody who no longer expects to be understood',
  ],
  belittle: ['Behind {q} there may be a worry that {own} did not say as one'],
  twist: ['{Own} heard a verdict where {others} had told how it is', '{Own} may have heard more blame than was spoken'],
  deed: [
    '{Own} said what went wrong, and the wish inside it stayed unsaid',
    'Inside of {q} there is something that {own} would have needed, and it was not said',
    '{q} stood for a wish, and as a charge it could not be granted',
    'What {own} would have needed was left for {other} to guess behind {q}',
  ],
  mind: ['With {owns} a guess about the reasons had settled in for want of a clear answer'],
  back: ['{Own} felt accused, and an old score was nearer to hand than an answer'],
  deny: [
    '{Own} felt accused, and so explaining came before listening',
    '{Own} may have heard blame, and blame is answered with reasons',
  ],
  compare: ['In need of an argument, {own} reached for somebody else as a witness'],
  threat: ['{Own} saw no other way to be taken seriously than with a big word'],
  order: ['With {owns} pressure took the place of a request'],
  shove: ['{Own} may have felt that nothing was left to give, and so handed the task back'],
  guilt: ['{Own} had hoped that {others} would notice without being told'],
  loud: ['When {own} got loud, there were no words left for what hurt'],
  left: ['For {owns} it may have become too much to stay, and nothing was said about coming back'],
  silence: ['{Own} may not have known what to say, and the silence spoke in another voice than intended'],
  spread: ['{Own} may have looked for somebody who understands, and so more people came into it'],
  again: ['{Own} may not have heard yet that the hurt was understood, and so it comes up again'],
  mocked: ['{Own} may not have noticed how serious it was at that moment'],
};

const WISHED_LATE = [
  '{Own} said what went wrong first and what was wished for, {w}, only later',
  'What {own} wished for, {w}, came after the charge, and by then both were on guard',
];
const UNMET = [
  'What weighs with {owns}, {p}, was said and not taken up',
  '{p} was said by {owns}, and the talk went on without it',
];
export function causesOf(quarrel: Quarrel): string[] {
  const { heard, say, dispute, points } = quarrel;
  const came = dispute.parties.slice(0, 2).flatMap((party) => {
    const [first] = sharpest(hardIn(quarrel, party));
    const wish = first?.kind === 'deed' && points[party]?.find(({ was, at }) => isWish(was) && at > first.at);
    if (first && wish) return [say(WISHED_LATE, { ...names(quarrel, party), w: quoteOf(wish) })];
    const ways = first && CAME[first.kind];
    return ways ? [say(ways, { ...names(quarrel, party), q: quoteOf(first) })] : [];
  });
  const unmet = dispute.told
    ? []
    : dispute.parties
        .slice(0, 2)
        .map((party) => ({
          party,
          point: points[party]?.find((one) => one.weight >= 6.5 && wentPast(quarrel, party, one)),
        }))
        .filter(({ point }) => point)
        .slice(0, 1)
        .map(({ party, point }) => say(UNMET, { ...names(quarrel, party), p: point ? quoteOf(point) : '' }));
  const all = [heard ? say(heard.concern.causes) : '', ...new Set(came), ...(came.length > 1 ? [] : unmet)].filter(
    Boolean,
  );
  return all.length ? all : [say(['Both told their own side, and neither asked what it is like on the other one'])];
}

/** A hard line and what it set off. */
export function triggersIn(quarrel: Quarrel): string[] {
  const all = sharpest(quarrel.dispute.parties.flatMap((party) => hardIn(quarrel, party)));
  return all
    .filter(({ at }) => quarrel.lines.slice(at + 1).some(({ party }) => party !== quarrel.lines[at]?.party))
    .slice(0, 3)
    .sort((a, b) => a.at - b.at)
    .map((hard) => {
      const party = quarrel.lines[hard.at]?.party ?? quarrel.raiser;
      const next =
        quarrel.lines.slice(hard.at + 1).find((line) => line.party !== party)?.party ?? otherOf(quarrel, party);
      return quarrel.say(ADVICE[hard.kind].trigger, {
        q: quoteOf(hard),
        own: acting(party),
        other: object(next),
        others: acting(next),
      });
    });
}

const share = (hard: number, all: number) =>
  hard === all ? `Each of the ${all} turns` : `${hard} of the ${all} turns`;
const NO_QUESTION = [
  'In the whole talk nobody asked how it is for the other',
  'Nobody put a question that wanted an answer',
  '{A} and {b} told each other a lot and asked each other nothing',
];
const NO_WISH = [
  'Neither {a} nor {b} said what should be different the next time',
  'It was about what had happened; what should happen now was left open',
  'The talk looked back all the way; nobody said “next time”',
  'No sentence in it could be answered with a plain yes',
  'What would make it good was not asked, and not said',
];
const NOT_BACK = [
  'Neither {a} nor {b} said back what they had heard before they went on',
  'What {a} said and what {b} heard was never compared',
];

/** A question of at least three words, also without its mark. */
const ASKS = /^(?:\S+\s+){2,}.*\?\s*$|^(?:where|when|who|did|do|can|could|will|would)(?:'s)?\s+\S+\s+\S/i;

export function breakdownsOf(quarrel: Quarrel): string[] {
  const { lines, say, dispute, points } = quarrel;
  const slots = slotsOf(quarrel);
  const hard = new Set(dispute.parties.flatMap((party) => hardIn(quarrel, party)).map(({ at }) => at)).size;
  const speech = lines.filter(({ isSpeech }) => isSpeech);
  const asked = speech.some(({ parts }) => parts.some((part) => !part.hard && ASKS.test(part.was.trim())));
  const wished = Object.values(points)
    .flat()
    .some(({ weight }) => weight >= 8.9);
  const last = lines.at(-1);
  const shut =
    !dispute.told &&
    last &&
    hardIn(quarrel, last.party).find(
      ({ at, kind }) => at === lines.length - 1 && /^(?:door|threat|feigned|belittle)$/.test(kind),
    );
  return [
    hard > 2 && !dispute.told ? say([`${share(hard, lines.length)} had something sharp in them`]) : '',
    asked || dispute.told ? '' : say(NO_QUESTION, slots),
    wished ? '' : say(NO_WISH, slots),
    shut ? say(['It ended with {q}, and nobody said when it would be talked about again'], { q: quoteOf(shut) }) : '',
    hard < 3 && wished ? say(NOT_BACK, slots) : '',
  ]
    .filter(Boolean)
    .slice(0, 3);
}
