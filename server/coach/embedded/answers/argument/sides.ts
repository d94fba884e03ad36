import { lastWish, saidBack } from '#server/coach/embedded/answers/argument/acknowledge.ts';
import type { Advice } from '#server/coach/embedded/answers/argument/advice/advice.ts';
import { ANSWER } from '#server/coach/embedded/answers/argument/advice/answer.ts';
import { ATTACK } from '#server/coach/embedded/answers/argument/advice/attack.ts';
import { DONE } from '#server/coach/embedded/answers/argument/advice/done.ts';
import { missedBy } from '#server/coach/embedded/answers/argument/answered.ts';
import { type Hard, hardIn, innerOf, quoteOf, sharpest } from '#server/coach/embedded/answers/argument/hard.ts';
import { isWish } from '#server/coach/embedded/answers/argument/heart.ts';
import type { Kind } from '#server/coach/embedded/answers/argument/kinds.ts';
import { needsIn } from '#server/coach/embedded/answers/argument/needs.ts';
import { names, noticedIn, otherOf, type Quarrel, roleOf } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';
import { writtenOut } from '#server/coach/embedded/answers/argument/typed.ts';
import { wellIn } from '#server/coach/embedded/answers/argument/well.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';

export const ADVICE: Record<Kind, Advice> = { ...ATTACK, ...ANSWER, ...DONE };

/** What one of them can do, did well and needs. */
export type Side = { party: string; needs: string[]; what: string[]; how: string[]; repairs: string[]; well: string[] };

export function sideOf(quarrel: Quarrel, party: string): Side {
  const hard = sharpest(hardIn(quarrel, party)).slice(0, 2);
  const known = names(quarrel, party);
  const { say } = quarrel;
  const what = [
    ...hard.map((one) => say(ADVICE[one.kind].what, { ...known, q: quoteOf(one) })),
    ...didOf(quarrel, party),
    ...missedOf(quarrel, party, hard),
    ...unsaidOf(quarrel, party, hard),
    ...lateReachOf(quarrel, party),
  ].slice(0, 3);
  return {
    party,
    needs: needsOf(quarrel, party),
    what: what.length ? what : [say(NOTHING_SHARP, known)],
    how: howOf(quarrel, party, hard),
    repairs: repairsOf(quarrel, party, hard).map((one) => `“${one}”`),
    well: wellIn(quarrel, party),
  };
}

const MISSED = [
  '{p} from {other} got a reply, {r}, and no word on what it is like for {other}',
  'When {others} said {p}, {own} went on with {r}, and it stayed unanswered',
  '{Own} went past {p} and replied {r}; the point of {other} stayed where it was',
];
function missedOf(quarrel: Quarrel, party: string, hard: readonly Hard[]): string[] {
  const missed = missedBy(quarrel, party);
  if (!missed || hard.length > 1) return [];
  return [quarrel.say(MISSED, { ...names(quarrel, party), p: quoteOf(missed.point), r: `“${missed.reply}”` })];
}

const UNSAID = [
  '{p} tells {other} what is wrong; what would help was left open',
  'What {own} would like instead cannot be found in {p}, so {others} had nothing to say yes to',
];
const NOT_YET = [
  'Perhaps {p} never reached {other} in just these words',
  '{p} is told here; whether {others} could hear it that evening is another question',
];
/** What the writer did, said without being asked. */
const DEED =
  /^i (?:\w+ )?(?:ate|took|used|broke|lost|forgot|cancel?led|lied|read|missed|sold|spent|told|lent|checked|deleted|threw|kissed|booked|made a)\b/i;
