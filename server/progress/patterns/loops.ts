import { causeIn } from '#server/progress/patterns/causes.ts';
import { isConflictIn, sayingIt } from '#server/progress/patterns/conflict.ts';
import {
  contentOf,
  type Quote,
  quoteOf,
  says,
  sentencesOf,
  subjectOf,
  type Told,
} from '#server/progress/patterns/sentences.ts';
import { themeOf } from '#server/progress/patterns/theme.ts';
import { thingOf } from '#server/progress/patterns/things.ts';

/** Fewer conflicts may be chance, and so may several within two weeks. */
const TIMES = 3;
const APART_DAYS = 14;
/** A word belongs to a loop if most texts it occurs in are conflicts. */
const MOSTLY = 0.6;
const TOGETHER = 0.5;
const QUOTES = 3;

const ACTS = [
  '(?:snapp?(?:ed)?|yell(?:ed)?|shout(?:ed)?|scream(?:ed)?|slammed|stormed|walked (?:out|off|away)|left',
  '|went (?:quiet|silent|cold|to bed|upstairs|outside|for a walk)|shut down|withdrew|sulked',
  '|criti[cs]i[sz]ed|accused|blamed|interrupted|rolled|sighed|cried|stopped (?:talking|answering)|hung up',
  '|ignored|nagged|lectured|joked|laughed it off|raised (?:my|his|her|their) voice|got (?:loud|defensive',
  '|sarcastic)|turned away|stared|said nothing|changed the subject|kept (?:scrolling|quiet|asking))\\b',
].join('');
const MINE = new RegExp(`\\bI (?:\\w+ ){0,2}?${ACTS}`, 'i');
const THEIRS = new RegExp(`\\b(?:[Hh]e|[Ss]he|[Tt]hey|(?<name>[A-Z]\\p{L}+)) (?:\\w+ ){0,2}?${ACTS}`, 'u');
/** Where a conflict happened is not its topic. */
const PLACE = new RegExp(
  [
    String.raw`\b(?:in|into|from|at|across|through|down|on|to) (?:the|our|my|his|her) (?:car|kitchen|hall|hallway`,
    String.raw`|corridor|stairs|street|driveway|parking lot|restaurant|garden|bedroom|couch|sofa|door)\b`,
  ].join(''),
  'giu',
);
const ENDS = new RegExp(
  [
    String.raw`\b(?:in the end|ended (?:with|up|in)|it ended|finally|by bedtime|went to (?:bed|sleep)|slept (?:on|in)`,
    "|the next (?:morning|day)|did(?:n['’]t| not) (?:speak|talk)|made up|apologi[sz]ed|said sorry|hugged",
    String.raw`|dropped it|gave up|left it (?:there|at that)|nobody (?:spoke|said))\b`,
  ].join(''),
  'i',
);
const HELPED = new RegExp(
  [
    String.raw`\b(?:(?:it|that|this|what) (?:really )?help(?:s|ed)|helped (?:us|me|a lot)|what worked|worked (?:well`,
    '|better|this time)|went better|calm(?:ed|er) (?:us|down|when|after|once)|better (?:when|once|after',
    String.raw`|because|this time))\b`,
  ].join(''),
  'i',
);

/** One conflict: everything about the same person on the same day. */
type Episode = { person: string | null; on: string; told: Told[]; words: Map<string, string> };

export type FoundLoop = {
  key: string;
  person: string | null;
  /** The words it is known by, as written, most frequent first; empty for a loop that is only asked about. */
  theme: string[];
  times: number;
  firstOn: string;
  lastOn: string;
  trigger: Quote | null;
  mine: Quote[];
  theirs: Quote[];
  ends: Quote[];
  helped: Quote[];
  episodes: Quote[];
  /** Days that the member said are not part of it. */
  left: Quote[];
};

/** The topic of a text: its words, and the things they stand for. */
function aboutOf(text: string, names: ReadonlySet<string>): Map<string, string> {
  const words = contentOf(text.replace(PLACE, ' '), names);
  for (const [base, word] of [...words]) {
    const thing = thingOf(base);
    if (thing && !words.has(thing)) words.set(thing, word);
  }
  return words;
}

function episodesIn(all: readonly Told[], names: ReadonlySet<string>): Episode[] {
  const episodes = new Map<string, Episode>();
  for (const told of all.filter(isConflictIn)) {
    const at = `${told.person} ${told.on}`;
    const there: Episode = episodes.get(at) ?? { person: told.person, on: told.on, told: [], words: new Map() };
    there.told.push(told);
    for (const [base, word] of aboutOf(subjectOf(told), names)) there.words.set(base, word);
    episodes.set(at, there);
  }
  return [...episodes.values()].sort((a, b) => (a.on < b.on ? -1 : 1));
}

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
export const isSpread = (list: readonly { on: string }[]) =>
  list.length >= TIMES && days(list[0]?.on ?? '', list.at(-1)?.on ?? '') >= APART_DAYS;

type Theme = { words: string[]; episodes: Episode[] };

/** The word that most of these conflicts share and other days do not, with the words that come with it. */
function strongest(open: readonly Episode[], calm: ReadonlyMap<string, number>): Theme | undefined {
  const counts = new Map<string, Episode[]>();
  for (const episode of open)
    for (const word of episode.words.keys()) counts.set(word, [...(counts.get(word) ?? []), episode]);
  const themes = [...counts]
    .filter(([word, list]) => isSpread(list) && list.length / (list.length + (calm.get(word) ?? 0)) >= MOSTLY)
    .sort(([a, x], [b, y]) => y.length - x.length || (calm.get(a) ?? 0) - (calm.get(b) ?? 0) || (a < b ? -1 : 1));
  const [first] = themes;
  if (!first) return;
  const [word, list] = first;
  const near = themes.filter(([, other]) => other.filter((one) => list.includes(one)).length / other.length > TOGETHER);
  const words = [word, ...near.map(([one]) => one).filter((one) => one !== word)].slice(0, 6);
  const belongs = ({ words: said }: Episode) =>
    words.filter((one) => said.has(one)).length >= Math.min(2, words.length);
  return { words, episodes: open.filter((one) => list.includes(one) || belongs(one)) };
}

