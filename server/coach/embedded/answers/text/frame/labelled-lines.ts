import { askIn, isAboutIt } from '#server/coach/embedded/answers/text/frame/asks.ts';
import type { Frame } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { isRole, labelled } from '#server/coach/embedded/answers/text/frame/sender.ts';

const LINE =
  /^[^\S\n]*(?:\[[^\]\n]*\][^\S\n]*|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)? [-–] )?(\p{L}[\p{L} '’.-]{0,20}?)[^\S\n]*:[^\S\n]+(?=\S)/iu;
const ME = /^(?:me|i|myself)$/i;
const OTHER = /^(?:him|her|he|she|they|them)$/i;
/** Words before a colon that name nobody. */
const NOBODY =
  /^(?:ps|note|re|subject|fwd?|reminder|update|news|question|edit|tldr|fyi|listen|look|ok|okay|so|sorry|hi|hey|hello|dear|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|plan|address|time|place|date|important|urgent|attention|warning|info|one thing|first|second|last|answer|result|total|fact|truth|honestly|also|and|but|again|context|background|situation)$/i;

type Line = { who: string | null; from: number; to: number };

function labelledIn(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const label = LINE.exec(line);
    const one = { who: label?.[1] ?? null, from: at + (label?.[0].length ?? 0), to: at + line.length };
    at += line.length + 1;
    return one;
  });
}

const isSomebody = (label: string, name?: string) =>
  label === name ||
  OTHER.test(label) ||
  isRole(label) ||
  (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?$/u.test(label) && !NOBODY.test(label));

const isOfThem = (line: string) =>
  askIn(line) !== null && /\b(?:he|she|they|him|her|them)\b/i.test(line) && !/\b(?:you|u|ur|your)\b/i.test(line);

/** Where messages were pasted with their senders before them: what the other wrote last, and where it stands. */
export function linesIn(text: string, name?: string): Omit<Frame, 'ask'> | null {
  const lines = labelledIn(text);
  const senders = [...new Set(lines.flatMap(({ who }) => who ?? []))];
  const isTalk = senders.length > 1 && senders.some((who) => ME.test(who) || who === name);
  const [only] = senders;
  const isOne = senders.length === 1 && only !== undefined && (ME.test(only) || isSomebody(only, name));
  if (!lines[0]?.who || !(isTalk || isOne)) return null;
  const byMe = (who: string | null) =>
    who !== null &&
    (ME.test(who) || (name !== undefined && isTalk && !senders.some((one) => ME.test(one)) && who !== name));
  const isOwn = senders.every((who) => ME.test(who));
  const first = lines.findLastIndex(({ who }) => who !== null && (isOwn || !byMe(who)));
  const one = lines[first];
  if (!one?.who) return null;
  const rest = lines
    .slice(first + 1)
    .findIndex(
      ({ who, from, to }) =>
        who !== null || from === to || isAboutIt(text.slice(from, to)) || isOfThem(text.slice(from, to)),
    );
  const end = rest < 0 ? (lines.at(-1)?.to ?? one.to) : (lines[first + rest]?.to ?? one.to);
  const own = lines.slice(0, first).findLast(({ who }) => byMe(who));
  return {
    said: text.slice(one.from, end),
    from: one.from,
    by: isOwn ? 'me' : 'them',
    who: isOwn ? null : labelled(one.who),
    mine: own ? text.slice(own.from, own.to) : null,
    told: toldAfter(text, end, lines),
  };
}

/** What stands below the messages without a sender. */
function toldAfter(text: string, end: number, lines: readonly Line[]): string {
  const last = lines.findLastIndex(({ who }) => who !== null);
  return lines[last] && end >= (lines[last]?.to ?? 0) ? text.slice(end).trim() : '';
}
