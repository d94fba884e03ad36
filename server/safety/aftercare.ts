import { formOf } from '#server/safety/frames.ts';
import { type Finding, policyOf } from '#server/safety/policy.ts';

/** A message of a talk, with the finding for a person's message. */
export type Turn = { role: 'user' | 'assistant'; text: string; finding: Finding | null };

/**
 * What earlier turns mean for the next answer. `concern`: somebody may not be safe, and `hasAsked` says whether that was
 * asked already. `aftercare`: they have said that they are safe; the talk goes on about what they want, gently.
 */
export type Care = { state: 'none' | 'aftercare' } | { state: 'concern'; category: string; hasAsked: boolean };

const SENTENCES = /[^.!?…\n]+[.!?…]*/g;
const SAFE = formOf('isSafe', 'i');

/** "I'm safe" or "nobody is forcing me", said plainly: not asked, wished or hedged. */
export const saysSafe = (text: string): boolean =>
  (text.match(SENTENCES) ?? []).some((one) => !one.trimEnd().endsWith('?') && SAFE.test(one));

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
