import type { Balance } from '#contract/coach.ts';
import { slotsOf } from '#server/coach/embedded/answers/argument/between.ts';
import { type Hard, hardIn, innerOf, quoteOf, sharpest } from '#server/coach/embedded/answers/argument/hard.ts';
import type { Kind } from '#server/coach/embedded/answers/argument/kinds.ts';
import { acting } from '#server/coach/embedded/answers/argument/names.ts';
import { names, noticedIn, otherOf, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

/** What somebody may have felt who spoke or did like that. */
const FELT: Partial<Record<Kind, string>> = {
  always: 'felt for a long time that nothing changes',
  name: 'been hurt more than the sharp word let on',
  belittle: 'been worried without saying so',
  feigned: 'felt cornered and no longer expected to be understood',
  twist: 'heard more blame than was meant',
  sneer: 'been hurt and not wanted to show it',
  small: 'hoped that it would pass if it were made small',
  door: 'had more than could be taken in at that moment',
  left: 'been unable to stay in it any longer',
  silence: 'been unsure how to begin again',
  loud: 'been more hurt than there were words for',
  mocked: 'missed how serious it was',
  mind: 'looked for a reason and found only a guess',
  back: 'felt accused and wanted it to be fair',
  deny: 'felt accused before the reasons were heard',
  shove: 'felt that nothing was left to give',
  guilt: 'felt alone with the load',
  threat: 'seen no other way to be taken seriously',
  order: 'asked before without being heard',
  compare: 'wanted somebody to confirm what it was like',
  why: 'been at a loss to understand it',
  deed: 'felt let down',
  late: 'wished that it had gone another way',
};

const SEEN = [
  'Seen from {ao}, it is {p} that counts; seen from {bo}, it is {r}. Both can be true',
  '{A} may listen for an answer to {p}, and {b} for an answer to {r}; neither of the two is unreasonable',
  'Somebody who says {p} wants something understood, and so does somebody who says {r}',
];
const FEELING = [
  '{A} may have {x}, and {b} may have {y}; from inside, both made sense',
  'It need not have been ill will: {a} may have {x}, while {b} may have {y}',
  'What looks like ill will may be something else: {a} may have {x}, and {b} may have {y}',
  'Look at it from both chairs: {a} may have {x}, and {b} may have {y}',
  '{A} may have {x}; {b} may have {y}. One does not cancel the other',
];
const ONE_FELT = [
  '{Own} may have {x}; how it was for {other} is worth asking before guessing',
  'From outside it is hard to see, but {own} may have {x}, and {others} may have had a reason that nobody asked about',
];
const OWN_PART = [
  '{A} could say {q} in another way, and {b} could do the same with {s}; neither has to wait for the other',
  'Two sentences could be taken back, one on each side: {q} and {s}',
  'There is something to change on both sides, for {ao} in {q} and for {bo} in {s}',
  'What is in the hands of {ao} begins with {q}, and for {bo} with {s}',
];
const DONE_PART = [
  'Both have a part to look at, {ao} at {q} and {bo} at {s}; neither has to go first',
  'There is something for each to begin with: {q} for {ao}, and {s} for {bo}',
];
const HALF = [
  '{A} could say {q} in another way, and {b} could ask one question before explaining',
  'What {a} could change first is {q}; what {b} could do is ask what stood behind it',
];
const DONE_HALF = [
  'What {a} could look at is {q}; what {b} could do is say one sentence of understanding first',
  'For {ao} there is {q} to come back to, and for {bo} a question about how it came to that',
];
const NO_PART = [
  '{A} could say one wish more clearly, and {b} could say back what was heard; either can begin',
  'Each can change the next talk with one question: {a} as well as {b}',
];

/** What keeps the answer fair: both sides' reasons, each one's own part, what is only assumed, one step. */
export function balanceOf(quarrel: Quarrel): Balance {
  const { raiser } = quarrel;
  const other = otherOf(quarrel, raiser);
  const slots = slotsOf(quarrel);
  const [mine, theirs] = [sharpest(hardIn(quarrel, raiser))[0], sharpest(hardIn(quarrel, other))[0]];
  return {
    otherPerspective: perspectiveOf(quarrel, mine, theirs),
    ownPart: partOf(quarrel, slots, mine, theirs),
    assumptionsToCheck: [assumptionOf(quarrel, mine ?? theirs, mine ? raiser : other)],
    oneRepairStep: stepOf(quarrel),
  };
}

function perspectiveOf(quarrel: Quarrel, mine: Hard | undefined, theirs: Hard | undefined): string {
  const { say, raiser, points } = quarrel;
  const other = otherOf(quarrel, raiser);
  const slots = slotsOf(quarrel);
  const [x, y] = [mine && FELT[mine.kind], theirs && FELT[theirs.kind]];
  if (x && y && x !== y) return say(FEELING, { ...slots, x, y });
  const second = (party: string) =>
    points[party]?.find(({ weight }, at) => at === 1 && weight >= 5.5) ?? points[party]?.[0];
  const [p, r] = [second(raiser), second(other)];
  if (p && r) return say(SEEN, { ...slots, A: capital(slots.a), p: quoteOf(p), r: quoteOf(r) });
  const felt = x ? { party: raiser, x } : y ? { party: other, x: y } : undefined;
  if (felt) return say(ONE_FELT, { ...names(quarrel, felt.party), x: felt.x });
  return say([
    'Each of the two may have had a reason that the other does not know yet; asking for it costs less than guessing',
  ]);
}

const isDone = (hard: Hard) => /^(?:loud|left|silence|mocked|spread|again)$/.test(hard.kind);
function partOf(
  quarrel: Quarrel,
  slots: ReturnType<typeof slotsOf>,
  mine: Hard | undefined,
  theirs: Hard | undefined,
): string {
  const { say } = quarrel;
  if (mine && theirs)
    return say(isDone(mine) || isDone(theirs) ? DONE_PART : OWN_PART, {
      ...slots,
      q: quoteOf(mine),
      s: quoteOf(theirs),
    });
  const swapped = { ...slots, a: slots.b, b: slots.a, A: slots.B, B: slots.A, ao: slots.bo, bo: slots.ao };
  const one = mine ?? theirs;
  if (one && !isDone(one)) return say(HALF, { ...(mine ? slots : swapped), q: quoteOf(one) });
  if (one) return say(DONE_HALF, { ...(mine ? slots : swapped), q: quoteOf(one) });
  return say(NO_PART, slots);
}

const MEANT = [
  'What {own} felt at the moment of {q}',
  'Whether {q} was meant as hard as it sounds',
  'What would have had to happen for {own} not to say {q}',
];
const BEHIND = [
  'Whether {others} knew what stood behind {q}',
  'What {own} hoped to hear in answer to {q}',
  'Whether {others} heard {q} the way it was meant',
  'What {own} would have said next, if {q} had been answered with a question',
  'Whether {q} was about that one time only',
];
const DID = [
  'What was going on in {owns} at that moment: {q}',
  'Whether {q} was meant against {other}, or was simply too much for {owns}',
];
const SAME = ['What {p} means to {owns}, in more than one sentence', 'Whether {others} knew what stood behind {p}'];
function assumptionOf(quarrel: Quarrel, hard: Hard | undefined, party: string): string {
  const known = names(quarrel, party);
  const calm = hard && /^(?:deed|late|order|why|deny|back)$/.test(hard.kind);
  if (calm) return quarrel.say(BEHIND, { ...known, q: quoteOf(hard) });
  if (hard) return quarrel.say(isDone(hard) ? DID : MEANT, { ...known, q: quoteOf(hard) });
  const point = quarrel.points[party]?.[0];
  return point
    ? quarrel.say(SAME, { ...known, p: quoteOf(point) })
    : quarrel.say(['What each of the two would have needed in that moment']);
}

const STEP = [
  'Today, {first} could say: “You said ‘{p}’. I would like to hear more about that, and I will not answer back.”',
  '{First} could begin tonight with one question: “What is it like for you, when you say ‘{p}’?”',
  'When it is quiet, {first} could say: “There is one thing I want to ask you about: ‘{p}’. I am listening.”',
  '{First} could send this: “‘{p}’ has stayed with me. Tell me more when you want to.”',
  'Before anything is settled, {first} could ask: “When you say ‘{p}’, what would you have wished for?”',
  'A small step for today, from {firsts}: “I have been thinking of ‘{p}’. Can we talk about it tomorrow, just that?”',
  '{First} could write one line today: “I want to understand ‘{p}’ better; when would you have twenty minutes?”',
];
const PLAIN_STEP = [
  'One of you could ask today: “What would have helped you most in that moment?”',
  'A first line could be: “I do not want to leave it like that. When could we talk?”',
  'One message is enough to begin: “I have been thinking about it, and I would like to hear your side.”',
];
const SAW_STEP = [
  'You could say today: “I saw that it hurt you, and I would like to understand it.”',
  'You could write one line: “I noticed more than I said. Can I tell you, and hear how it was for you?”',
];
function stepOf(quarrel: Quarrel): string {
  const { dispute, points, raiser, say } = quarrel;
  const writer = dispute.parties.includes('You') ? 'You' : otherOf(quarrel, raiser);
  const point = points[otherOf(quarrel, writer)]?.find(({ weight }) => weight >= 3.5);
  if (!point && writer === 'You' && noticedIn(quarrel)) return say(SAW_STEP);
  if (!point) return say(PLAIN_STEP);
  return say(STEP, {
    first: acting(writer),
    First: capital(acting(writer)),
    firsts: names(quarrel, writer).owns,
    p: innerOf(point),
  });
}
