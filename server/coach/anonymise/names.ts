import { everyday, loaded, plain, tagOf } from '#server/coach/anonymise/everyday.ts';
import lists from '#server/coach/anonymise/ordinary.json' with { type: 'json' };
import {
  firms,
  harmless,
  isKin,
  isOrg,
  isTitle,
  openers,
  senses,
  wordNames,
} from '#server/coach/anonymise/ordinary.ts';
import type { Kind, Span } from '#server/coach/anonymise/span.ts';
import { patternOf } from '#server/reading/pattern.ts';

type Word = { text: string; start: number; end: number; opens: boolean; after: string };

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’.&-](?=\p{L})[\p{L}\p{M}\p{N}]+)*/gu;
const owner = (text: string) => text.replace(/['’]s$/i, '');
const capital = (text: string) => /^\p{Lu}/u.test(text);

const OPENING = /(^|[.!?:;\n"“(…]|^[-*])\s*["“'(]*$/;
const TITLED = /\b(mr|mrs|ms|mx|dr|prof)\. $/i;

function words(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    text: owner(found),
    start: index,
    end: index + owner(found).length,
    after: text.slice(index + found.length, index + found.length + 24),
    opens:
      index === 0 ||
      (OPENING.test(text.slice(Math.max(0, index - 4), index)) &&
        !TITLED.test(text.slice(Math.max(0, index - 6), index))),
  }));
}

const PLACE = /^(in|to|from|near|around|outside|leave|left|moved|visit|visited|of)$/i;
const AT = /^(at|for|joined|with|by|via)$/i;

function kindOf(run: Word[], before: string): Kind {
  if (run.some(({ text }) => isOrg(text))) return 'ORG';
  if (isTitle(run.length > 1 ? (run[0]?.text ?? '') : before)) return 'PERSON';
  const tags = run.map(({ text }) => tagOf(plain(text))).join(' ');
  if (/City|Country|Region|Place/.test(tags) && !/FirstName|MaleName|FemaleName/.test(tags)) return 'LOCATION';
  if (/Organization|Company/.test(tags)) return 'ORG';
  if (/Name/.test(tags)) return 'PERSON';
  if (PLACE.test(before)) return 'LOCATION';
  return AT.test(before) ? 'ORG' : 'PERSON';
}

/** Verbs and coordination that only names take: "Faith laughed", "Hunter and I". */
const DOES = patternOf('iu', lists.does);

/** A capital inside a sentence marks a name; at the start it does so unless it is an everyday word. */
function names({ text, opens, after }: Word): boolean {
  if (!capital(text) || harmless.has(text) || text.length < 2) return false;
  const shouted = /^\p{Lu}{2,}$/u.test(text);
  if (wordNames.has(plain(text)) && (!opens || DOES.test(after) || /^\s+\p{Lu}\p{Ll}/u.test(after))) return true;
  if (opens || shouted) return !everyday(text);
  return !openers.has(plain(text)) || isTitle(text);
}

const SHORTENED = /^(\p{Lu}|Mr|Mrs|Ms|Mx|Dr|Prof|St)$/u;

/** Whether a name continues in the next word. Across a period only after an initial or a title. */
function goesOn(text: string, before: Word | undefined, { start }: Word): boolean {
  if (!before) return true;
  const gap = text.slice(before.end, start);
  return /^[\s’'-]{1,3}$/.test(gap) || (/^\.\s?$/.test(gap) && SHORTENED.test(before.text));
}

const LINK = /^(\p{Lu}|[Oo]f|[Tt]he|[Aa]nd|[Dd][eaiu]|[Vv][ao]n|[Dd]er|[Ll]a|[Ee]l|[Aa]l|[Bb]in|[Dd]os|&)$/u;

function capitalised(text: string, all: Word[]): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < all.length; i++) {
    const run: Word[] = [];
    const held = (word: Word) =>
      names(word) || (run.length > 0 && LINK.test(word.text) && names(all[i + run.length + 1] ?? word));
    for (let next = all[i]; next && held(next) && goesOn(text, run.at(-1), next); next = all[i + run.length])
      run.push(next);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const small = all[i + run.length];
    const tail =
      small &&
      isOrg(small.text) &&
      /^\s$/.test(text.slice(last.end, small.start)) &&
      kindOf(run, all[i - 1]?.text ?? '') === 'ORG';
    spans.push({ type: kindOf(run, all[i - 1]?.text ?? ''), start: first.start, end: tail ? small.end : last.end });
    i += run.length - 1;
  }
  return spans;
}

