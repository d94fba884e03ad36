import { asks } from '#server/coach/embedded/answers/chat/asks.ts';
import { harshIn } from '#server/coach/embedded/answers/chat/draft.ts';
import { reflection } from '#server/coach/embedded/answers/chat/listen.ts';
import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { say } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import { echo } from '#server/coach/embedded/understand/echo.ts';
import type { Story } from '#server/coach/embedded/understand/story.ts';
import type { Topic } from '#server/coach/embedded/understand/topics.ts';

const OPEN = [
  'For {point}, choose a quiet moment and tell {who} what it is like for you before you say what should change',
  'With {point} you could begin with what you saw and felt, and only then say what you would like from {who}',
  'A first step with {point} could be one question to {who} that you do not know the answer to',
];
const BEGIN = [
  'You could begin with what anybody could have seen, then your side of it, then one question: “{words}”',
  'A way in that accuses nobody might be: “{words}”',
  'Keep to one thing, and to your side of it: “{words}”',
];
const TRY = [
  'When it comes to {point}, a small thing to agree on: {deal}',
  'To make {point} easier, you two could {deal}',
  'About {point}, many people find it helps to {deal}',
];
const SENTENCE = [
  'A sentence to lean on: “When it comes to {point}, I feel {feel}, and I need {need}.”',
  'You could say: “I am not against you; with {point} I need {need}.”',
  'In your own words it might be: “{need} is what I am missing with {point}, and I would like to find it together.”',
];
const OTHER = [
  'I only know your side, and {who} may see {point} quite differently, so leave room for that',
  'Before you judge, ask {who} about {point} and listen to the end',
  'It is worth checking whether {who} even knows how {point} lands with you',
];
const OPEN_TO_IT = [
  'I only know your side of it: would {who} be open to trying this: {deal}?',
  '{who} may see it differently, so ask first; would this be possible for you both: {deal}?',
];
const OWN = [
  'Your own part, as far as you told me, is “{harsh}”, and to say so first often opens the door',
  'It may help to take back “{harsh}” before anything else, and to mean it',
];
const CHECK = [
  'Which part of this fits you, and which does not?',
  'What could get in the way when you try it?',
  'How does that sound to you?',
];

/** Nothing is known but that something is asked: no advice is better than any. */
const LITTLE = [
  'I would like to say something useful to {bit}, and I know too little of it yet.',
  'Before I suggest anything about {bit}, let me understand it better.',
  'With {bit} it depends on what happened before, and only you can tell me.',
];
const LITTLE_ASK = [
  'Who is it about, and what happened last between you?',
  'What happened before you asked yourself that?',
  'What would be different for you if it went the way you hope?',
];
const DECIDE = [
  'Whether to {deed} is yours to decide, and I would rather look at it with you than answer for you.',
  'I cannot answer for you whether to {deed}, but it can be found out.',
  'There may be no right answer to whether to {deed}, only one that you can stand by.',
];
const DECIDE_ASK = [
  'What do you want from it most: an answer, closeness, or only a sign?',
  'If it waited until tomorrow, what would you want to have said by then?',
  'On the morning after, would you rather have done it or left it, and why?',
];
const SHOULD = /\bshould i (?:really |just |still )?([^?.!,;]{3,60})/i;

/** Only a question, about something that nobody told. */
function knowingLittle({ bit }: Slots, seed: number, message: string): string[] {
  const deed = SHOULD.exec(message)?.[1]?.trim();
  const [first, second] = deed ? [DECIDE, DECIDE_ASK] : [LITTLE, LITTLE_ASK];
  return [say(first, { bit, deed: deed && echo(deed) }, seed, 2), pick(second, seed, 3)];
}

export type Manner = { safe: boolean; story: Story; before: string; topic: Topic | undefined; message: string };
type Slots = Scene & { point: string };

/** What to do about something that happened: how to bring it up, one's own part, and something to agree on. */
function aboutStory(slots: Slots, seed: number, { story, topic }: Manner): string[] {
  const event = capital(story.toThem ?? '');
  const felt = story.felt ?? slots.feel;
  const question = asks[topic ?? 'listening'];
  const words = `${event}${felt ? `, and I ${slots.feels} ${felt}` : ''}; ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
  const harsh = harshIn(story.mine);
  return [say(BEGIN, { words }, seed, 4), harsh ? say(OWN, { harsh }, seed, 7) : '', say(OPEN_TO_IT, slots, seed, 5)];
}

/** What to do about a matter that nobody told a story of. */
const aboutMatter = (slots: Slots, seed: number): string[] => [
  say(OPEN, slots, seed, 4),
  say(TRY, slots, seed, 5),
  say(SENTENCE, { ...slots, point: single(slots.point) }, seed, 6),
  say(OTHER, slots, seed, 7),
  say(CHECK, slots, seed, 8),
];

/** Reflection first, then things to try, the other side, and a question whether it fits. */
export function advising(scene: Scene, seed: number, manner: Manner): { said: string[]; used: string[] } {
  const { safe, story, before, message } = manner;
  const slots = { ...scene, the: null, point: pointOf(scene) };
  if (safe && !story.toThem && slots.point.startsWith('“') && (!manner.topic || SHOULD.test(message)))
    return { said: knowingLittle(slots, seed, message), used: ['affirmation', 'question'] };
  const steps = story.toThem ? aboutStory(slots, seed, manner) : aboutMatter(slots, seed);
  const careful = [say(OPEN, slots, seed, 4), say(CHECK, slots, seed, 8)];
  return {
    said: [reflection(scene, seed, before), ...(safe ? steps : careful)],
    used: ['reflection of feelings', 'suggestion', ...(safe ? ['information'] : []), 'question'],
  };
}

/** What it is about, as a thing one can point at. */
function pointOf({ the, clause, bit }: Scene): string {
  if (the) return the;
  return clause && clause.split(' ').length < 13 ? `the way ${clause}` : bit;
}

/** A quotation inside a quotation wears single marks. */
const single = (text: string) => text.replace('“', '‘').replace('”', '’');
