import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { turned } from '#server/coach/embedded/answers/slots.ts';
import { say } from '#server/coach/embedded/say/fill.ts';

const REFLECT = {
  felt: [
    '{Told}, and you feel {feel}',
    'You feel {feel}, and I can hear why: {told}',
    'So {told}, and what it leaves behind is feeling {feel}',
    'I hear {feel} in this: {told}',
  ],
  feltQuote: [
    'You feel {feel}, and {q} tells me it has been heavy',
    'I hear that you are {feel}, most of all where you say {q}',
    '{q}: you feel {feel}, and you say it plainly',
  ],
  told: [
    'So {told}, and it has stayed with you',
    '{Told}, and I can hear that it matters to you',
    'I want to be sure I understand: {told}',
    'What I hear is that {told}',
  ],
  quote: [
    '{q}: I can hear that there is a lot in that',
    'You bring {q}, and I would like to take it slowly',
    'I am staying with {q} for a moment, because it sounds important to you',
  ],
};
const MEANING = [
  'Perhaps what you miss most there is {need}',
  'It would make sense if {need} were what you need from {who} here',
  'Under it I think I hear a wish for {need}',
  'Maybe {need} has been missing for a while',
  'I wonder whether {need} is what this is about for you',
  'Between you and {who}, {need} may be what is missing',
];
const MEANING_GLAD = [
  'It sounds as if this gives you something you want to keep',
  'There is something good in that, and you noticed it',
  'I can hear some warmth in it',
];
const AFFIRM = [
  'It takes something to look at this instead of pushing it aside',
  'You keep thinking about it because it matters to you, and that says something good about you',
  'You could have kept it to yourself, and you did not',
];
const ASK = {
  clause: [
    'What {is} the hardest part for you when {clause}?',
    'What goes through your mind when you think of how {clause}?',
    'What would you have {who} understand about the way {clause}?',
    'How do you feel in your body when you think of how {clause}?',
    'If you could change one thing about how {clause}, what would it be?',
  ],
  the: [
    'What is it about {the} that matters most to you?',
    'What would be different with {the} if things went a little better?',
    'What would you want {who} to understand about {the}?',
  ],
  bit: [
    'What happened just before {bit}?',
    'What would you want {who} to understand about {bit}?',
    'What do you hope for when you think of {bit}?',
  ],
};
const PERMISSION = {
  clause: [
    'Would you like an idea for how {clause}, or shall I keep listening?',
    'May I offer a thought about how {clause}, or is there more you want to tell first?',
  ],
  the: [
    'Would you like one idea for {the}, or shall I keep listening?',
    'May I offer a thought about {the}, or do you want to tell more first?',
  ],
  bit: [
    'Would you like one idea for {bit}, or shall I keep listening?',
    'May I offer a thought about {bit}, or is there more you want to tell first?',
  ],
};

/** A question in what they told, else in a thing they named, else in their words. */
function asking(ways: typeof ASK, scene: Scene, seed: number, turn: number): string {
  const glad = scene.clause && scene.clause.split(' ').length > 2 && scene.clause.split(' ').length < 15;
  const from = glad ? ways.clause : scene.the ? ways.the : ways.bit;
  return say(from, scene, seed, turn);
}

const namesFeeling = (told: string) =>
  /\b(?:feel|felt|feeling|hurts?|sad|angry|worried|afraid|scared|lonely|jealous|guilty)\b/i.test(told);

/** The feeling and the story said back, in the person's own words. */
export function reflection(scene: Scene, seed: number): string {
  const bare = { ...scene, the: null };
  if (scene.told) return say(scene.feel && !namesFeeling(scene.told) ? REFLECT.felt : REFLECT.told, bare, seed, 1);
  return say(scene.feel ? REFLECT.feltQuote : REFLECT.quote, bare, seed, 1);
}

/** First explore, then comfort, then ask whether advice is wanted: never advice before a reflection. */
export function listening(scene: Scene, seed: number, turn: number, glad: boolean): { said: string[]; used: string[] } {
  const [bare, other] = [
    { ...scene, the: null },
    { ...scene, ...turned(scene) },
  ];
  const second = glad ? MEANING_GLAD : turn % 2 === 0 ? MEANING : AFFIRM;
  return {
    said: [
      reflection(scene, seed),
      say(second, bare, seed, 2 + turn),
      asking(turn >= 2 && !glad ? PERMISSION : ASK, other, seed, 3 + turn),
    ],
    used: ['reflection of feelings', second === AFFIRM ? 'affirmation' : 'restatement', 'question'],
  };
}