const firstName = (low: string) =>
  /MaleName|FemaleName|FirstName/.test(tagOf(low)) && !wordNames.has(low) && !everydaySense(low);

/** What precedes a name: "my friend", "mr", or a first name. */
const leads = (before: string) => isKin(before) || firstName(plain(before));

const THERE = /^(in|from|near|around|at)$/i;
const GOES = /^(moved?|moving|go|goes|going|gone|went|fly|flew|drive|drove|travel|travelled|back|train|bus)$/i;

/** Where an unknown word is a place: "from bournemouth", "moved to stockport". */
const isWhere = (last: string, first = '') => THERE.test(last) || (/^to$/i.test(last) && GOES.test(first));

/** Names in lower case: those in the tagger's list, and unknown words after what precedes a name. */
function small(text: string, all: Word[]): Span[] {
  return all.flatMap((word, i): Span[] => {
    const type = kindOfSmall(text, word, all.slice(Math.max(0, i - 2), i));
    return type ? [{ type, start: word.start, end: word.end }] : [];
  });
}

function kindOfSmall(text: string, word: Word, before: readonly Word[]): Kind | undefined {
  const low = plain(word.text);
  if (firms.has(low)) return 'ORG';
  if (capital(word.text)) return undefined;
  if (firstName(low)) return 'PERSON';
  const tag = tagOf(low);
  if (/City|Country/.test(tag) && !everydaySense(low)) return 'LOCATION';
  const last = before.at(-1);
  if (!last || tag || low.length < 3 || everyday(low)) return undefined;
  if (low.length > 4 && isWhere(last.text, before.at(-2)?.text)) return 'LOCATION';
  return leads(last.text) && /^\.?\s$/.test(text.slice(last.end, word.start)) ? 'PERSON' : undefined;
}

const everydaySense = (word: string) =>
  senses.has(word) && !/^(ali|kim|ed|jo|jean|jordan|georgia|sid|chad)$/.test(word);

/** Every form of known names, with or without accents and capitals. */
export function knownNames(text: string, known: readonly string[]): Span[] {
  if (known.length === 0) return [];
  const all = words(text);
  const parts = known.flatMap((name) => name.trim().split(/\s+/)).filter((part) => part.length > 1);
  const wanted = new Map(parts.map((part) => [plain(owner(part)), part]));
  return all.flatMap((word): Span[] => {
    const low = plain(word.text);
    const given = wanted.get(low);
    if (!given) return [];
    if (!capital(word.text) && capital(given) && wordNames.has(low)) return [];
    return [{ type: 'PERSON', start: word.start, end: word.end }];
  });
}

/** Characters per piece, because the tagger's time grows faster than the text. */
const PIECE = 4000;

function tagged(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at += PIECE) spans.push(...taggedPiece(text.slice(at, at + PIECE), at));
  return spans;
}

type Term = { pre: string; text: string; post: string; tags?: Set<string> };

const KINDS: readonly (readonly [string, Kind])[] = [
  ['Person', 'PERSON'],
  ['Place', 'LOCATION'],
  ['Organization', 'ORG'],
];

/** Uses the tagger's word list only, since guessing from context takes ten times as long. */
function taggedPiece(text: string, at: number): Span[] {
  const spans: Span[] = [];
  const view = loaded().nlp.tokenize(text).compute('lexicon') as unknown as { docs: Term[][] };
  let end = 0;
  for (const sentence of view.docs) {
    let held: Span | undefined;
    for (const { pre, text: word, post, tags } of sentence) {
      const start = end + pre.length;
      end = start + word.length + post.length;
      const type = KINDS.find(([tag]) => tags?.has(tag))?.[1];
      if (held && type === held.type) {
        held.end = start + word.length;
        continue;
      }
      held = type && { type, start, end: start + word.length };
      if (held) spans.push(held);
    }
  }
  return spans.flatMap((span) => trimmed(text, at, span.start, span.end, span.type));
}

function trimmed(text: string, at: number, start: number, end: number, type: Kind): Span[] {
  const said = text.slice(start, end);
  const body = owner(said.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  if (
    body.length < 2 ||
    harmless.has(body) ||
    (!/\p{Lu}/u.test(body) && (everyday(body) || wordNames.has(plain(body)) || senses.has(plain(body))))
  )
    return [];
  const from = at + start + said.indexOf(body);
  return [{ type, start: from, end: from + body.length }];
}

/** Names of people, places and organizations that are not known to us. */
export function named(text: string): Span[] {
  const all = words(text);
  return [...capitalised(text, all), ...small(text, all), ...tagged(text)];
}
