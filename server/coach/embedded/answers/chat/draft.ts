import { reflection } from '#server/coach/embedded/answers/chat/listen.ts';
import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { compose } from '#server/coach/embedded/answers/craft/compose.ts';
import { say } from '#server/coach/embedded/say/fill.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

const AFTER = [
  'Change every word that is not yours; {bit} should sound like you',
  'Read it aloud once, and take out whatever you would not say about {bit}',
];

/** Somebody asks for words: a short message in their matter, after a reflection. */
export function drafting(scene: Scene, seen: Understood, message: string): { said: string[]; used: string[] } {
  const draft = compose({ goal: goalIn(message, scene), tone: 'caring', context: '', draft: '', history: '' });
  return {
    said: [
      reflection(scene, seen.seed),
      `You could write: “${draft.core.replace(/[“”]/g, '')}”`,
      say(AFTER, { ...scene, the: null }, seen.seed, 9),
    ],
    used: ['reflection of feelings', 'suggestion', 'affirmation'],
  };
}

const WRONGED = /\b(?:miss|forg|late|yell|shout|snap|lie|lying|cancel|hurt|ignor|mess|fight|argu|overreact|rude)/i;

/** "What should I text my boss after missing the meeting?" as a goal. */
function goalIn(message: string, { who, the, matter, told }: Scene): string {
  const person = who.replace(/^your /, 'my ');
  const after = /\b(?:after|for|about|because of)\s+([^?.!]+)/i.exec(message)?.[1];
  if (after) return WRONGED.test(after) ? `apologise to ${person} for ${after}` : `talk to ${person} about ${after}`;
  return told && /^\p{Ll}/u.test(told) && /^(?:he|she|they)\b/.test(told)
    ? `tell ${person} that ${told}`
    : `talk to ${person} about ${the ?? matter}`;
}
