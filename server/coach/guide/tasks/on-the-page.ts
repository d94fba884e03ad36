import { contentOf } from '#server/coach/guide/library.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { outrightIn } from '#server/coach/guide/tasks/argument-lines.ts';
import known from '#server/coach/guide/tasks/page-forms.json' with { type: 'json' };
import { readingOf } from '#server/reading/reading.ts';
import { textSeen } from '#server/reading/texts.ts';
import type { Assessment } from '#server/safety/assess.ts';

/** Something that stands in a text, whatever was meant by it. */
export type OnPage = { id: string; shows: string; line: string; from: number; to: number };

const WHEN = new RegExp(known.when, 'gi');
const FELT = new RegExp(known.felt, 'gi');
const ASKS = new RegExp(known.asks, 'i');
/** What is said in too many ways for a list. */
const ALSO = new Map(Object.entries(known.also).map(([id, form]) => [id, new RegExp(form, 'gi')]));
/** Said so plainly that nothing else in it changes them: they come first, wherever they stand. */
export const GRAVE: ReadonlySet<string> = new Set(['hurt', 'otherwise', 'ending', 'loss', 'no', 'space']);
const MOST_TIMES = 2;
const FEELING = { id: 'feeling', shows: 'a feeling', line: 'It names a feeling' };
const PLAYFUL = new RegExp(known.playful, 'i');
const MOCK = new RegExp(known.mock);
/** Thanks beside what is late or forgotten, or too loud, may be the opposite; and among friends who laugh an insult may be none. */
const isMeant = (id: string, text: string) =>
  /^(?:thanks|praise)$/.test(id) ? !MOCK.test(text) : !(HARD.has(id) && PLAYFUL.test(text));
/** What may be the one thing or its opposite, said so. */
export function doubtIn(text: string): string {
  if (/\bth(?:ank|x)/i.test(text) && MOCK.test(text)) return known.told.maybeMock;
  return PLAYFUL.test(text) && (textSeen(text).isHard || outrightIn(text)) ? known.told.maybePlay : '';
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** A phrase as whole words; -1 where it does not stand. */
function placeOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isWhole = !/[a-z']/.test(text[at - 1] ?? '') && !/[a-z']/.test(text[at + phrase.length] ?? '');
    if (isWhole) return at;
  }
  return -1;
}

/** What was said outright, what is asked, when, and how someone says they feel; the weightiest first. */
export function onThePage(text: string): OnPage[] {
  const low = plain(text);
  if (low.length !== text.length) return [];
  const { sentences } = readingOf(text);
  const around = (at: number) =>
    sentences.find(({ from, to }) => at >= from && at < to) ?? { from: at, to: text.length };
  const said = contentOf('said').flatMap(({ id, shows, line, forms, unless }) => {
    const form = ALSO.get(id);
    const also = form ? [...low.matchAll(form)].map((match) => match.index + match[0].search(/[a-z]/)) : [];
    const all = [...forms.map((words) => placeOf(low, words)), ...also].filter((at) => at >= 0 && isMeant(id, text));
    return [...new Map(all.map((at) => [around(at), at]))]
      .filter(([{ from, to }]) => !unless.some((word) => placeOf(low.slice(from, to), word) >= 0))
      .map(([{ from, to }, at]) => ({ id, shows, line, from, to, at }));
  });
  const place = (one: (typeof said)[number]) => (GRAVE.has(one.id) ? -1 : one.at);
  const found: OnPage[] = said.sort((a, b) => place(a) - place(b));
  const asked = sentences
    .filter(({ question, from, to }) => question || ASKS.test(text.slice(from, to)))
    .filter(({ from }) => !found.some((one) => one.id === 'request' && one.from === from))
    .map(({ from, to }) => ({ id: 'question', shows: 'a question', line: 'It asks', from, to }));
  const at = (id: string, shows: string, line: string) => (match: RegExpExecArray) => ({
    ...{ id, shows, line, from: match.index, to: match.index + match[0].length },
  });
  return [
    ...(PLAYFUL.test(text) ? [] : hurtsIn(text)),
    ...found,
    ...asked.slice(0, 2),
    ...[...text.matchAll(FELT)].slice(0, 1).map(({ index }) => ({ ...FEELING, ...around(index) })),
    ...[...text.matchAll(WHEN)].slice(0, MOST_TIMES).map(at('time', 'a time', 'It names a time')),
  ];
}