const DID = [
  '{q}: that is the part to own first, without a “but” behind it',
  '{q}: said first and alone, it weighs more than any explanation after it',
];
function didOf(quarrel: Quarrel, party: string): string[] {
  const did =
    party === 'You'
      ? quarrel.lines.find(
          ({ words = '', isSpeech, done, party: one }) => one === party && !isSpeech && !done && DEED.test(words),
        )
      : undefined;
  return did ? [quarrel.say(DID, { q: quoteOf({ was: did.words ?? did.was }) })] : [];
}
const EXPLAINED = [
  'With {p} {own} told a part of it; what {own} would wish for or could give was not said',
  '{p} tells where {own} stood; what could happen next was not part of it',
  'After {p} it was still open what {others} could do about it',
];
const LATE = ['{p} only came near the end; said first, it would have been the easiest part to answer'];
/** Somebody who says what is wrong and never what would help; or says it last of all. */
function unsaidOf(quarrel: Quarrel, party: string, hard: readonly Hard[]): string[] {
  const { points, lines, say } = quarrel;
  const own = points[party] ?? [];
  const said = lines
    .filter((line) => line.party === party && line.isSpeech)
    .flatMap((line) => line.parts.map(({ was }) => was));
  const wish = own.find(({ was }) => isWish(was));
  const known = names(quarrel, party);
  if (wish) return wish.at > lines.length / 2 && lines.length > 4 ? [say(LATE, { ...known, p: quoteOf(wish) })] : [];
  const [first] = own;
  if (!first || first.weight < 5 || said.some((was) => reachIn(was))) return [];
  if (hard.some(({ was }) => was === first.was)) return [];
  if (!first.spoken) return first.weight >= 6 ? [say(NOT_YET, { ...known, p: quoteOf(first) })] : [];
  return [say(first.weight >= 7.4 || /^you\b/i.test(first.was) ? UNSAID : EXPLAINED, { ...known, p: quoteOf(first) })];
}

const CAME_LATE = [
  '{q} came late; right after {p} it would have weighed most',
  'Between {p} and {q} several turns went by, and they could have been spared',
];
/** Somebody who took the step at last. */
function lateReachOf(quarrel: Quarrel, party: string): string[] {
  const { lines, points, dispute, say } = quarrel;
  const at = lines.findIndex(
    (line) => line.by === party && line.parts.some(({ was }) => REACHES.test(reachIn(was) ?? '')),
  );
  const first = points[otherOf(quarrel, party)]?.filter(({ weight }) => weight >= 6).sort((a, b) => a.at - b.at)[0];
  if (dispute.told || !first || at - first.at < 2) return [];
  const step = lines[at]?.parts.find(({ was }) => REACHES.test(reachIn(was) ?? ''));
  return step ? [say(CAME_LATE, { q: quoteOf(step), p: quoteOf(first) })] : [];
}
const REACHES = /^(?:apology|admission)$/;

const NOTHING_SHARP = [
  'There was nothing sharp from {owns}; what could be added is one question about how it is for {other}',
  '{Own} said it without a blow, and asked nothing about how it is for {other}',
];

const EXAMPLE = [
  'Said so that it can be answered: {s}',
  'One way to put it: {s}',
  'The same in a form that {others} can take up: {s}',
  'What could stand in its place: {s}',
  'A version with more room in it: {s}',
  'It would be easier to hear as {s}',
];
const TAKE_UP = [
  'Take up what was said before you go on: {s}',
  'Before your own side, something like this: {s}',
  'Begin with what you heard, for example: {s}',
  'A sentence that would have been an answer: {s}',
  'First show that it arrived: {s}',
  'One line of listening comes first: {s}',
];
const ASK = [
  'Ask about {p}, and listen to the end before you answer',
  'Go back to {p} and ask what it is like',
  'Say what you understood by {p}, and ask whether that is right',
];
const NOTICED = [
  'Ask about what you noticed yourself: {p}',
  'Begin with what you saw, {p}, and say that you would like to understand it',
];
const LISTEN = [
  'Say back in one sentence what you heard, and ask whether that is right',
  'Tell one thing that the other cannot know, and one thing that would help',
  'Ask what would have helped in that moment, and wait for the answer',
];
const WISH = [
  'Say {p} first and alone, and give it time to arrive',
  'Hold on to {p}, and say it once more when it is quiet',
];

function howOf(quarrel: Quarrel, party: string, hard: readonly Hard[]): string[] {
  const { say, points } = quarrel;
  const known = toParty(names(quarrel, party));
  const missed =
    missedBy(quarrel, party)?.point ??
    points[otherOf(quarrel, party)]?.find(({ weight, spoken }) => weight >= 6 && spoken);
  const back = missed && saidBack(missed.was, quarrel.seed % 7);
  const example = exampleOf(quarrel, party, hard);
  const wish = points[party]?.find(({ was }) => isWish(was));
  const noticed = party === 'You' ? noticedIn(quarrel) : undefined;
  const how = [
    example ? say(EXAMPLE, { ...known, s: `“${example}”` }) : '',
    back ? say(TAKE_UP, { ...known, s: `“${back}”` }) : missed ? say(ASK, { p: quoteOf(missed) }) : '',
    ...hard.map((one) => say(ADVICE[one.kind].how, known)),
    hard.length || !wish ? '' : say(WISH, { p: quoteOf(wish) }),
    noticed ? say(NOTICED, { p: quoteOf(noticed) }) : '',
  ].filter(Boolean);
  return (how.length ? how : [say(LISTEN)]).slice(0, 3);
}

