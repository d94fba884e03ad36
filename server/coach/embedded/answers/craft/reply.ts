import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { replyTo } from '#server/coach/embedded/answers/text/reply.ts';
import { toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

const REPLIES =
  /^(?:please )?(?:help me (?:to )?|i (?:want|need|would like) to |how (?:do|can|should) i )?(?:respond|reply|answer|write back|text back|react)\b/i;
const LINE = /^\s*(?:\[[^\]]*\]\s*)?([\p{L}][\p{L} '’.-]{0,24}?)\s*:\s+(.+)$/u;

/** An answer to what the other wrote last, where that is what is wanted; null where nothing was written. */
export function repliesTo(goal: string, history: string): string | null {
  if (!REPLIES.test(goal.trim())) return null;
  const said = cleaned(history)
    .text.split(/\n+/)
    .flatMap((line) => {
      const [, who = '', words = ''] = LINE.exec(line) ?? [];
      return words && !/^(?:me|i|you)$/i.test(who) ? [/[.!?]$/.test(words) ? words : `${words}.`] : [];
    });
  const last = said.slice(-2).join(' ');
  if (!last) return null;
  const seen = understandPart(last);
  return replyTo(toldIn(seen, slotsOf(seen)), seen.seed);
}
