import type { Mood } from '#contract/journal.ts';

/** Something a member wrote or logged, to look for patterns in. */
export type Told = {
  id: string;
  /** The day it is about. */
  on: string;
  title: string;
  text: string;
  path: string;
  /** The person it is about, if known. */
  person: string | null;
  /** Logged or imported as a conflict, so its words need not say so. */
  isConflict: boolean;
  /** Written about a day, and not part of a talk. */
  isNote?: boolean;
  /** How its owner felt, where they said so. */
  mood?: Mood;
  /** What others said in it. It helps to find the topic and is never quoted. */
  others?: string;
  /** What everyone agreed on in it. */
  agreed?: readonly string[];
};

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const NOT =
  /\b(?:not|never|no|without|instead of|almost|nearly|nobody|neither|barely|(?:did|do|does|was|were|is|are|have|had|has|would|could|can|wo|ca)n['’]t)\b/i;

/** Whether the pattern occurs and is not negated by the words before it. */
export function says(sign: RegExp, sentence: string): boolean {
  const found = sign.exec(sentence);
  if (!found) return false;
  const before = sentence.slice(0, found.index).split(/[,;:]/).at(-1) ?? '';
  return !NOT.test(before.split(/\s+/).slice(-5).join(' '));
}

/** A rough stem, for comparing words and not for showing. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const stem = word.replace(/ies$/, 'y').replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '');
  return stem.replace(/([bdfgmnprt])\1$/, '$1');
}

const list = (words: string) => words.split(/\s+/);
const STOP = new Set([
  ...list(
    'a an the and or but so if then than that this these those there here it its he she they we you i me him her',
  ),
  ...list(
    'them us my your his their our mine yours hers theirs ours myself yourself himself herself themselves who whom',
  ),
  ...list(
    'what when whenever where why how which while as at by for from in into of off on onto out over to up with about',
  ),
  ...list('after again against all also always am any anything are around away back be because been before being both'),
  ...list(
    'can could did do does doing don done down during each either else even ever every everything few first get got',
  ),
  ...list(
    'go goes going gone had has have having however is isn just kind last least less let like lot made make many may',
  ),
  ...list(
    'maybe might more most much must need never new next no nor not nothing now often once one only other own perhaps',
  ),
  ...list(
    'quite rather really same say says said she should since some something soon still such sure take tell than thing',
  ),
  ...list(
    'think thought through time today together tomorrow tonight too two three took try under until us use very want',
  ),
  ...list(
    'was way week weekend well went were whole will without would yes yesterday yet day days night morning evening',
  ),
  ...list(
    'afternoon monday tuesday wednesday thursday friday saturday sunday hour minute month year long little big good bad',
  ),
  ...list('feel felt feeling know knew see saw look come came put keep kept told start end'),
  ...list(
    'ended started happen happened people person someone anyone everyone nobody home house room later early already',
  ),
  ...list(
    'helped helps sit sat bit part point half same right left few whole another ago away between behind across along without until',
  ),
]);
/** What people do in a quarrel: it is no topic, but it may be what sets someone off. */
const QUARREL = new Set(
  list(
    [
      'fight fought argue argument arguing row quarrel bicker yell shout snap scream slam storm silent silence ',
      'quiet cold tense tension angry anger mad furious upset hurt cry tear sad annoyed irritated accuse ',
      'criticize blame sorry apologize conflict clash word loud voice door stop raise walk blow blew lose lost ',
      'hang explode sulk ignore ask talk call',
    ].join(''),
  ).map(stemOf),
);

/** The text that shows the topic. */
export const subjectOf = ({ title, text, others = '', agreed = [] }: Told) =>
  [title, text, others, ...agreed].join('. ');

/** Longer words are dropped, since pattern keys consist of words. */
const LONGEST_WORD = 40;

/** The content words of a text: their stems, and how they were written. What is done in a quarrel is left out, or not. */
export function contentOf(text: string, names: ReadonlySet<string>, leftOut = QUARREL): Map<string, string> {
  const all = new Map<string, string>();
  for (const [found] of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
    const word = found.toLocaleLowerCase().replace(/['’].*$/, '');
    const base = stemOf(word);
    if (word.length < 3 || word.length > LONGEST_WORD || STOP.has(word) || names.has(word) || leftOut.has(base))
      continue;
    if (!all.has(base)) all.set(base, word);
  }
  return all;
}

/** The share of words that two texts have in common. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

/** Longer quotations are cut. */
export const LONGEST = 200;
/** A sentence of the member's, and where it stands. */
export type Quote = { text: string; on: string; title: string; path: string };
export const quoteOf = ({ on, title, path }: Told, text: string): Quote => ({
  ...{ on, title, path },
  text: text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : text,
});

/** The words of names, so that a person is not taken for a topic. */
export const nameWords = (names: Iterable<string>) =>
  new Set([...names].flatMap((name) => name.toLocaleLowerCase().split(/\s+/)));
