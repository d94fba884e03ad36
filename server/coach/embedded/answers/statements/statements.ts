import { sentencesOf, tidied } from '#server/coach/embedded/answers/statements/split.ts';
import {
  ACTORS,
  ANY_YOU,
  BOUND,
  DENIES,
  FIRM,
  MAYBE,
  NAMED,
  PLAN,
  PLAN_BESIDE,
  QUESTION,
  REFUSES,
  REPEATS,
  THEIR_SIDE,
  TO_COACH,
  VERB,
  YOU,
} from '#server/coach/embedded/answers/statements/words.ts';
import { isVerb } from '#server/coach/language/clauses.ts';
import { kept, read } from '#server/coach/language/read.ts';

export type Actor = 'me' | 'us' | 'them' | 'it';
/** A whole sentence that the writer says of themselves or of others. */
export type Statement = {
  /** With its slips mended, a capital at its head and no mark at its end. */
  text: string;
  actor: Actor;
  /** Which message it stands in. */
  message: number;
  /** Puts right what was understood. */
  denies: boolean;
  plan: 'firm' | 'open' | null;
  /** How it may be for somebody else, as the writer sees it. */
  theirSide: boolean;
};

const FEWEST = 3;
const MOST = 32;
/** Ends where something should follow. */
const HANGS =
  /\b(?:say|says|said|know|think|means?|feel|is|was) that$|\b(?:and|but|or|because|the|a|an|my|their|our|than|if|when|whether|very)$/i;

const bare = (text: string) =>
  text.replace(/"[^"]*"|“[^”]*”|(?<![\p{L}])['‘][^'’]*(?:['’](?=\p{L})[^'’]*)*['’](?!\p{L})/gu, ' … ');

export function actorOf(text: string): Actor | null {
  const known = ACTORS.find(([, form]) => form.test(text))?.[0];
  if (known) return known;
  const acts = NAMED.exec(text)?.[2];
  if (acts && (VERB.test(acts) || /ed$/.test(acts) || read(acts).tokens.some((token) => isVerb(token)))) return 'them';
  const bound = BOUND.exec(text)?.[1]?.toLowerCase();
  return bound ? (bound === 'i' ? 'me' : bound === 'we' ? 'us' : 'them') : null;
}

const hasVerb = (text: string) =>
  VERB.test(text) || /\p{L}ed\b/u.test(text) || read(text).tokens.some((token) => isVerb(token));

/** Whether a part of a sentence can stand for itself. */
export function isWhole(text: string): boolean {
  const many = text.split(/\s+/).length;
  return many >= FEWEST && many <= MOST && actorOf(text) !== null && hasVerb(text) && !HANGS.test(text);
}

/** "I actually love it??" states something, with wonder. */
const WONDERS = /[?!]*\?[?!]+$/;
export function isQuestion(sentence: string): boolean {
  const said = sentence.trim();
  return QUESTION.test(WONDERS.test(said) ? said.replace(WONDERS, '') : said) || QUESTION.test(tidied(sentence));
}
const isToCoach = (text: string) =>
  TO_COACH.some((form) => form.test(text)) || YOU.test(bare(text).replace(ANY_YOU, ''));

const KNOWS =
  /^I (?:know|think|believe|guess|suspect|suppose|can see) (?:that )?(?=(?:he|she|they|my|his|her|their)\b)/i;
/** Of somebody else, and not what they feel for the writer. */
function isTheirSide(text: string, actor: Actor): boolean {
  const said = text.replace(KNOWS, '');
  return (actor === 'them' || said !== text) && !/\bloves? me\b/i.test(said) && THEIR_SIDE.test(said.slice(0, 60));
}

/** Parts of a long sentence that can each stand for itself; else the sentence as it is. */
export function partsOf(text: string): string[] {
  const parts = text.split(/\s*[;–—]\s+|,?\s+but\s+(?=\p{L})|,\s+and\s+(?=(?:I|he|she|they|we|now)\b)/u).map(tidied);
  return parts.length > 1 && parts.every(isWhole) ? parts : [text];
}

function planIn(text: string): Statement['plan'] {
  if (!PLAN.test(text) && !PLAN_BESIDE.test(text)) return null;
  return FIRM.test(text) && !MAYBE.test(text) ? 'firm' : 'open';
}

function stated(sentence: string, message: number): Statement[] {
  const text = tidied(sentence);
  const isLater = message > 0;
  if (isQuestion(sentence) || isToCoach(text) || (isLater && REPEATS.test(text)) || !isWhole(text)) return [];
  const actor = actorOf(text) ?? 'it';
  return [
    {
      text,
      actor,
      message,
      denies: DENIES.test(text) || (isLater && REFUSES.test(sentence.trim())),
      plan: planIn(text),
      theirSide: isTheirSide(text, actor),
    },
  ];
}

const inFirst = (content: string) => sentencesOf(content).flatMap((sentence) => stated(sentence, 0));
const inLater = (content: string) => sentencesOf(content).flatMap((sentence) => stated(sentence, 1));

/** Everything that is stated in several messages, in its order; questions, requests and fragments state nothing. */
export const statementsIn = (messages: readonly string[]): Statement[] =>
  messages.flatMap((content, message) =>
    kept(read(content), content, message > 0 ? inLater : inFirst).map((one) => ({ ...one, message })),
  );
