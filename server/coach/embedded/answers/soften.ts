import { recastAll } from '#server/coach/embedded/answers/recast/recast.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { say } from '#server/coach/embedded/say/fill.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { type Understood, understandPart } from '#server/coach/embedded/understand/understand.ts';

/** What a hard sentence could say instead: the feeling and the wish in it. {about} is what it speaks of. */
const INSTEAD: Partial<Record<Move, readonly string[]>> = {
  criticism: [
    'I feel let down when it comes to {about}, and I would like us to find a way that works for both of us',
    'It bothers me how {about} goes at the moment, and I would like your help with it',
    'I need some support with {about}. Could we talk about who does what?',
  ],
  contempt: [
    'I am angry about {about} right now, and I do not want to say something that hurts you',
    'Something about {about} really got to me. Let me say it again without the sting',
    'I am more upset about {about} than I want to be, so I will say it plainly and with respect',
  ],
  defensiveness: [
    'I feel accused about {about}, and I still want to hear what it was like for you',
    'I see my part when it comes to {about}. May I tell you as well how it was for me?',
    'Thank you for bringing up {about}; I could have done better there',
  ],
  stonewalling: [
    'I am too worked up to talk about {about} well. Give me half an hour, then I will come back to it',
    'I need a short break from {about}, and I promise to pick it up again after dinner',
  ],
  demand: [
    'It would help me a lot to have an answer about {about}. When could you tell me?',
    'Could you help me with {about}, please? I am worried and it would ease my mind',
  ],
  withdraw: [
    'I am tired and cannot talk about {about} well tonight. Can we do it tomorrow after work?',
    'I need a little time for myself before we talk about {about}, and then I am all yours',
  ],
  guilt_trip: [
    'I feel unseen with {about}, and I would love some help, if you can',
    'I miss you a bit when it comes to {about}. Could we plan something together?',
  ],
};
const NEVER =
  /\byou\s+(?:just |really )?(?:never|don['’]t ever|hardly ever)\s+((?:listen|help|call|ask|text|talk|tell|clean|cook|say|show|support|visit|answer|reply|come|let|try|trust|remember|plan|do|make|take|bring|think|look|hug|thank)\b[^.!?,;]*)/i;
const ALWAYS =
  /\byou\s+(?:just |really )?(?:always|constantly|keep)\s+((?:leave|forget|interrupt|complain|ignore|come|cancel|blame|shout|yell|criticise|criticize|check|put|make|talk|take|spend|lie|nag|walk|change|leaving|forgetting|interrupting|ignoring)\b[^.!?,;]*)/i;

/** One sentence, said so that it can be heard; undefined where there is nothing to soften. */
export function instead(seen: Understood, about: string): string | undefined {
  const { label } = seen.moves;
  const wishes = INSTEAD[label];
  if (!wishes) return undefined;
  const never = NEVER.exec(seen.text)?.[1];
  if (never) return sentence(`It would mean a lot to me if you could ${never.trim()} more often`);
  const always = ALWAYS.exec(seen.text)?.[1];
  if (always && !/ing\b/.test(always.split(' ')[0] ?? ''))
    return sentence(
      `When you ${always.trim()}, I feel left alone with it, and I would like to find another way with you`,
    );
  return say(wishes, { about }, seen.seed, 1);
}

/** What a sentence speaks of, as a thing one can name without blame. */
export function aboutOf(seen: Understood): string {
  const { thing } = seen.detail;
  return thing ? `the ${thing}` : topics[seen.topics[0] ?? 'listening'].matter;
}

/** What takes an apology back. */
const EXCUSE = /,?\s+(?:and|but)\s+(?:honestly,?\s+)?you\s+(?:could|should|might)\s+have\b[^.!?]*/gi;

/** A draft with its hard sentences said anew; the others stay as they were written. */
export function softened(draft: string): { text: string; changed: number } {
  const about = aboutOf(understandPart(draft));
  const bare = draft.replace(EXCUSE, '');
  const { said, parts } = recastAll(bare, about, 0);
  const changed = parts.filter(({ hard }) => hard).length + (bare === draft ? 0 : 1);
  return { text: said, changed };
}
