import { type Ask, askIn, isAboutIt } from '#server/coach/embedded/answers/text/frame/asks.ts';
import { linesIn } from '#server/coach/embedded/answers/text/frame/labelled-lines.ts';
import { quotesIn, type Span } from '#server/coach/embedded/answers/text/frame/quotes.ts';
import {
  type By,
  isWritten,
  reportedAfter,
  reportedBefore,
} from '#server/coach/embedded/answers/text/frame/reported.ts';
import { type Sender, senderIn } from '#server/coach/embedded/answers/text/frame/sender.ts';
import { unquotedIn } from '#server/coach/embedded/answers/text/frame/unquoted.ts';

/** A text taken apart: the message itself, who wrote it, and what its reader tells and asks. */
export type Frame = {
  /** The words that are read, and where they stand in the text; empty where a message is only told of. */
  said: string;
  from: number;
  /** Whether they are the other's, or the ones that the reader wrote and asks about. */
  by: 'me' | 'them';
  who: Sender | null;
  /** What the reader wrote before, where the other's answer is read. */
  mine: string | null;
  /** What stands around the messages. */
  told: string;
  ask: Ask | null;
};
export type Piece = Span & { by: By | null; isNear: boolean };

/** What is said to whoever reads along is no word to the other. */
const TO_COACH =
  /\b(?:do|would|could|can|how|what|should) (?:do |would |should |can )?you (?:guys )?(?:think|make of|read|say|tell|help|explain|interpret|see|reckon|suggest|take)\b|\byour (?:take|opinion|advice|read|thoughts|help)\b|\bthank you\b|\byou know\b/gi;
const YOU = /\b(?:you|u|ur|your|yours|you're|you've)\b/i;
const speaksToYou = (told: string) => YOU.test(told.replace(TO_COACH, ''));

const sentencesOf = (told: string) => told.match(/[^.!?\n"“”]+[.!?\n"“”]*/g) ?? [];

/** The last question of a telling; one about the message rather than any other. */
function askedIn(told: string): Ask | null {
  const all = sentencesOf(told).flatMap((one) => askIn(one.trim()) ?? []);
  return all.find((one) => one !== 'other' && one !== 'whether') ?? all[0] ?? null;
}

/** Spaces where the messages stand, so that places stay what they are. */
const around = (text: string, pieces: readonly Span[]) =>
  pieces.reduce((told, { from, to }) => `${told.slice(0, from)}${' '.repeat(to - from)}${told.slice(to)}`, text);