const HURTS = new Map([
  ['an insult', 'It insults'],
  ['harsh words', 'It is harsh'],
]);
/** What hurts outright, whatever else stands there. */
function hurtsIn(text: string): OnPage[] {
  return readingOf(text).sentences.flatMap(({ from, to }) => {
    const shows = outrightIn(text.slice(from, to)) ?? '';
    const line = HURTS.get(shows);
    return line ? [{ id: 'hurt', shows, line, from, to }] : [];
  });
}

export function saidBy(what: string) {
  const found = contentOf('said').find(({ id }) => id === what);
  if (!found) throw new Error(`no words for ${what}`);
  return found;
}
export const called = (id: string, { from, to }: { from: number; to: number }): OnPage => ({ ...saidBy(id), from, to });

const MENACE = new RegExp(known.menace, 'i');
const WATCHES = /\.(?:checks|demands|weighed)$/;
/** Threats and control, by what is said outright or what the safety layer saw; what only may be one counts beside another. */
export function dangersIn(text: string, { evidence, level, who }: Assessment): OnPage[] {
  const sentences = readingOf(text).sentences.map((one) => ({ ...one, text: text.slice(one.from, one.to) }));
  const seen = level === 1 && who === 'self' ? evidence.filter(({ rule }) => !/weighed$/.test(rule)) : [];
  const isSeen = ({ from, to }: { from: number; to: number }, rules = seen) =>
    rules.some((one) => one.from < to && one.to > from);
  const grave = seen.filter(({ rule }) => !WATCHES.test(rule));
  const threats = sentences.filter((one) => outrightIn(one.text) === 'a threat' || isSeen(one, grave));
  const menaces = sentences.filter((one) => !threats.includes(one) && (isSeen(one) || MENACE.test(one.text)));
  if (threats.length === 0 && seen.length === 0 && menaces.length < 2) return [];
  return [...threats.map((one) => called('threat', one)), ...menaces.map((one) => called('control', one))];
}

/** Hard to hear in any company: one such sentence is enough where the whole is hard to hear. */
export const HARD: ReadonlySet<string> = new Set(['insult', 'reproach', 'guilt', 'demand', 'defending', 'hard']);
/** Fewer words say too little of what they are. */
export const FEW = 3;
const isToYou = (text: string) => /\b(?:you|your|ur|u)\b/i.test(text);

/** What words like these mostly are, with the sentence that shows it; nothing where that isn't sure. */
export function weighedIn(text: string): OnPage | undefined {
  if (text.trim().split(/\s+/).length < FEW) return undefined;
  const { kind, isHard } = textSeen(text);
  const seen = readingOf(text).sentences.map((one) => ({ ...one, ...textSeen(text.slice(one.from, one.to)) }));
  const part = seen.findLast((one) => (kind ? one.kind === kind : isHard && one.kind && HARD.has(one.kind)));
  const id = kind ?? part?.kind ?? (isHard && isToYou(text) ? 'hard' : 'other');
  if (/^(?:question|news|other)$/.test(id) || (id === 'plan' && text.search(WHEN) < 0) || !isMeant(id, text))
    return undefined;
  const whole = { from: 0, to: text.length };
  // What is only hard as a whole is quoted as one.
  return called(id, id === 'hard' ? whole : (part ?? seen.find((one) => HARD.has(id) && one.isHard) ?? whole));
}

const INFO = new RegExp(`^(?!.*${known.noInfo})${known.info.slice(1)}`, 'iu');
/** Every sentence of it tells of things, and nothing in it sounds hard. */
export const isInformation = (text: string): boolean =>
  textSeen(text).isMild && readingOf(text).sentences.every(({ from, to }) => INFO.test(text.slice(from, to).trim()));

/** "It asks: “…”", one line for everything of a kind. */
export function pageLines(text: string, found: readonly OnPage[]): string {
  const kinds = new Map<string, string[]>();
  for (const { line, from, to } of found)
    kinds.set(line, [...(kinds.get(line) ?? []), `“${clipped(text.slice(from, to), 24)}”`]);
  return [...kinds].map(([line, quotes]) => `${line}: ${[...new Set(quotes)].join(' ')}`).join(' ');
}
