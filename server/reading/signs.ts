import { derive, type Reading } from '#server/reading/reading.ts';
import { rolesAt } from '#server/reading/roles.ts';
import { familyOf, isEverywhere } from '#server/reading/words/families.ts';
import type { Token } from '#server/reading/words/tokens.ts';

/** The features of each token of a text. */
export type Signs = readonly (readonly string[])[];
export type Window = { first: number; end: number };

const ENDS = /^[.!?…]$/;

/** The previous word and its family, for pairs. */
type Before = { word: string; family: string };
const START: Before = { word: '^', family: '^' };
const OTHER: Before = { word: '#', family: '#' };

function ofWord({ word, lemma }: Token, before: Before): { signs: string[]; next: Before } {
  const own = [`w:${lemma}`, `b:${before.word} ${lemma}`];
  const family = familyOf(word, lemma);
  if (family === undefined) {
    if (!isEverywhere(word)) return { signs: own, next: { word: lemma, family: lemma } };
    return { signs: [...own, `d:${before.family}>${lemma}`], next: { word: lemma, family: lemma } };
  }
  const key = `K${family}`;
  return { signs: [...own, `c:${family}`, `d:${before.family}>${key}`], next: { word: lemma, family: key } };
}

/**
 * Features of a clause: subject, tense, question, negation. They are added at its first token, and combined with each
 * of its words.
 */
function ofClauses({ clauses, tokens }: Reading, at: string[][]): void {
  for (const { first, end, subject, tense, question, negated } of clauses) {
    at[first]?.push(
      `s:${subject}`,
      `t:${subject} ${tense}${question ? '?' : ''}`,
      ...(negated ? [`n:${subject}`] : []),
    );
    for (let i = first; i < end; i++) {
      const token = tokens[i];
      if (token?.kind !== 'word') continue;
      at[i]?.push(`p:${subject}>${token.lemma}`);
      if (negated) at[i]?.push(`x:${token.lemma}`);
    }
  }
}

export const signsOf = (reading: Reading): Signs => derive(reading, reading, drawn);

function drawn(reading: Reading): Signs {
  let before = START;
  const at = reading.tokens.map((token): string[] => {
    if (token.kind === 'word') {
      const { signs, next } = ofWord(token, before);
      before = next;
      return signs;
    }
    before = token.kind === 'mark' ? (ENDS.test(token.word) ? START : before) : OTHER;
    return [`${token.kind === 'mark' ? 'm' : 'k'}:${token.kind === 'mark' ? token.word : token.kind}`];
  });
  ofClauses(reading, at);
  for (const { role, first } of rolesAt(reading)) at[first]?.push(`r:${role}`);
  return at;
}

/** The passages that are weighed: a short text as a whole, a long one two sentences at a time. */
export function windowsOf({ sentences, tokens }: Reading): Window[] {
  if (sentences.length <= 3) return [{ first: 0, end: tokens.length }];
  return sentences.slice(1).map(({ end }, i) => ({ first: sentences[i]?.first ?? 0, end }));
}

export const signsIn = (at: Signs, { first, end }: Window): Set<string> => new Set(at.slice(first, end).flat());
