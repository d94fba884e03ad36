import type { Run, Sentence } from '#server/reading/sentences.ts';
import known from '#server/reading/words/clauses.json' with { type: 'json' };
import type { Token } from '#server/reading/words/tokens.ts';
import { pastForms, verbs } from '#server/reading/words/verbs.ts';

type Person = 'i' | 'we' | 'you' | 'they' | 'none';
type Tense = 'past' | 'present' | 'future';
export type Clause = Run & {
  /** The grammatical person of the subject; a noun counts as "they". */
  subject: Person;
  negated: boolean;
  tense: Tense;
  /** Under if, wish, would, could, might, imagine. */
  hypothetical: boolean;
  question: boolean;
};

const set = (words: string) => new Set(words.split(' '));
const [BREAKS, JOINS, NOT, MAYBE] = [set(known.breaks), set(known.joins), set(known.not), set(known.maybe)];
/** "I think he hit": a pronoun right before its verb starts a clause of its own. */
const ACTORS = set(known.actors);
const [AUXILIARIES, DETERMINERS] = [set(known.auxiliaries), set(known.determiners)];
const { i, we, you, they } = known.persons;
const PERSONS: Record<Exclude<Person, 'none'>, Set<string>> = {
  i: set(i),
  we: set(we),
  you: set(you),
  they: set(they),
};
const NO_NEGATION = new Set(known.noNegation.split(','));

const isVerb = (token: Token | undefined) => token?.kind === 'word' && verbs.has(token.lemma);

const actsNext = (token: Token | undefined) => isVerb(token) || AUXILIARIES.has(token?.word ?? '');

function borders(tokens: Token[], { first, end }: Run): Run[] {
  const runs: Run[] = [];
  let start = first;
  let verb = false;
  for (let i = first; i < end; i++) {
    const word = tokens[i]?.word ?? '';
    const fresh = verb && ACTORS.has(word) && actsNext(tokens[i + 1]);
    if (i > start && (fresh || (BREAKS.has(word) && (verb || /^[,:;()"-]$/.test(word))))) {
      runs.push({ first: start, end: i });
      start = i;
      verb = false;
    }
    verb ||= isVerb(tokens[i]);
  }
  if (start < end) runs.push({ first: start, end });
  return runs;
}

function personOf(word: string): Person | undefined {
  for (const person of ['i', 'we', 'you', 'they'] as const) if (PERSONS[person].has(word)) return person;
  return undefined;
}

function subjectIn(tokens: Token[], run: Run): Person | undefined {
  let noun = false;
  for (let i = run.first; i < run.end; i++) {
    const token = tokens[i];
    if (!token) continue;
    const person = personOf(token.word);
    if (person && !(DETERMINERS.has(token.word) && !isVerb(tokens[i + 1]))) return person;
    if (isVerb(token) && !DETERMINERS.has(tokens[i - 1]?.word ?? '')) break;
    if (token.kind === 'word' && !BREAKS.has(token.word) && !DETERMINERS.has(token.word)) noun = true;
  }
  return noun ? 'they' : undefined;
}

function negatedIn(tokens: Token[], run: Run): boolean {
  for (let i = run.first; i < run.end; i++) {
    const word = tokens[i]?.word ?? '';
    if (NOT.has(word) && !NO_NEGATION.has(`${word} ${tokens[i + 1]?.word ?? ''}`)) return true;
  }
  return false;
}

function tenseIn(tokens: Token[], run: Run): Tense {
  for (let i = run.first; i < run.end; i++) {
    const { word = '', lemma = '' } = tokens[i] ?? {};
    const next = tokens[i + 1]?.word;
    if (word === 'will' || word === 'shall' || (word === 'going' && next === 'to')) return 'future';
    if (word === 'did' || word === 'was' || word === 'were' || word === 'had') return 'past';
    if (pastForms.has(word) && lemma !== word && !/^(be|have)$/.test(tokens[i - 1]?.lemma ?? '')) return 'past';
    if (/^(am|is|are|do|does|have|has|want|keep)$/.test(word)) return 'present';
  }
  return 'present';
}

const isMaybe = (tokens: Token[], run: Run) => tokens.slice(run.first, run.end).some(({ word }) => MAYBE.has(word));

/** The subject is carried over a conjunction: "he came and left". */
export const clauses = (tokens: Token[], all: Sentence[]): Clause[] =>
  all.flatMap(({ question, ...sentence }) => {
    let before: Person | undefined;
    return borders(tokens, sentence).map((run) => {
      const joined = JOINS.has(tokens[run.first]?.word ?? '') ? before : undefined;
      const subject = subjectIn(tokens, run) ?? joined ?? 'none';
      before = subject;
      const is = { negated: negatedIn(tokens, run), hypothetical: isMaybe(tokens, run), question };
      return { ...run, ...is, subject, tense: tenseIn(tokens, run) };
    });
  });
