import { read } from '#server/coach/coach.ts';
import { ownsAPart } from '#server/conversations/mediator/owning.ts';

/** What one person said in their turn, in short quotations. Nothing is concluded from it. */
export type Heard = {
  name: string;
  hasSpoken: boolean;
  /** Their own sentences that say the most and hurt the least. */
  quotes: string[];
  /** Where they apologize, or name a part of their own. */
  owned: string[];
};

const MOST = 2;
const MOST_WORDS = 24;
/** A sentence that is about oneself from its first words on. */
const OWN = /^(?:\w+,? ){0,2}(?:i|i['’]\w+|for me|my|what i)\b/i;
const FELT = /\bi (?:feel|felt|was feeling)\b(?! (?:like|that|as if|you)\b)/i;
/** Wishes are always among the quotations. */
const WISH = /\bi(?:['’]d)? (?:really |just |only )*(?:want|need|wish|miss|hope|long for|would like|like to)\b/i;
const REPROACH = /\byou(?:['’]re| are| were| never| always)\b/i;

const HARSH: ReadonlySet<string> = new Set(['criticism', 'stonewalling', 'demand']);

/** How much a sentence is worth quoting; undefined where it must not be repeated. */
function weightOf(sentence: string): number | undefined {
  const { label } = read(sentence).move;
  const words = sentence.split(' ').length;
  if (label === 'contempt' || words > MOST_WORDS || words < 3 || sentence.includes('?')) return undefined;
  const own = OWN.test(sentence) ? 3 : 0;
  const wish = WISH.test(sentence) ? 4 : 0;
  const felt = FELT.test(sentence) ? 4 : 0;
  const harsh = HARSH.has(label) || REPROACH.test(sentence) ? 6 : 0;
  return own + wish + felt + Math.min(words, 14) / 7 - harsh;
}

type Sentence = { text: string; at: number; weight: number };

/** The sentences to quote, in the order in which they were said. */
const best = (all: readonly Sentence[]) =>
  [...all]
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text.replace(/[“”"*_`#<>[\]|\\]/g, '').replace(/(?<![.!?…\s])[.!?…\s]+$/u, ''));

/** Reads a turn. Deterministic: the same words always give the same result. */
export function hear(name: string, messages: readonly string[]): Heard {
  const all = messages.flatMap((message) => read(message).sentences.map(({ text }) => text));
  const fit = all.flatMap((text, at) => {
    const weight = weightOf(text);
    return weight !== undefined && weight > 0 ? [{ text, at, weight }] : [];
  });
  return {
    name,
    hasSpoken: messages.some((message) => message.trim() !== ''),
    quotes: best(fit.filter(({ text }) => !ownsAPart(text))),
    owned: best(fit.filter(({ text }) => ownsAPart(text))),
  };
}