function attributed(text: string, spans: readonly Span[]): Piece[] {
  return spans.map((span, at) => {
    const before = text.slice(spans[at - 1]?.to ?? 0, span.from - 1).replace(/^["”»'’]/, '');
    const after = text.slice(span.to + 1, spans[at + 1] ? (spans[at + 1]?.from ?? 0) - 1 : undefined);
    const told = reportedBefore(before);
    if (told?.isNear) return { ...span, by: told.by, isNear: true };
    const then = reportedAfter(after);
    if (then) return { ...span, by: then, isNear: true };
    return { ...span, by: told?.by === 'them' ? 'them' : null, isNear: false };
  });
}

const wordsOf = (text: string) => text.trim().split(/\s+/).length;
const ABOUT_OWN: ReadonlySet<Ask> = new Set(['own words', 'own part']);

/** Something that is said now and then, by anybody. */
const ANY_TIME =
  /\b(?:whenever|the moment|each time|every time|when|if) (?:someone|somebody|people|anyone|anybody) (?:says|asks|tells)\b/i;

/** Quotations that a message itself holds are no frame. */
function isTelling(text: string, pieces: readonly Piece[], told: string, ask: Ask | null): boolean {
  if (pieces.length === 0 || pieces.some(({ by }) => by === 'you') || ANY_TIME.test(told)) return false;
  const isAbout = ask !== null && ask !== 'other' && ask !== 'whether';
  if (speaksToYou(told)) return isAbout && pieces.some(({ by }) => by === 'them');
  if (isAbout) return true;
  const near = pieces.filter(({ isNear }) => isNear);
  return near.length > 0 && (isWritten(told) || near.some(({ from, to }) => wordsOf(text.slice(from, to)) >= 3));
}

function framed(text: string, pieces: readonly Piece[]): Frame | null {
  const told = around(text, pieces);
  const ask = askedIn(told);
  if (!isTelling(text, pieces, told, ask)) return null;
  const mine = pieces.filter(({ by }) => by === 'me');
  const lastMine = mine.at(-1);
  const theirs = pieces.filter(({ by }) => by !== 'me');
  const latest = theirs.filter(({ from }) => !lastMine || from > lastMine.from);
  const isOwn = lastMine && (theirs.length === 0 || (ask !== null && ABOUT_OWN.has(ask)));
  const pool = latest.length ? latest : theirs;
  const one = isOwn
    ? lastMine
    : pool.reduce<Piece | undefined>(
        (most, piece) => (most && most.to - most.from >= piece.to - piece.from ? most : piece),
        undefined,
      );
  if (!one) return null;
  return {
    said: text.slice(one.from, one.to).trimEnd(),
    from: one.from,
    by: isOwn ? 'me' : 'them',
    who: senderIn(told, one.from),
    mine: !isOwn && lastMine ? text.slice(lastMine.from, lastMine.to).trim() : null,
    told: told.replace(/\s+/g, ' ').trim(),
    ask,
  };
}

const SENDING = /\bi(?:'m| am| was|'d like| would like| want| plan)?\b[^.!?]{0,20}\bsend (?:it|this|that) to\b/i;

/** The message before the question about it, where only the last sentences are the reader's. */
function questioned(text: string): Frame | null {
  let end = text.length;
  for (const one of sentencesOf(text).reverse()) {
    const at = text.lastIndexOf(one, end);
    if (at <= 0 || !(isAboutIt(one) || SENDING.test(one))) break;
    end = at;
  }
  if (end === text.length || !/[\p{L}\p{N}]/u.test(text.slice(0, end))) return null;
  const told = text.slice(end);
  if (!askedIn(told)) return null;
  return {
    said: text.slice(0, end).replace(/[\s–—-]+$/, ''),
    from: 0,
    by: askedIn(told) === 'own words' ? 'me' : 'them',
    who: senderIn(told, told.length),
    mine: null,
    told,
    ask: askedIn(told),
  };
}

/** What of a text is a message, and what is told around it; null where all of it is the message. */
export function frameOf(text: string, name?: string): Frame | null {
  const lines = linesIn(text, name);
  if (lines) return { ...lines, ask: askedIn(lines.told) };
  const quotes = quotesIn(text);
  const quoted = quotes.length ? framed(text, attributed(text, quotes)) : null;
  if (quoted) return quoted;
  const pieces = quotes.length ? [] : unquotedIn(text);
  if (pieces.length) return framed(text, pieces) ?? questioned(text);
  return (quotes.length ? null : toldOnly(text)) ?? questioned(text);
}

const TELLS =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y [\w' -]{2,24}?) (?:just |keeps? |always |then |has )?(?:(?:says|said|saying|told me|texted|wrote|messaged|replied|answered|emailed)(?: (?:me|back))? (?:that |how )?(?:he|she|they|his|her|their|it|[Ii]|we|my|there|nothing|no|yes)\b)/;
const OF_TOLD: ReadonlySet<Ask> = new Set([
  'mean',
  'angry',
  'over',
  'feels',
  'joke',
  'pressure',
  'how to answer',
  'truth',
]);
/** A message that is told of and not shown. */
function toldOnly(text: string): Frame | null {
  const ask = askedIn(text);
  if (!ask || !OF_TOLD.has(ask) || !TELLS.test(text) || speaksToYou(text)) return null;
  return { said: '', from: 0, by: 'them', who: senderIn(text, text.length), mine: null, told: text, ask };
}
