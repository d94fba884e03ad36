import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import type { Told } from '#server/coach/embedded/answers/text/told.ts';

const ASKS =
  /^(?:please |pls )?(?:can|could|would|will) (you|u|we)(?: all| both)? (?:please |pls |maybe |just |possibly |kindly )*((?!mind\b|like\b|rather\b|still\b|be\b)\w.+)$/i;
const POSSIBLE = /^(?:would it be|is it) (?:possible|ok|okay) for you to (.+)$/i;
const ORDERS =
  /^(?:please|pls|plz) (?:can you )?((?:bring|buy|get|pick|take|send|call|ring|put|book|order|text|print|forward|drop|grab|check|fill|return|reply|confirm|sign|prepare|update|review|water|feed|wash|walk|lock|close|turn|leave|wait|let|transfer|pay|come|bear|remember|keep)\b.+)$/i;
const BRINGS =
  /^((?:bring|buy|get|pick up|send|call|ring|order|text|print|forward|grab|take) (?!it$|me$)(?:the|my|some|a|me|us|bread|milk|eggs)\b.+)$/i;
const TURN = /\byour turn to (.+)$/i;
const NEEDED = /^(?:i )?need (the .{2,40}?)(?: on my desk)? ((?:by|before|tomorrow|today|this) ?.*)$/i;
const TELL_ME =
  /^(?:(?:please|could you|can you|would you) (?:please )?)?(?:let (?:me|us) know|tell (?:me|us)|confirm|advise)(?: me)? (?!about\b|on\b)(.+)$/i;
/** What the sender, or their office, waits for. */
const WE_EXPECT = /\bwhen we can expect\b/i;
const STOP_ASKED = /^(?:please )?(?:can|could|would|will) (?:you|u) (?:please |pls |maybe )*(stop \w+ing .*|not .*)$/i;
const PLEASE_NOT =
  /\b(?:please|pls) (?:don'?t|do not) ((?!be\b|worry\b|hate\b|cry\b|think\b|take\b|feel\b|get\b|forget\b|leave me\b)\w.+)$/i;
const STOPS = /^(?:please )?(stop \w+ing\b.*|not .*)$/i;
const REMEMBER = /^(?:please )?don'?t forget (.+)$/i;
/** A wish put as a request, not as an order. */
export const POLITE = /^(?:please (?:stop|don't|do not) \w+|(?:can|could) we (?:please )?not\b)/i;

/** Where the wish ends and its reason begins. */
const ended = (what: string) =>
  what
    .replace(/,? (?:and|because|cause|cos|since|as|so) (?:i|I|it|we|he|she|they|the|my)\b.*$/, '')
    .replace(/, (?:i|I|it|we|he|she|they|the|my|our|you|u|thanks|thx|please|pls|there|this|that|no|if|xx?)\b.*$/i, '')
    .replace(/ (?:please|pls|plz|thanks|thx|xx?|love|babe|mate)$/i, '');

/** What the receiver is asked to do, in their own mouth. */
export function askedIn(all: readonly string[]): Told['asked'] {
  for (const text of all) {
    const found = askedBy(text);
    if (found) return found;
  }
  return null;
}

function askedBy(text: string): Told['asked'] {
  const tell = TELL_ME.exec(text)?.[1];
  if (tell)
    return {
      what: `tell you ${swapped(ended(tell.replace(WE_EXPECT, 'when I can expect')))}`,
      both: false,
      later: true,
    };
  const asks = ASKS.exec(text);
  if (asks?.[2] && !/^(?:even|stop|believe|imagine|ever|talk|not)\b/i.test(asks[2]))
    return { what: swapped(ended(asks[2])), both: asks[1]?.toLowerCase() === 'we' };
  const needed = NEEDED.exec(text);
  if (needed) return { what: `get you ${swapped(`${needed[1]} ${needed[2]}`)}`, both: false };
  const orders = (POSSIBLE.exec(text) ?? TURN.exec(text) ?? ORDERS.exec(text) ?? BRINGS.exec(text))?.[1];
  if (orders) return { what: swapped(ended(orders)), both: false };
  const will = promisedBy(text);
  return will ? { what: will, both: false, will: true } : null;
}

/** What one would leave, or not forget. */
function promisedBy(text: string): string | null {
  const stops = STOP_ASKED.exec(text)?.[1] ?? (POLITE.test(text) ? STOPS.exec(text)?.[1] : undefined);
  if (stops) return swapped(ended(stops.charAt(0).toLowerCase() + stops.slice(1)));
  const left = PLEASE_NOT.exec(text)?.[1];
  if (left) return `not ${swapped(ended(left.replace(/, but .*$/, '')))}`;
  const forget = REMEMBER.exec(text)?.[1];
  return forget ? `not forget ${swapped(forget)}` : null;
}
