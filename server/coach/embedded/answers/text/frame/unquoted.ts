import { askIn } from '#server/coach/embedded/answers/text/frame/asks.ts';
import type { Piece } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { reportedBefore, WRITES } from '#server/coach/embedded/answers/text/frame/reported.ts';

const THING = '(?:text|message|reply|answer|e-?mail|mail|note|msg|dm|voicemail|comment|letter|card)s?';
/** "my boss texted me:", "this came from her:", and then the words, on the same line or the next. */
const COLON = new RegExp(
  `(?<=^|[.!?\\n:]\\s{0,3})[^.!?\\n:]{0,200}\\b(?:${WRITES}|said|says|goes|${THING}(?: (?:from|to) [\\w' -]{2,30})?|got this|from (?:my|our) [\\w' -]{2,30}|came from [\\w' -]{2,30})\\b[^.!?\\n:]{0,60}(?::[ \\t]*\\n*|\\n+)(?=\\S)`,
  'gi',
);
const JOINED = /^(.*\S)\s+(?:and|but|then|so)(?:\s+then)?\s+(?=(?:he|she|they|i|my)\b)/is;
const YOU = /\b(?:you|u|ur|your)\b/i;

const REACTS =
  /\b(?:he|she|they)\b.*\b(?:answer\w*|repl\w+|respon\w+|silent|quiet|silence|read|block\w*|ignor\w*|wrote|texted|gone|unfriended|hung up|left)\b/i;

/** Up to where the reader takes the word again. */
function messageEnd(text: string, from: number, to: number): number {
  const blank = text.slice(from, to).search(/\S\s*\n\s*\n/);
  const all = [...text.slice(from, to).matchAll(/[^.!?\n]+[.!?]*\s*/g)];
  let end = to;
  for (const { 0: one, index } of all.reverse()) {
    const isTold =
      (askIn(one.trim()) !== null && !YOU.test(one) && /\b(?:he|she|they|him|her|them|this|that|it|i)\b/i.test(one)) ||
      (!YOU.test(one) && /\b(?:he|she|him|his|her|they)\b/i.test(one) && /\b(?:i|we|my|me)\b/i.test(one)) ||
      (!YOU.test(one) &&
        (REACTS.test(one) || (/^(?:he|she|they)\b/i.test(one) && /\n\s*$/.test(text.slice(0, from + index))))) ||
      (blank >= 0 && index > blank && !YOU.test(one));
    if (!isTold || index === 0) break;
    end = from + index;
  }
  return end;
}

/** One's own words are only taken for a message where it is told to whom they went. */
const SENT_TO =
  /\b(?:wrote|texted|sent|messaged|replied|answered|emailed|send|text|reply)\b.*\b(?:him|her|them|this|back|(?:to )?my \w+|to \w+)\b/i;

/** Messages that are told without quotation marks. */
export function unquotedIn(text: string): Piece[] {
  if (!/[:\n]/.test(text)) return [];
  const heads = [...text.matchAll(COLON)].filter(({ 0: head }) => !YOU.test(head));
  const first = heads[0];
  if (!first || (first.index > 0 && text.slice(0, first.index).split(/\s+/).length > 60)) return [];
  return heads.flatMap(({ 0: head, index }, at): Piece[] => {
    const told = reportedBefore(head.replace(JOINED, ''));
    const from = index + head.length;
    const next = heads[at + 1];
    const shared = next ? (JOINED.exec(next[0])?.[1]?.length ?? 0) : 0;
    const to = messageEnd(text, from, next ? next.index + shared : text.trimEnd().length);
    if (to <= from || !told || told.by === 'you' || (told.by === 'me' && !SENT_TO.test(head))) return [];
    return [{ from, to, by: told.by, isNear: true }];
  });
}
