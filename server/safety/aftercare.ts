import { type Finding, policyOf } from '#server/safety/policy.ts';

/** A message of a talk, with the finding for a person's message. */
export type Turn = { role: 'user' | 'assistant'; text: string; finding: Finding | null };

/**
 * What earlier turns mean for the next answer. `concern`: somebody may not be safe, and `hasAsked` says whether that was
 * asked already. `aftercare`: they have said that they are safe; the talk goes on about what they want, gently.
 */
export type Care = { state: 'none' | 'aftercare' } | { state: 'concern'; category: string; hasAsked: boolean };

const SENTENCES = /[^.!?…\n]+[.!?…]*/g;
const LEADING = [
  "(?:(?:yes|yeah|yep|no|ok|okay|thanks|thank you|oh|please|honestly|really|it['’]?s (?:ok|okay|fine)",
  String.raw`|don['’]?t worry|and|but|i promise)[\s,.:;-]+)*`,
].join('');
const ABOUT_ME = [
  String.raw`(?:i['’]?m|i am|we['’]?re|we are)\s+(?:(?:really|totally|completely|perfectly|quite|all|both|very|physically`,
  String.raw`|actually|definitely)\s+)?`,
].join('');
const SAFE = new RegExp(
  String.raw`^\s*${LEADING}${ABOUT_ME}(?:safe\b|not in (?:any |immediate )?danger\b|out of danger\b)(?!\s+(?:when|if|unless|until|as long|only|with him gone))`,
  'i',
);
const NEVER_MEANT = new RegExp(
  String.raw`^\s*${LEADING}(?:i['’]?m|i am)\s+not (?:going to|gonna) (?:hurt|harm|kill) (?:myself|anyone|anybody|him|her)\b`,
  'i',
);

/** "I'm safe", said plainly: not asked, wished or hedged. */
export const saysSafe = (text: string): boolean =>
  (text.match(SENTENCES) ?? []).some(
    (one) => !one.trimEnd().endsWith('?') && (SAFE.test(one) || NEVER_MEANT.test(one)),
  );

const isSeen = ({ finding }: Turn) => finding !== null && policyOf(finding).coach !== 'usual';
const isGrave = ({ finding }: Turn) => finding !== null && policyOf(finding).coach === 'card';
/** Somebody who says that they are safe may mention what it was about. */
const isOver = (turn: Turn) => turn.role === 'user' && saysSafe(turn.text) && !isGrave(turn);

const OFTEN = 2;

const isAnswered = (since: readonly Turn[]) => since.some(({ role }) => role === 'assistant');

/** The care for the newest message. An earlier finding counts if it was grave, came twice, or was never answered. */
export function careAfter(before: readonly Turn[], now: Turn): Care {
  const last = before.findLastIndex(isOver);
  const earlier = before.slice(0, last + 1).some(isSeen);
  const since = before.slice(last + 1);
  const seen = since.filter(isSeen);
  if (isOver(now)) return { state: earlier || seen.length > 0 ? 'aftercare' : 'none' };
  const first = since.findIndex(isSeen);
  const hasAsked = first >= 0 && isAnswered(since.slice(first + 1));
  const isOpen = !isAnswered(since.slice(since.findLastIndex(isSeen) + 1));
  const counted = isSeen(now) ? now : isOpen || seen.length >= OFTEN || seen.some(isGrave) ? seen.at(-1) : undefined;
  if (counted?.finding) return { state: 'concern', category: counted.finding.category, hasAsked };
  return { state: earlier ? 'aftercare' : 'none' };
}
