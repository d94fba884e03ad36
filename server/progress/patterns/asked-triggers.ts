import { isGood } from '#server/progress/patterns/asked.ts';
import { mayNameCause } from '#server/progress/patterns/causes.ts';
import { contentOf, sentencesOf, subjectOf, type Told } from '#server/progress/patterns/sentences.ts';
import { thingOf } from '#server/progress/patterns/things.ts';
import { type FoundTrigger, timesOf } from '#server/progress/patterns/triggers.ts';
import { assess } from '#server/safety/assess.ts';

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
function daysOf(all: Iterable<{ told: Told; words: Words }>): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>();
  for (const { told, words } of all)
    for (const word of words) days.set(word, (days.get(word) ?? new Set()).add(told.on));
  return days;
}

/** Sentences with one word in common, and the words that all of them have. */
function groupsIn(said: readonly Said[], told: readonly Told[], names: Words): { words: string[]; said: Said[] }[] {
  const often = [...daysOf(said)].filter(([, on]) => on.size >= DAYS);
  if (often.length === 0) return [];
  const everywhere = daysOf(told.map((one) => ({ told: one, words: causesIn(subjectOf(one), names) })));
  const [first] = often
    .map(([word, { size }]) => ({ word, size, share: size / (everywhere.get(word)?.size ?? size) }))
    .filter(({ share }) => share >= MOSTLY)
    .sort((a, b) => b.size - a.size || b.share - a.share || (a.word < b.word ? -1 : 1));
  if (!first) return [];
  const its = said.filter((one) => one.words.has(first.word));
  const rest = said.filter((one) => !its.includes(one));
  const words = often.map(([word]) => word).filter((word) => its.every((one) => one.words.has(word)));
  return [{ words, said: its }, ...groupsIn(rest, told, names)];
}

/**
 * What may set a member off, to ask them about: sentences about one person, on days that weren't good, in the form in
 * which people say what does, with a word in common that they hardly ever use otherwise. Nothing is named.
 */
export function askedTriggersIn(
  all: readonly Told[],
  names: Words,
  isSettled: (person: string | null, words: Words) => boolean,
): FoundTrigger[] {
  const notes = Map.groupBy(
    all.filter(({ isNote }) => isNote),
    ({ person }) => person,
  );
  return [...notes].flatMap(([person, told]) => {
    const open = told
      .filter((one) => !isGood(one))
      .flatMap((one) => sentencesOf(one.text).map((sentence) => ({ told: one, sentence })))
      .filter(({ sentence }) => mayNameCause(sentence) && assess(sentence, { surface: 'journal' }).level === 0)
      .map((one) => ({ ...one, words: causesIn(one.sentence, names) }))
      .filter(({ words }) => !isSettled(person, words));
    return groupsIn(open, told, names).map(({ words, said }): FoundTrigger => {
      return { ...timesOf(said), key: keyOf(person, words.slice(0, MOST_WORDS)), said: [], phrase: null, person };
    });
  });
}
