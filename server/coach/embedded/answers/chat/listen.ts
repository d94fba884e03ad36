import { questionsFor, type Turn } from '#server/coach/embedded/answers/chat/ask.ts';
import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { say, unsaid } from '#server/coach/embedded/say/fill.ts';

const REFLECT = {
  glad: ['{Told}, and I can hear how good that was', 'How good: {told}', 'I like hearing this, that {told}'],
  whole: [
    '{Theirs}, and you {left} feeling {felt}',
    'So {theirs}, and what stays with you is feeling {felt}',
    'You {feels} {felt} when {theirs}, and that is not a small thing',
    'I hear how it {was} for you when {theirs}: you {feels} {felt}',
  ],
  sharp: [
    '{MineBack}, and it sounds as if a lot had built up before that',
    'So {mineBack}, and underneath it something had been waiting to be heard',
    '{MineBack}: it came out sharp, and I would guess it had been in you for a while',
  ],
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
    'You have been carrying this around: {told}',
    'What I hear is that {told}',
  ],
  quote: [
    '{q}: I can hear that there is a lot in that',
    'I am staying with {q} for a moment, because it sounds important to you',
    'Thank you for telling me; {q} is where I would like to stay for a moment',
  ],
};
/** What may lie under it, as a guess at the end of a sentence. */
const MEANING = [
  '; maybe what you miss most is {needing}',
  '; it would make sense if this were about {needing}',
  '; perhaps it comes down to {needing}',
  '; I wonder whether it is about {needing}',
  '; it may be less about this one time than about {needing}',
];

const namesFeeling = (told: string) =>
  /\b(?:feel|felt|feeling|hurts?|sad|angry|worried|afraid|scared|lonely|jealous|guilty)\b/i.test(told);

function wayOf(scene: Scene, glad: boolean): readonly string[] {
  if (glad && scene.told) return REFLECT.glad;
  if (scene.theirs && scene.felt) return REFLECT.whole;
  if (scene.mineBack) return REFLECT.sharp;
  if (scene.told) return scene.feel && !namesFeeling(scene.told) ? REFLECT.felt : REFLECT.told;
  return scene.feel ? REFLECT.feltQuote : REFLECT.quote;
}

/** The feeling and the story said back, in the person's own words. */
export const reflection = (scene: Scene, seed: number, before = '', glad = false): string =>
  say(unsaid(wayOf(scene, glad), before), { ...scene, the: null }, seed, 1);

/** First explore, then the other side, then ask whether advice is wanted: never advice before a reflection. */
export function listening(scene: Scene, now: Turn): { said: string[]; used: string[] } {
  const { seed, turn, glad, before } = now;
  const heard = reflection(scene, seed, before, glad);
  const guess = glad ? '' : say(unsaid(MEANING, before), { ...scene, the: null }, seed, 2 + turn);
  return {
    // One sentence: what was heard, and a guess that can be put right.
    said: [
      guess ? `${heard.slice(0, -1)}${guess}` : heard,
      say(unsaid(questionsFor(scene, now), before), scene, seed, 3 + turn),
    ],
    used: ['reflection of feelings', 'restatement', 'question'],
  };
}
