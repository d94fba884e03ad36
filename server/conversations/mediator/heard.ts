import { read } from '#server/coach/coach.ts';
import { feelingsIn } from '#server/conversations/mediator/feelings.ts';
import { mattersIn } from '#server/conversations/mediator/matters.ts';

/** What Mallama understood of one person's turn. */
export type Heard = {
  name: string;
  /** Their own sentences that say the most and hurt the least. */
  quotes: string[];
  feelings: string[];
  needs: string[];
  /** The topics, in a few words each. */
  matters: string[];
};

const MOST_QUOTES = 2;
const MOST_WORDS = 40;
/** A sentence that is about oneself from its first words on. */
const OWN = /^(?:\w+,? ){0,2}(?:i|i['’]\w+|for me|my|what i)\b/i;
/** Wishes are always among the quotations. */
const WISH = /\bi(?:['’]d)? (?:really |just |only )*(?:want|need|wish|miss|hope|long for|would like|like to)\b/i;

const HARSH: ReadonlySet<string> = new Set(['criticism', 'stonewalling', 'demand']);

/** How much a sentence is worth quoting; undefined where it must not be repeated. */
function weightOf(sentence: string): number | undefined {
  const { label } = read(sentence).move;
  const words = sentence.split(' ').length;
  if (label === 'contempt' || words > MOST_WORDS || words < 3 || sentence.includes('?')) return undefined;
  const own = OWN.test(sentence) ? 3 : 0;
  const wish = WISH.test(sentence) ? 4 : 0;
  const felt = 4 * Math.min(feelingsIn(sentence).length, 2);
  return own + wish + felt + Math.min(words, 14) / 7 - (HARSH.has(label) ? 6 : 0);
}

/** The sentences to quote, in the order in which they were said. */
function quotesOf(messages: readonly string[]): string[] {
  const all = messages.flatMap((message) => read(message).sentences.map(({ text }) => text));
  const fit = all.flatMap((text, at) => {
    const weight = weightOf(text);
    return weight !== undefined && weight > 0 ? [{ text, at, weight }] : [];
  });
  return fit
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST_QUOTES)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text.replace(/[“”"*_`#<>[\]|\\]/g, '').replace(/(?<![.!?…\s])[.!?…\s]+$/u, ''));
}

const unique = (all: readonly string[]) => [...new Set(all)];

/** Reads a turn. Deterministic: the same words always give the same result. */
export function hear(name: string, messages: readonly string[]): Heard {
  const felt = messages.flatMap(feelingsIn);
  return {
    name,
    quotes: quotesOf(messages),
    feelings: unique(felt.map(({ word }) => word)).slice(0, 3),
    needs: unique(felt.map(({ need }) => need)).slice(0, 3),
    matters: mattersIn(messages).slice(0, 2),
  };
}
