import { reflection } from '#server/coach/embedded/answers/chat/listen.ts';
import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { say } from '#server/coach/embedded/say/fill.ts';

const OPEN = [
  'For {point}, choose a quiet moment and tell {who} what it is like for you before you say what should change',
  'With {point} you could begin with what you saw and felt, and only then say what you would like from {who}',
  'A first step with {point} could be one question to {who} that you do not know the answer to',
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
const CHECK = [
  'Which part of this fits you, and which does not?',
  'What could get in the way when you try it?',
  'How does that sound to you?',
];

/** Reflection first, then things to try, the other side, and a question whether it fits. */
export function advising(scene: Scene, seed: number, { safe }: { safe: boolean }): { said: string[]; used: string[] } {
  const slots = { ...scene, the: null, point: pointOf(scene) };
  const steps = [
    say(OPEN, slots, seed, 4),
    say(TRY, slots, seed, 5),
    say(SENTENCE, { ...slots, point: single(slots.point) }, seed, 6),
  ];
  return {
    said: [
      reflection(scene, seed),
      ...(safe ? [...steps, say(OTHER, slots, seed, 7)] : steps.slice(0, 1)),
      say(CHECK, slots, seed, 8),
    ],
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
