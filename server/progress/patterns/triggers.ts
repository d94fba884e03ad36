import { causeIn } from '#server/progress/patterns/causes.ts';
import {
  contentOf,
  likeness,
  type Quote,
  quoteOf,
  sentencesOf,
  type Told,
} from '#server/progress/patterns/sentences.ts';

/** Once is not a pattern. */
const TIMES = 2;
const ALIKE = 0.5;

export type FoundTrigger = {
  key: string;
  /** The sentences, one for each time. */
  said: string[];
  /** What sets them off; null where they can only be asked. */
  phrase: string | null;
  /** The person all of them are about; null where they differ. */
  person: string | null;
  times: number;
  lastOn: string;
  examples: Quote[];
};

type Sentence = { told: Told; sentence: string };
type Said = Sentence & { phrase: string; words: ReadonlySet<string> };

/** When it was said, newest first, with one sentence of each day. */
export function timesOf(said: readonly Sentence[]) {
  const latest = said.toSorted((a, b) => (a.told.on < b.told.on ? 1 : -1));
  const byDay = latest.filter(({ told }, at) => latest.findIndex((one) => one.told.on === told.on) === at);
  return {
    ...{ times: byDay.length, lastOn: byDay[0]?.told.on ?? '' },
    examples: byDay.map(({ told, sentence }) => quoteOf(told, sentence)),
  };
}

/** The words that at least half of a cluster contains. */
function coreOf(cluster: readonly Said[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { words } of cluster) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, times]) => times * 2 >= cluster.length).map(([word]) => word));
}

const keyOf = (words: Iterable<string>) => [...words].sort().join(' ');

/** Similar, or an extension of it. */
export const isLike = (words: ReadonlySet<string>, other: ReadonlySet<string>) =>
  likeness(words, other) >= ALIKE || other.isSubsetOf(words);

/** Causes that a member named more than once, counted on different days and quoted. Dismissed ones are skipped. */
export function triggersIn(
  all: readonly Told[],
  names: ReadonlySet<string>,
  isDismissed: (person: string | null, words: ReadonlySet<string>) => boolean = () => false,
): FoundTrigger[] {
  const clusters: Said[][] = [];
  for (const told of all)
    for (const sentence of sentencesOf(told.text)) {
      const phrase = causeIn(sentence);
      const words = new Set(contentOf(phrase ?? '', names).keys());
      if (!phrase || words.size === 0 || isDismissed(told.person, words)) continue;
      const near = clusters.find((cluster) => likeness(coreOf(cluster), words) >= ALIKE);
      if (near) near.push({ told, sentence, phrase, words });
      else clusters.push([{ told, sentence, phrase, words }]);
    }
  return clusters.flatMap((cluster): FoundTrigger[] => {
    const when = timesOf(cluster);
    const newest = cluster.find(({ told }) => told.on === when.lastOn);
    if (!newest || when.times < TIMES) return [];
    const people = new Set(cluster.map(({ told }) => told.person));
    return [
      {
        ...when,
        key: keyOf(coreOf(cluster)),
        said: [...new Set(cluster.map(({ words }) => keyOf(words)))],
        phrase: newest.phrase,
        person: people.size === 1 ? newest.told.person : null,
      },
    ];
  });
}
