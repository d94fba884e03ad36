import { concernIn, type Heard } from '#server/coach/embedded/answers/argument/concern.ts';
import { weightIn, weightOf } from '#server/coach/embedded/answers/argument/heart.ts';
import { doneIn, kindOf } from '#server/coach/embedded/answers/argument/kinds.ts';
import { type Line, linesOf } from '#server/coach/embedded/answers/argument/lines.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import type { Dispute } from '#server/coach/embedded/answers/argument/parties.ts';
import { type Relation, relationOf } from '#server/coach/embedded/answers/argument/relation.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { capital, sentence } from '#server/coach/embedded/say/words.ts';
import { type Topic, topics, topicsIn } from '#server/coach/embedded/understand/topics.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** What somebody said that tells most of them, in exact words; `spoken` to the other, and not only told of. */
export type Point = { was: string; weight: number; at: number; spoken: boolean };

/** All that is known of a quarrel before it is written about. */
export type Quarrel = {
  dispute: Dispute;
  lines: Line[];
  heard: Heard | undefined;
  relation: Relation | undefined;
  /** What its words are mostly about, where it comes up more than once. */
  topic: Topic | undefined;
  type: string;
  /** What it is about, where that is sure. */
  matter: string | undefined;
  /** Who brought it up. */
  raiser: string;
  points: Record<string, Point[]>;
  /** Something that one of them did outside of the talk, as the writer adds. */
  aside: { party: string; was: string } | undefined;
  seed: number;
  /** One of several ways to say something, filled; none comes twice in one answer. */
  say: (ways: readonly string[], slots?: Readonly<Record<string, string>>) => string;
};

export function quarrelIn(seen: Understood, dispute: Dispute, context: string): Quarrel {
  const { told, turns, parties } = dispute;
  const texts = told ? seen.text.split(/(?<=[.!?])\s+|\n+/) : turns.map(({ text }) => text);
  const relation = relationOf(parties, texts, context, told);
  const heard = concernIn(texts, context, relation);
  const topic = topicOf(heard, seen, relation);
  const matter = matterIn(heard, context, dispute);
  const lines = linesOf(dispute, matter ?? 'this');
  return {
    dispute,
    lines,
    heard,
    relation,
    topic,
    type: topics[topic ?? (relation ? BY_RELATION[relation] : 'listening')].type,
    matter,
    raiser: raiserIn(dispute, lines),
    points: Object.fromEntries(parties.map((party) => [party, pointsOf(lines, party)])),
    aside: asideIn(context, parties),
    seed: seen.seed,
    say: sayer(seen.seed),
  };
}

const BY_RELATION: Record<Relation, Topic> = {
  partners: 'listening',
  coparents: 'parenting',
  parent: 'family',
  siblings: 'family',
  colleagues: 'work',
  flatmates: 'household',
  friends: 'friends',
  neighbours: 'respect',
};
const NOT_BETWEEN: Partial<Record<Relation, RegExp>> = {
  colleagues: /^(?!work|respect|reliability|listening)/,
  parent: /^(?:parenting|affection|work|future)$/,
  siblings: /^(?:parenting|affection|work|future|health)$/,
  friends: /^(?:parenting|affection|work|family|future)$/,
  flatmates: /^(?:parenting|affection|work|family|future)$/,
};
/** What the words of it are about: its matter, or what comes up twice and can be a matter between such people. */
function topicOf(heard: Heard | undefined, seen: Understood, relation: Relation | undefined): Topic | undefined {
  if (heard) return heard.concern.topic;
  const fits = (topic: Topic) => !(relation && NOT_BETWEEN[relation]?.test(topic));
  return topicsIn(seen.line).find(({ topic, count }) => count > 1 && fits(topic))?.topic;
}

const ABOUT =
  /\b(?:argu(?:e|ed|ing|ments?)|f(?:ight|ights|ighting|ought)|quarrel\w*|disagree\w*|row|rowing)\b[^.!?\n]{0,24}?\b(?:about|over) ((?!it\b|this\b|that\b|everything\b|us\b)[^.!?,;\n]{3,50})/i;

