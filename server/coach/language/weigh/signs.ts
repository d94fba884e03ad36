import { kept, type Reading } from '#server/coach/language/read.ts';
import type { Token } from '#server/coach/language/tokens.ts';
import { familyOf, isEverywhere } from '#server/coach/language/weigh/families.ts';

/** What may be weighed at each token of a text. */
export type Signs = readonly (readonly string[])[];

const ENDS = /^[.!?…]$/;

/** The word before, as itself and by its family, for the pair it makes with the next. */
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

/** Who acts in a clause and when, whether it asks and whether it denies; it stands at the clause's first token. */
function ofClauses({ clauses }: Reading, at: string[][]): void {
  for (const { first, subject, tense, question, negated } of clauses)
    at[first]?.push(
      `s:${subject}`,
      `t:${subject} ${tense}${question ? '?' : ''}`,
      ...(negated ? [`n:${subject}`] : []),
    );
}

/** Drawn once for a text, whoever weighs it. */
export const signsOf = (reading: Reading): Signs => kept(reading, reading, drawn);

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
  return at;
}
