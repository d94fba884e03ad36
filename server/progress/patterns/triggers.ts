import {
  contentOf,
  likeness,
  type Quote,
  quoteOf,
  says,
  sentencesOf,
  type Told,
} from '#server/progress/patterns/sentences.ts';

/** Once is not a pattern. */
const TIMES = 2;
const ALIKE = 0.5;
const MOST_WORDS = 12;

const HURT =
  '(?:upset|angry|mad|furious|hurt|anxious|nervous|tense|defensive|irritated|annoyed|stressed|jealous|small|ashamed|invisible|unheard|crazy|panicky)';
const DOES = [
  '(?:snap(?:ped)?|shut down|los[te] (?:it|my temper)|cr(?:y|ied)|explode[ds]?|freeze|froze|withdr[ae]w',
  '|panic(?:ked)?|yell(?:ed)?|shout(?:ed)?|see red|saw red|blow up|blew up|tense up|tensed up|go quiet',
  '|went quiet|go cold|went cold)',
].join('');
const FIGHT = '(?:fight|fought|argued?|arguing|argument|row|quarrel(?:l?ed)?|bicker(?:ed)?)';
const I_REACT = [
  `(?:I (?:\\w+ ){0,2}(?:${DOES}|${HURT})|we (?:\\w+ ){0,2}${FIGHT}|(?:a|the|another`,
  `|our) (?:\\w+ )?${FIGHT}|it (?:\\w+ ){0,2}(?:hurts?|stings?|stung))`,
].join('');
const LINK = '(?:when|whenever|every time|each time|any time|as soon as|the moment|because|after)';

/** Sentences in which somebody names the cause of what they felt or did. The group is the cause. */
const SIGNS = [
  new RegExp(
    `\\b(?:when|whenever|every time|each time|any time|as soon as|the moment|after) (?<what>[^,;:.!?]{4,90}?),? ${I_REACT}\\b`,
    'iu',
  ),
  new RegExp(`\\b${I_REACT}(?: [\\w’']+){0,3}? ${LINK} (?<what>[^,;:.!?]{4,90})`, 'iu'),
  new RegExp(
    `\\b(?:we|it|a|the|another|our) (?:\\w+ ){0,3}?${FIGHT}(?: \\w+){0,2}? (?:about|over) (?<what>[^,;:.!?]{3,90})`,
    'iu',
  ),
  new RegExp(
    [
      '(?<what>[^,;:.!?]{4,90}?) (?:always |really |still |just )?(?:sets? me off|trigger(?:s|ed) me',
      `|drives? me (?:crazy|mad|up the wall)|(?:makes?|made|gets?|got) me (?:so |really |very )?${HURT})\\b`,
    ].join(''),
    'iu',
  ),
  /\bit (?:all )?start(?:ed|s) (?:when|with|because|over|after) (?<what>[^,;:.!?]{3,90})/iu,
];

const wordsOf = (text: string) => text.trim().split(/\s+/);
const trimmed = (what: string) =>
  wordsOf(
    what
      .replace(/^(?:and|but|so|that|because|then|again)\s+/i, '')
      .replace(/(?<!\s)\s+(?:and|but|so|that|again)$/i, ''),
  )
    .slice(0, MOST_WORDS)
    .join(' ');

/** The cause that a sentence names. */
export function causeIn(sentence: string): string | null {
  for (const sign of SIGNS) {
    const what = sign.exec(sentence)?.groups?.what;
    if (
      what &&
      says(sign, sentence) &&
      !/\b(?:not|never|n['’]t) (?:\w+ ){0,2}(?:upset|angry|fight|argue|snap)/i.test(sentence)
    )
      return trimmed(what);
  }
  return null;
}

type FoundTrigger = {
  key: string;
  /** The sentences, one for each time. */
  said: string[];
  phrase: string;
  /** The person all of them are about; null where they differ. */
  person: string | null;
  times: number;
  lastOn: string;
  examples: Quote[];
};

type Said = { told: Told; sentence: string; phrase: string; words: ReadonlySet<string> };

/** The words that at least half of a cluster contains. */
function coreOf(cluster: readonly Said[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { words } of cluster) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, times]) => times * 2 >= cluster.length).map(([word]) => word));
}

const keyOf = (words: Iterable<string>) => [...words].sort().join(' ');

/** Similar, or an extension of it. */
const isLike = (words: ReadonlySet<string>, other: ReadonlySet<string>) =>
  likeness(words, other) >= ALIKE || other.isSubsetOf(words);

/**
 * Causes that a member named more than once, counted on different days and quoted. Anything similar to a dismissed one
 * is skipped, so that it does not come back in other words.
 */
export function triggersIn(
  all: readonly Told[],
  names: ReadonlySet<string>,
  dismissed: readonly ReadonlySet<string>[] = [],
): FoundTrigger[] {
  const clusters: Said[][] = [];
  for (const told of all)
    for (const sentence of sentencesOf(told.text)) {
      const phrase = causeIn(sentence);
      const words = new Set(contentOf(phrase ?? '', names).keys());
      if (!phrase || words.size === 0 || dismissed.some((one) => isLike(words, one))) continue;
      const near = clusters.find((cluster) => likeness(coreOf(cluster), words) >= ALIKE);
      if (near) near.push({ told, sentence, phrase, words });
      else clusters.push([{ told, sentence, phrase, words }]);
    }
  return clusters.flatMap((cluster): FoundTrigger[] => {
    const latest = cluster.toSorted((a, b) => (a.told.on < b.told.on ? 1 : -1));
    const days = new Set(latest.map(({ told }) => told.on));
    const [newest] = latest;
    if (!newest || days.size < TIMES) return [];
    const people = new Set(latest.map(({ told }) => told.person));
    const byDay = latest.filter(({ told }, at) => latest.findIndex((one) => one.told.on === told.on) === at);
    return [
      {
        key: keyOf(coreOf(cluster)),
        said: [...new Set(cluster.map(({ words }) => keyOf(words)))],
        phrase: newest.phrase,
        person: people.size === 1 ? newest.told.person : null,
        times: days.size,
        lastOn: newest.told.on,
        examples: byDay.map(({ told, sentence }) => quoteOf(told, sentence)),
      },
    ];
  });
}