type Sign = (sentence: string) => boolean;
const saying = (sign: RegExp) => (sentence: string) => says(sign, sentence);
/** Only names of the member's people count, because any word can start a sentence with a capital. */
const isTheirs = (names: ReadonlySet<string>) => (sentence: string) => {
  const name = THEIRS.exec(sentence)?.groups?.name;
  return says(THEIRS, sentence) && (name === undefined || names.has(name.toLocaleLowerCase()));
};

const quotes = (all: readonly Told[], isIt: Sign): Quote[] =>
  all
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))
    .flatMap((told) => {
      const sentence = sentencesOf(told.text).find(isIt);
      return sentence ? [quoteOf(told, sentence)] : [];
    })
    .slice(0, QUOTES);

/** How it ended: recent agreements first. */
const endsOf = (all: readonly Told[]): Quote[] =>
  [
    ...all
      .toSorted((a, b) => (a.on < b.on ? 1 : -1))
      .flatMap((told) => (told.agreed ?? []).map((line) => quoteOf(told, line))),
    ...quotes(all, saying(ENDS)),
  ].slice(0, QUOTES);

/** What sets these conflicts off, what each does and how they end: what was written of it. */
export function partsOf(told: readonly Told[], names: ReadonlySet<string>) {
  const cause = told
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))
    .flatMap((one) => {
      const sentence = sentencesOf(one.text).find((said) => causeIn(said));
      return sentence ? [quoteOf(one, sentence)] : [];
    })[0];
  return {
    ...{ trigger: cause ?? null, mine: quotes(told, saying(MINE)), theirs: quotes(told, isTheirs(names)) },
    ends: endsOf(told),
  };
}

export const whatHelped = (told: readonly Told[]) => quotes(told, saying(HELPED));

type IsWithout = (key: string, on: string) => boolean;
type Beside = { calm: readonly Told[]; done: readonly Told[]; isWithout: IsWithout };

const quotedIn = (episodes: readonly Episode[]) =>
  episodes
    .toReversed()
    .flatMap(({ told: [one] }) => (one ? [quoteOf(one, sayingIt(one) ?? (one.title || one.text))] : []));

/** What it is called by these days: a word as it was written last; a thing by all its words, newest first. */
const namedBy = (words: readonly string[], episodes: readonly Episode[]) =>
  themeOf(
    words,
    (word) => [...new Set(episodes.toReversed().flatMap((one) => one.words.get(word) ?? []))],
    episodes.flatMap(({ told }) => told),
  );

function present(theme: Theme, { calm, done, isWithout }: Beside, names: ReadonlySet<string>): FoundLoop {
  const { words } = theme;
  const key = [theme.episodes[0]?.person ?? '', ...words].join(' ');
  const episodes = theme.episodes.filter(({ on }) => !isWithout(key, on));
  const told = episodes.flatMap((episode) => episode.told);
  const person = episodes[0]?.person ?? null;
  // It keeps its name, whichever days are taken out.
  const named = [episodes, theme.episodes].map((some) => namedBy(words, some)).find(({ length }) => length > 0) ?? [];
  const [firstOn = '', lastOn = ''] = [episodes[0]?.on, episodes.at(-1)?.on];
  const isAbout = (one: Told) => {
    const said = aboutOf(one.text, names);
    return one.person === person && words.some((word) => said.has(word));
  };
  const steps = done.filter(isAbout).toSorted((a, b) => (a.on < b.on ? 1 : -1));
  return {
    ...{ key, person, theme: named },
    ...{ times: episodes.length, firstOn, lastOn, ...partsOf(told, names) },
    helped: [...steps.map((one) => quoteOf(one, one.text)), ...whatHelped([...told, ...calm.filter(isAbout)])].slice(
      0,
      QUOTES,
    ),
    episodes: quotedIn(episodes),
    left: quotedIn(theme.episodes.filter((one) => !episodes.includes(one))),
  };
}

/**
 * Recurring conflicts with the same person about the same thing. A conflict belongs to at most one loop. Commitments
 * that helped come first among what helped.
 */
export function loopsIn(
  all: readonly Told[],
  names: ReadonlySet<string>,
  done: readonly Told[] = [],
  isWithout: IsWithout = () => false,
): FoundLoop[] {
  const quiet = all.filter((told) => !isConflictIn(told));
  const calm = new Map<string, number>();
  for (const told of quiet)
    for (const word of aboutOf(subjectOf(told), names).keys()) calm.set(word, (calm.get(word) ?? 0) + 1);
  const loops: FoundLoop[] = [];
  const episodes = episodesIn(all, names);
  for (const person of new Set(episodes.map((one) => one.person))) {
    let open = episodes.filter((one) => one.person === person);
    for (let theme = strongest(open, calm); theme; theme = strongest(open, calm)) {
      const { episodes: taken } = theme;
      loops.push(present(theme, { calm: quiet, done, isWithout }, names));
      open = open.filter((one) => !taken.includes(one));
    }
  }
  return loops.filter(({ times }) => times > 0).sort((a, b) => b.times - a.times || (a.lastOn < b.lastOn ? 1 : -1));
}
