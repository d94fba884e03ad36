import { asks } from '#server/coach/embedded/answers/chat/asks.ts';
import { reflection } from '#server/coach/embedded/answers/chat/listen.ts';
import type { Scene } from '#server/coach/embedded/answers/chat/scene.ts';
import { compose } from '#server/coach/embedded/answers/craft/compose.ts';
import { say } from '#server/coach/embedded/say/fill.ts';
import { capital, clipped } from '#server/coach/embedded/say/words.ts';
import type { Story } from '#server/coach/embedded/understand/story.ts';
import type { Topic } from '#server/coach/embedded/understand/topics.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

type Reply = { said: string[]; used: string[] };

const OPEN = [
  'Say what happened, how it was for you, and one thing you would like from {who}, and stop there',
  'With {who}, short may be best: what happened, what it was like for you, and one question',
  'I would leave out who is right, and tell {who} what happened and how it was for you',
];
const AFTER = [
  'Change every word that is not yours; {bit} should sound like you',
  'Read it aloud once, and take out whatever you would not say about {bit}',
];
const KEPT = [
  'I left out “{harsh}”: that is the part {who} would defend against instead of hearing the rest',
  'What you said before, “{harsh}”, is not in it, because {who} would answer that and not the rest',
];
const NEXT = [
  'What do you think {who} would say back first?',
  'Does that sound like you, or would you tell {who} more plainly?',
];
const LOUD =
  'If it gets loud all the same, one sentence is enough: “I want to hear you, and I need ten minutes first.”';
const AFRAID_OF_A_FIGHT =
  /\b(?:blow\w*|explod\w*|fight\w*|argu\w+|escalat\w+|yell\w*|shout\w*|angr\w+|upset\w*|defensive)\b/i;

/** The sharp part of what the writer said: "never thinks of anyone but himself". */
export function harshIn(mine: string | null): string | null {
  const said =
    /\b(?:told|said|called)(?: to)?(?: him| her| them| my \w+)?(?: that)? (?:(?:he|she|they)(?:'s| is| are)? )?(.+)$/i.exec(
      mine ?? '',
    )?.[1];
  return said ? clipped(said, 7) : null;
}

/** What happened, how it was, and one thing to ask for, as the writer could say it to the other one. */
function messageFrom({ toThem, felt, mine, isPast }: Story, scene: Scene, topic: Topic | undefined): string {
  const event = toThem ? capital(toThem) : null;
  const feeling = felt ?? scene.feel;
  const told =
    event && feeling
      ? `${event}, and I ${scene.feels} ${feeling}.`
      : event
        ? `${event}, and it ${isPast ? 'has stayed' : 'stays'} with me.`
        : `I feel ${feeling}, and I would like you to know it.`;
  const sorry = mine ? ' I am sorry for the sharp words from my side.' : '';
  return `${told}${sorry} ${asks[topic ?? 'listening']}`;
}

/** Somebody asks for words, and has told enough to find them: in this message or before. */
export function wording(story: Story, scene: Scene, seen: Understood, topic: Topic | undefined): Reply | undefined {
  if (!story.toThem && !story.felt) return undefined;
  const slots = { ...scene, the: null, harsh: harshIn(story.mine) };
  const { seed, text } = seen;
  return {
    said: [
      say(OPEN, slots, seed, 4),
      `You could say: “${messageFrom(story, scene, topic)}”`,
      slots.harsh ? say(KEPT, slots, seed, 5) : '',
      AFRAID_OF_A_FIGHT.test(text) ? LOUD : '',
      say(NEXT, slots, seed, 6),
    ],
    used: ['restatement', 'suggestion', 'question'],
  };
}

/** Somebody asks for words without a story: a short message in their matter, after a reflection. */
export function drafting(scene: Scene, seen: Understood, message: string): Reply {
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
