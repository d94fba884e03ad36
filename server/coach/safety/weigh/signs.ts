import { type Match, Scene } from '#server/coach/language/frames.ts';
import { lexicon } from '#server/coach/language/lexicon.ts';
import type { Reading } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';
import { signsOf as plainSignsOf } from '#server/coach/language/weigh/signs.ts';
import { people } from '#server/coach/safety/lexicon/people.ts';
import { senses } from '#server/coach/safety/weigh/senses.ts';

const words = lexicon({ ...people, ...senses });
const sense = (key: string) => key.startsWith('@z');
const BEFORE = new Set('i me my he she they him her his you your nobody everyone not we us'.split(' '));
const AFTER = new Set('me my him her his them you your us myself it'.split(' '));
const REACH = 4;

/** The classes that begin at each token, but for everyday sayings. */
function classes(reading: Reading, masked: readonly boolean[]): string[][] {
  const at = reading.tokens.map((): string[] => []);
  for (const [key, places] of new Scene(reading, words).keys)
    if (key.startsWith('@')) for (const place of places) if (!masked[place]) at[place]?.push(key);
  return at;
}

const said = ({ kind, word, lemma }: Token) => (kind === 'number' ? `#${word.length < 3 ? word : ''}` : lemma);

/** A reading with what stands at each token, and which of them are part of an everyday saying. */
type Seen = { reading: Reading; masked: readonly boolean[]; families: readonly string[][] };

/** Who acts, when, and whether it is denied. */
function inClause({ reading, families }: Seen, i: number): string[] {
  const clause = reading.clauses[reading.clauseAt[i] ?? -1];
  if (!clause) return [];
  const own = (families[i] ?? []).filter(sense);
  const all = own.flatMap((name) => [`s:${clause.subject}${name}`, `t:${clause.tense}${name}`]);
  return clause.negated ? [...all, ...own.map((name) => `n:${name}`), `m:${reading.tokens[i]?.lemma}`] : all;
}

/** Who stands right before and after a family of words. */
function besidePeople(seen: Seen, i: number): string[] {
  const { tokens, sentenceAt } = seen.reading;
  const all: string[] = [];
  for (let next = i + 1; next <= i + REACH; next++) {
    if (!tokens[next] || seen.masked[next] || sentenceAt[i] !== sentenceAt[next]) break;
    all.push(...pair(seen, i, next));
  }
  return all;
}

function pair({ reading: { tokens }, families }: Seen, i: number, next: number): string[] {
  const [word, other] = [tokens[i]?.word ?? '', tokens[next]?.word ?? ''];
  const after = BEFORE.has(word) ? (families[next] ?? []).filter(sense).map((name) => `o:${word}>${name}`) : [];
  const before = AFTER.has(other) ? (families[i] ?? []).filter(sense).map((name) => `q:${name}>${other}`) : [];
  return [...after, ...before];
}

/** The family that a word belongs to by where it stands in all texts, alone and after the one before. */
const isFamily = (sign: string) => /^(?:c:\d|d:)/.test(sign);

/** What may be weighed at each token: the word, the pair with the one before, its families, and who stands around it. */
export function signsOf(reading: Reading, masked: readonly boolean[]): string[][] {
  const seen: Seen = { reading, masked, families: classes(reading, masked) };
  const plain = plainSignsOf(reading);
  let before = '^';
  return reading.tokens.map((token, i) => {
    if (masked[i]) before = '~';
    else if (token.kind === 'mark' && /[.!?]/.test(token.word)) before = '^';
    if (masked[i] || token.kind === 'mark') return [];
    const word = said(token);
    const own = [`w:${word}`, `b:${before} ${word}`, ...(seen.families[i] ?? []).map((name) => `c:${name}`)];
    before = word;
    return [...own, ...(plain[i] ?? []).filter(isFamily), ...inClause(seen, i), ...besidePeople(seen, i)];
  });
}

/** Sentences that are weighed together: a short text as a whole, a long one two by two. */
export function windowsOf({ sentences, tokens }: Reading): Match[] {
  if (sentences.length <= 3) return [{ first: 0, end: tokens.length }];
  return sentences.slice(1).map(({ end }, i) => ({ first: sentences[i]?.first ?? 0, end }));
}
