import { isGood, turns } from '#server/progress/patterns/asked.ts';
import { mayNameCause } from '#server/progress/patterns/causes.ts';
import { contentOf, sentencesOf, subjectOf, type Told } from '#server/progress/patterns/sentences.ts';
import { thingOf } from '#server/progress/patterns/things.ts';
import { type FoundTrigger, timesOf } from '#server/progress/patterns/triggers.ts';
import { assess } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

/** Once is not a pattern. */
const DAYS = 2;
/** A word may be what sets someone off if most texts with it say it in that form. */
const MOSTLY = 0.5;
/** Never a word, so that a question is told from what was named. */
const QUESTION = '?';

/** More aren't needed to know it again. */
const MOST_WORDS = 6;

type Words = ReadonlySet<string>;
type Said = { told: Told; sentence: string; words: Words };

const keyOf = (person: string | null, words: readonly string[]) => [person ?? '', QUESTION, ...words].join(' ');

export const isQuestion = (key: string) => key.split(' ')[1] === QUESTION;
/** Whether a key is that of a question about this person with one of these words. */
export function asksOf(key: string, person: string | null, words: Words): boolean {
  const [whose, , ...its] = key.split(' ');
  return isQuestion(key) && whose === (person ?? '') && its.some((word) => words.has(word));
}

/** All that may set someone off, what is done in a quarrel too; and things by whatever they are called. */
function causesIn(text: string, names: Words): Words {
  const words = [...contentOf(text, names, new Set()).keys()];
  return new Set([...words, ...words.flatMap((word) => thingOf(word) ?? [])]);
}

/** The days on which each word is said. */
type Days = Map<string, Set<string>>;
function count(days: Days, { on }: Told, words: Words) {
  for (const word of words) days.set(word, (days.get(word) ?? new Set()).add(on));
}

/** The words of several days. */
function oftenIn(said: readonly Said[]): [string, Set<string>][] {
  const days: Days = new Map();
  for (const { told, words } of said) count(days, told, words);
  return [...days].filter(([, on]) => on.size >= DAYS);
}

/** Sentences with one word in common, and the words that all of them have. */
function groupsIn(said: readonly Said[], everywhere: Days): { words: string[]; said: Said[] }[] {
  const often = oftenIn(said);
  const [first] = often
    .map(([word, { size }]) => ({ word, size, share: size / (everywhere.get(word)?.size ?? size) }))
    .filter(({ share }) => share >= MOSTLY)
    .sort((a, b) => b.size - a.size || b.share - a.share || (a.word < b.word ? -1 : 1));
  if (!first) return [];
  const its = said.filter((one) => one.words.has(first.word));
  const rest = said.filter((one) => !one.words.has(first.word));
  const words = often.map(([word]) => word).filter((word) => its.every((one) => one.words.has(word)));
  return [{ words, said: its }, ...groupsIn(rest, everywhere)];
}

/** What these notes may say, sentence by sentence; good days and what may be dangerous are left out. */
function* maybeIn(notes: readonly Told[], names: Words): Generator<Said> {
  for (const told of notes.filter((one) => !isGood(one)))
    for (const sentence of sentencesOf(told.text).filter(mayNameCause))
      if (policyOf(assess(sentence, { surface: 'journal' })).coach === 'usual')
        yield { told, sentence, words: causesIn(sentence, names) };
}

/**
 * What may set a member off, to ask them about: sentences about one person, on days that weren't good, in the form in
 * which people say what does, with a word in common that they hardly ever use otherwise. Nothing is named.
 */
export async function askedTriggersIn(
  all: readonly Told[],
  names: Words,
  isSettled: (person: string | null, words: Words) => boolean,
): Promise<FoundTrigger[]> {
  const turn = turns();
  const notes = Map.groupBy(
    all.filter(({ isNote }) => isNote),
    ({ person }) => person,
  );
  const asked: FoundTrigger[] = [];
  for (const [person, theirs] of notes) {
    const open: Said[] = [];
    for (const one of maybeIn(theirs, names)) {
      await turn();
      if (!isSettled(person, one.words)) open.push(one);
    }
    if (oftenIn(open).length === 0) continue;
    const everywhere: Days = new Map();
    for (const told of theirs) {
      await turn();
      count(everywhere, told, causesIn(subjectOf(told), names));
    }
    for (const { words, said } of groupsIn(open, everywhere))
      asked.push({ ...timesOf(said), key: keyOf(person, words.slice(0, MOST_WORDS)), said: [], phrase: null, person });
  }
  return asked;
}
