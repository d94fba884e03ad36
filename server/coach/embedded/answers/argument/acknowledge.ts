import { weightIn, weightOf } from '#server/coach/embedded/answers/argument/heart.ts';
import { isOffer } from '#server/coach/embedded/answers/argument/reaching.ts';
import type { Part } from '#server/coach/embedded/answers/argument/retold/part.ts';
import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import { capital, sentence } from '#server/coach/embedded/say/words.ts';

const CALLS = /,\s*(?:[A-Z][a-z]+|papa|mum|mom|dad|honey|babe|love|mate|man|bro)(?=[.!?\s]*$)/;
const TYPED = /\b(?:u|ur|ud|im|dont|didnt|cant|wont|couldve|idk|gonna|r)\b|["“”‘]|\d\d:\d\d/i;
/** Hard to say back without more than turning it round. */
const TANGLED =
  /\b(?:we|us|our|ours|let's|this(?! (?:week|month|year|morning|evening|time|afternoon|summer|winter)\b)|that|these|those|here|there|it)\b|[;:–—]|\.\s+\S/i;
const HARSH =
  /\b(?:idiots?|stupid|dumb|fool|loser|failure|fat|ugly|crazy|terrible|horrible|worst|awful|mess|bad|wrong|liar|nothing|burden|villain)\b/i;
const REPROACH =
  /\b(?:can't believe|cannot believe|should have|could have|hate|sick of|fed up|done with|tired of you)\b|^i did\b/i;
const HEARD = ['I hear that', 'I had not taken that in', 'I do not want to go past that', 'I want to understand that'];
const TOLD = ['I hear that', 'I see that'];
const ABOUT_ME = [
  'and I do not want to talk past that',
  'and I hear that it matters to you',
  'and I will not brush that aside',
  'and I want to take that seriously',
  'and I can see that it matters',
];

/** "I don't need a lecture I need two weeks": what is needed, said by itself. */
export const lastWish = (was: string): string =>
  was.split(/(?<=\S+\s+\S+\s+\S+),?\s+(?=i (?:need|want)\b)/i).at(-1) ?? was;

/** What the other said, said back from the one it was said to; nothing where it cannot be turned round cleanly. */
export function saidBack(was: string, turn: number): string | undefined {
  const wish = lastWish(was);
  const own = was.split(/\s+and\s+(?=i\b)/i).at(-1);
  return turnedRound(wish, turn) ?? (own && own !== was ? turnedRound(own, turn) : undefined);
}

function turnedRound(was: string, turn: number): string | undefined {
  const text = was
    .replaceAll('’', "'")
    .trim()
    .replace(/^(?:and|but|so|because|well)[, ]+/i, '')
    .replace(CALLS, '')
    .replace(/ (?:Papa|Mama|Mum|Mom|Dad)(?=[.!?\s]*$)/, '')
    .replace(/[.!…\s]+$/, '');
  if (REPROACH.test(text)) return undefined;
  const words = text.split(/\s+/).length;
  if (words < 2 || words > 14 || /\?/.test(text) || TYPED.test(text) || TANGLED.test(text) || HARSH.test(text))
    return undefined;
  const mine = /^(?:i|i'm|i've|my)\b/i.test(text);
  const yours = /^(?:you|your)\b/i.test(text);
  const turned = swapped(text);
  if (mine && /\b(?:you|your)\b/i.test(text) && /\bI\b/.test(text.slice(2))) return undefined;
  const heard = weightOf(was) >= 7 ? HEARD : TOLD;
  if (mine) return `${sentence(capital(turned))} ${heard[turn % heard.length]}.`;
  if (yours && /\b(?:i|i'm)\b/i.test(text)) return undefined;
  if (/\b(?:always|never|haven't|have not)\b/i.test(text)) return undefined;
  const aboutUs =
    /\b(?:me|my)\b/i.test(text) &&
    !/\bi\b/i.test(text) &&
    /^(?:he|she|they|he's|she's|they're|everyone|everybody|nobody)\b/i.test(text);
  if (aboutUs)
    return `You say that ${turned.charAt(0).toLowerCase()}${turned.slice(1)}, ${ABOUT_ME[turn % ABOUT_ME.length]}.`;
  return yours ? `You say that ${turned}, ${ABOUT_ME[turn % ABOUT_ME.length]}.` : undefined;
}

/** Of what the other said up to now, the weightiest that nobody has answered yet. */
export function unanswered(said: readonly Part[], done: ReadonlySet<string>): string[] {
  return said
    .map((part, at) => ({ was: part.was, at, weight: weightIn(part) }))
    .filter(({ was, weight }) => weight >= 5.5 && !done.has(was) && !isOffer(was))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .map(({ was }) => was);
}