function matterIn(heard: Heard | undefined, context: string, { told, turns }: Dispute): string | undefined {
  const named =
    ABOUT.exec(context)?.[1] ?? (told ? ABOUT.exec(turns.map(({ text }) => text).join('. '))?.[1] : undefined);
  if (named && named.split(/\s+/).length < 7 && !/\b(?:he|she|him|they|i|who|what|whether|why)\b/i.test(named))
    return named
      .trim()
      .replace(/\b(?:my|our|his|her)\b/gi, 'the')
      .replace(/^how |\s+(?:all the time|a lot|again)$/gi, '');
  if (!heard) return undefined;
  const { matter, matterPlain = 'this' } = heard.concern;
  if (!matter.includes('{thing}')) return matter;
  return heard.thing ? matter.replace('{thing}', heard.thing) : matterPlain;
}

const RAISES = /^(?:always|name|mind|deed|order|why|guilt|compare)$/;
function raiserIn({ parties }: Dispute, lines: readonly Line[]): string {
  const first = lines.find(
    ({ by, party, parts }) => by === party && parts.some((part) => part.hard && RAISES.test(kindOf(part))),
  );
  const early = first && lines.indexOf(first) < 2 ? first.party : lines[0]?.by;
  return early ?? parties[0] ?? 'You';
}

const NOTICED =
  /\b(?:cried|crying|tears|died|lost|miscarr\w*|works|tired|exhausted|ill|sick|scared|worried|hard for (?:her|him|them)|alone|stressed|surgery|pregnant)\b/i;
/** What the writer noticed of the other one, which may be the key to it. */
export function noticedIn({ lines, dispute: { told, parties } }: Quarrel): { party: string; was: string } | undefined {
  const other = told ? parties.find((party) => party !== 'You') : undefined;
  const line = lines.find(
    ({ words = '', isSpeech, party, done }) =>
      !isSpeech &&
      !done &&
      NOTICED.test(words) &&
      (party === other || /^i (?:know|heard|saw|noticed)\b.*\b(?:he|she|they|him|her)\b/i.test(words)),
  );
  return other && line ? { party: other, was: line.words ?? line.was } : undefined;
}

/** What weighs most with one of them, in exact words, the weightiest first. */
function pointsOf(lines: readonly Line[], party: string): Point[] {
  const own = lines.flatMap((line, at) => {
    if (line.party !== party || line.done) return [];
    if (line.words !== undefined && !line.isSpeech && party !== 'You') return [];
    if (line.words !== undefined)
      return [{ was: line.words, weight: weightOf(line.words) - (line.isSpeech ? 0 : 1), at, spoken: line.isSpeech }];
    return line.parts.map((part) => ({
      was: part.was,
      weight: weightIn(part) - (part.hard ? 1 : 0),
      at,
      spoken: true,
    }));
  });
  return own
    .filter(({ weight, was }, i) => weight >= 2 && own.findIndex((one) => one.was === was) === i)
    .sort((a, b) => b.weight - a.weight || b.at - a.at);
}

const WRITER = /\bI(?:'m|’m| am) (\p{Lu}\p{L}+)/u;
/** "I am Owen ... He has not spoken to me": what the writer adds about the other one. */
function asideIn(context: string, parties: readonly string[]): Quarrel['aside'] {
  const writer = parties.find((party) => party === 'You') ?? WRITER.exec(context)?.[1];
  const other = parties.length === 2 ? parties.find((party) => party !== writer) : undefined;
  if (!writer || !other || !parties.includes(writer)) return undefined;
  const was = context
    .split(/(?<=[.!?])\s+|\n+/)
    .find((one) => doneIn(one) && /^(?:he|she|they|\p{Lu}\p{L}+|my \w+)\b/iu.test(one) && !/^i\b/i.test(one));
  return was ? { party: other, was } : undefined;
}

function sayer(seed: number): Quarrel['say'] {
  const used = new Set<string>();
  let turn = 0;
  return (ways, slots = {}) => {
    const open = ways.filter((way) => !used.has(way));
    const way = pick(open.length ? open : ways, seed, turn++);
    used.add(way);
    return sentence(way.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? ''));
  };
}

export const otherOf = ({ dispute: { parties } }: Quarrel, party: string): string =>
  parties.find((one) => one !== party) ?? 'The other';
export const names = (quarrel: Quarrel, party: string) => {
  const other = otherOf(quarrel, party);
  return {
    own: acting(party),
    owns: object(party),
    Own: capital(acting(party)),
    other: object(other),
    others: acting(other),
    Others: capital(acting(other)),
  };
};
/** 0 for who brought it up, 1 for who was addressed. */
export const roleOf = ({ raiser }: Quarrel, party: string): 0 | 1 => (party === raiser ? 0 : 1);
export const stakeOf = ({ heard }: Quarrel, role: 0 | 1): string | undefined => heard?.concern.stakes[role];
