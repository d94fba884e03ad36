import { clipped } from '#server/coach/embedded/say/words.ts';
import { addressed, echo } from '#server/coach/embedded/understand/echo.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';

/** What somebody asks of the coach. */
export type Asked = {
  kind: 'way' | 'words' | 'whether' | 'judge' | 'why';
  /** Said back: "You are looking for a way to tell your mother that you are not coming". */
  said: string;
  /** What is to be told to the other one, as it would be said: "I am not coming for Christmas". */
  news: string | null;
};

type Way = { kind: Asked['kind']; form: RegExp; said: (what: string) => string };
const LONGEST = 30;
const TO = /^(?:to|for|back to)\s+/i;

const WAYS: readonly Way[] = [
  {
    kind: 'words',
    form: /\bwhat (?:should|can|could|do|would) (?:i|we) (?:text|write|say|reply|answer|message|tell)(?: back)?\s+([^?.!]+)/i,
    said: (what) => `You are looking for words ${TO.test(what) ? `for ${what.replace(TO, '')}` : asObject(what)}`,
  },
  {
    kind: 'words',
    form: /\b(?:help me|can you|could you|please)(?: please)?(?: help me)? ((?:write|word|draft|phrase|text|reply|compose|answer|say|tell)\b[^?.!]*)/i,
    said: (what) => `You would like to ${what}`,
  },
  {
    kind: 'words',
    form: /\bhow (?:do|can|could|should|would) (?:i|we) (?:best |even )?((?:tell|text|word|phrase|write|reply|respond|say|put|explain|apologi[sz]e|break it)\b[^?.!]*)/i,
    said: (what) => `You are looking for a way to ${what}`,
  },
  {
    kind: 'way',
    form: /\bhow (?:do|can|could|should|would|to) (?:(?:i|we) )?(?:best |even |possibly )?([^?.!]+)/i,
    said: (what) => `You are looking for a way to ${what}`,
  },
  {
    kind: 'way',
    form: /\bwhat (?:should|can|could|do|would) (?:i|we) do ((?:about|when|if|with|after|now that|because)\b[^?.!]+)/i,
    said: (what) => `You are asking what to do ${what}`,
  },
  {
    kind: 'whether',
    form: /(?<!\b(?:what|how|when|where|who|why) )\bshould (?:i|we) ([^?.!]+)/i,
    said: (what) => `You are asking yourself whether to ${what}`,
  },
  {
    kind: 'judge',
    form: /\bis it ((?:really |even )?(?:normal|ok|okay|wrong|fair|weird|bad|selfish|unreasonable|too much|stupid|silly)\b[^?.!]*)/i,
    said: (what) => `You wonder whether it is ${what}`,
  },
  {
    kind: 'judge',
    form: /\bam i ((?:just |being |really |the )?\b[^?.!]+)/i,
    said: (what) => `You wonder whether you are ${what}`,
  },
];
const WHY = /\bwhy (?:does|do|did|is|are|was|were|would|will|won't|can't|doesn't|don't|didn't)\b[^?.!]*/i;
const NEWS = /^(?:tell|write to|text|explain to|let)\s+(.+?)\s+(?:know )?that\s+(.+)$/i;
const BESIDES = /,?\s+(?:without|so that|in a way|before)\b.*$/i;

const asObject = (what: string) => (/^(?:when|if|after|about|because|now)\b/i.test(what) ? what : `for ${what}`);

function newsIn(what: string, people: readonly Somebody[]): string | null {
  const told = NEWS.exec(what)?.[2]?.replace(BESIDES, '').trim();
  if (!told) return null;
  const names = people.flatMap((one) => (one.name || one.role ? [one.name ?? `my ${one.role}`] : []));
  return /\b(?:he|she|they|him|her|them|his|their)\b/i.test(told) ? addressed(told, names) : told;
}

/** The question that a message puts to the coach, said back; nothing where it puts none. */
export function askedIn(message: string, people: readonly Somebody[]): Asked | undefined {
  const text = message.replaceAll('’', "'").replace(/["“”<>[\]{}]/g, '');
  for (const { kind, form, said } of WAYS) {
    const what = form.exec(text)?.[1]?.trim();
    if (!what || what.split(/\s+/).length > LONGEST) continue;
    return { kind, said: said(echo(what)), news: newsIn(what, people) };
  }
  const why = WHY.exec(text)?.[0];
  return why && !/\byou\b/i.test(why)
    ? { kind: 'why', said: `You keep coming back to “${clipped(why, 14)}”`, news: null }
    : undefined;
}