const same = (one: string, other: string) =>
  one.toLowerCase().replace(/[^\p{L}]/gu, '') === other.toLowerCase().replace(/[^\p{L}]/gu, '');
/** What the other did, and what oneself wished or felt, each as it was said, in one sentence. */
function withOwn({ points }: Quarrel, party: string, hard: readonly Hard[]): string | undefined {
  const did = hard.find(
    ({ kind, was }) =>
      kind === 'deed' &&
      /^you (?:\w+ed|told|gave|said|let|sold|went|took|made|did|left|forgot|didn't|haven't)\b/i.test(was) &&
      !/[,;:?]/.test(was),
  );
  const own = points[party]?.find(({ weight, was }) => weight >= 8 && /^i\b/i.test(was) && !/[,;:?"“]/.test(was));
  if (!did || !own || own.was === did.was) return undefined;
  const bare = [did.was, own.was].map((one) => lastWish(writtenOut(one)).replace(/[.!\s]+$/, ''));
  const [first = '', second = ''] = bare;
  if (bare.some((one) => one.split(/\s+/).length > 13)) return undefined;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}, and I${second.slice(1)}.`;
}

/** The rewritten sentence that shows best how it could be said. */
const exampleOf = (quarrel: Quarrel, party: string, hard: readonly Hard[]): string | undefined =>
  withOwn(quarrel, party, hard) ??
  [...hard]
    .sort((a, b) => a.at - b.at)
    .find(
      ({ said, was }) =>
        /^.{24,150}$/.test(said) &&
        !same(said, was) &&
        !/^(?:That (?:hurts?|stung)|It was|I remember it|I do not know what)/.test(said),
    )?.said;

const HEARD = [
  'You said ‘{p}’, and I did not stay with it; tell me more about that',
  'I keep thinking of ‘{p}’; what is that like for you?',
  'When you said ‘{p}’, I was already thinking of my own side; I would like to hear it again',
  'I want to come back to ‘{p}’, because I did not answer it well',
  'There is one sentence of yours I went past: ‘{p}’; I am listening now',
  'Tell me about ‘{p}’ once more, and I will only listen',
];
const OPEN = [
  'I want to get this right with you; what would help you most?',
  'What is it that I have not understood yet?',
];
function repairsOf(quarrel: Quarrel, party: string, hard: readonly Hard[]): string[] {
  const { say, points } = quarrel;
  const known = names(quarrel, party);
  const [first] = hard;
  const theirs =
    missedBy(quarrel, party)?.point ??
    points[otherOf(quarrel, party)]?.find(({ weight, spoken }) => weight >= 6 && spoken);
  return [
    first ? say(ADVICE[first.kind].repair, { ...known, i: innerOf(first) }) : '',
    theirs ? say(HEARD, { p: innerOf(theirs) }) : '',
    first || theirs ? '' : say(OPEN),
  ].filter(Boolean);
}

function needsOf(quarrel: Quarrel, party: string): string[] {
  const { heard, lines, points, topic } = quarrel;
  const known = heard?.concern.needs[roleOf(quarrel, party)] ?? [];
  const said = lines
    .filter((line) => line.party === party && (line.isSpeech || (party === 'You' && !line.done)))
    .map(({ was, words }) => ({ was: words ?? was, weight: 2 }));
  const own = needsIn([...said, ...(points[party] ?? [])]);
  const all = [...new Set([...own.slice(0, 2), ...known, ...own])].slice(0, 3);
  const filled = all.length < 2 && topic ? [...new Set([...all, ...topics[topic].needs])] : all;
  return filled.length ? filled : ['being heard', 'understanding'];
}

/** Advice speaks to the party: "you" would be that one, and not who reads it. */
const toParty = <Slots extends { other: string; others: string }>(slots: Slots): Slots =>
  /^(?:you|one of you)$/.test(slots.other) ? { ...slots, other: 'the other', others: 'the other' } : slots;
