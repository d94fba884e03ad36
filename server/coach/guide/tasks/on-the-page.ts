import { contentOf } from '#server/coach/guide/library.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { outrightIn } from '#server/coach/guide/tasks/argument-lines.ts';
import known from '#server/coach/guide/tasks/page-forms.json' with { type: 'json' };
import { readingOf } from '#server/coach/reading/reading.ts';

/** Something that stands in a text, whatever was meant by it. */
export type OnPage = { id: string; shows: string; line: string; from: number; to: number };

const WHEN = new RegExp(known.when, 'gi');
const FELT = new RegExp(known.felt, 'gi');
const ASKS = new RegExp(known.asks, 'i');
/** What is said in too many ways for a list. */
const ALSO = new Map(Object.entries(known.also).map(([id, form]) => [id, new RegExp(form, 'i')]));
/** Said so plainly that nothing else in it changes them: they come first, wherever they stand. */
export const GRAVE: ReadonlySet<string> = new Set(['hurt', 'otherwise', 'ending', 'loss', 'no', 'space']);
const MOST_TIMES = 2;

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
    for (const at of [...forms.map((form) => placeOf(low, form)), ALSO.get(id)?.exec(low)?.index ?? -1]) {
      if (at < 0) continue;
      const { from, to } = around(at);
      if (unless.some((word) => placeOf(low.slice(from, to), word) >= 0)) continue;
      return [{ id, shows, line, from, to, at }];
    }
    return [];
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
    ...hurtsIn(text),
    ...found,
    ...asked.slice(0, 2),
    ...[...text.matchAll(FELT)].slice(0, 1).map(at('feeling', 'a feeling', 'It names a feeling')),
    ...[...text.matchAll(WHEN)].slice(0, MOST_TIMES).map(at('time', 'a time', 'It names a time')),
  ];
}

const HURTS = new Map([
  ['an insult', 'It insults'],
  ['harsh words', 'It is harsh'],
  ['a threat', 'It threatens'],
]);
/** What hurts outright, whatever else stands there. */
function hurtsIn(text: string): OnPage[] {
  return readingOf(text).sentences.flatMap(({ from, to }) => {
    const shows = outrightIn(text.slice(from, to)) ?? '';
    const line = HURTS.get(shows);
    return line ? [{ id: 'hurt', shows, line, from, to }] : [];
  });
}

/** "It asks: “…”", one line for everything of a kind. */
export function pageLines(text: string, found: readonly OnPage[]): string {
  const kinds = new Map<string, string[]>();
  for (const { line, from, to } of found)
    kinds.set(line, [...(kinds.get(line) ?? []), `“${clipped(text.slice(from, to), 24)}”`]);
  return [...kinds].map(([line, quotes]) => `${line}: ${[...new Set(quotes)].join(' ')}`).join(' ');
}
