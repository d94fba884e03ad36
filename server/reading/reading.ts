import { type Clause, clauses } from '#server/reading/clauses.ts';
import { type Sentence, sentences } from '#server/reading/sentences.ts';
import { type Tongue, tongue } from '#server/reading/tongue.ts';
import { normalise, type Plain } from '#server/reading/words/normalise.ts';
import { type Token, tokens } from '#server/reading/words/tokens.ts';

/** A text, parsed once for everything that reads it. Every `from` and `to` refers to the original text. */
export type Reading = {
  text: string;
  plain: Plain;
  tokens: Token[];
  sentences: Sentence[];
  clauses: Clause[];
  /** The clause and sentence of each token. */
  clauseAt: Int32Array;
  sentenceAt: Int32Array;
  quoted: boolean[];
  tongue: Tongue;
  /** Results derived from it, by the function that derived them. */
  derived: Map<unknown, unknown>;
};

/** A quotation mark opens up to its partner, at most to the end of its line. */
function quotations(all: Token[], text: string): boolean[] {
  const marks = all.map(() => false);
  let open = -1;
  all.forEach(({ word, from }, i) => {
    if (open >= 0 && text.slice(all[open]?.from ?? 0, from).includes('\n')) open = -1;
    if (word !== '"') return;
    if (open >= 0) marks.fill(true, open, i + 1);
    open = open >= 0 ? -1 : i;
  });
  return marks;
}

function places(runs: readonly { first: number; end: number }[], length: number): Int32Array {
  const at = new Int32Array(length).fill(-1);
  runs.forEach(({ first, end }, i) => {
    at.fill(i, first, end);
  });
  return at;
}

/** A cache of the latest readings, bounded by characters. */
const latest = new Map<string, Reading>();
const MOST = 128;
const LONGEST = 24_000;

export function readingOf(text: string): Reading {
  const before = latest.get(text);
  if (before) return before;
  const reading = readAnew(text);
  if (text.length > LONGEST) return reading;
  latest.set(text, reading);
  let held = 0;
  for (const key of latest.keys()) held += key.length;
  for (const key of latest.keys()) {
    if (latest.size <= MOST && held <= LONGEST) break;
    held -= key.length;
    latest.delete(key);
  }
  return reading;
}

/** Computes something from a reading once. */
export function derive<From, Value>(reading: Reading, from: From, draw: (from: From) => Value): Value {
  if (reading.derived.has(draw)) return reading.derived.get(draw) as Value;
  const value = draw(from);
  reading.derived.set(draw, value);
  return value;
}

function readAnew(text: string): Reading {
  const plain = normalise(text);
  const words = tokens(plain);
  const quoted = quotations(words, text);
  const said = sentences(words, text);
  const parts = clauses(words, said);
  return {
    text,
    plain,
    tokens: words,
    sentences: said,
    clauses: parts,
    clauseAt: places(parts, words.length),
    sentenceAt: places(said, words.length),
    quoted,
    tongue: tongue(words),
    derived: new Map(),
  };
}
