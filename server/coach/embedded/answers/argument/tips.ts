import type { Line } from '#server/coach/embedded/answers/argument/lines.ts';
import type { Dispute } from '#server/coach/embedded/answers/argument/parties.ts';
import { bestOf, pointOf, q } from '#server/coach/embedded/answers/argument/sides.ts';

const ALWAYS =
  /\byou(?:'re| are)? (?:just |really )?(?:always|never|constantly)\b|\b(?:every (?:single )?time|every week|all the time)\b/i;
const CLOSED = /^(?:stonewalling|withdraw)$/;
const TYPED = /\b(?:lol|omg|u|ur|read for|left me on read|text(?:ed)?)\b/i;

/** What would help next time, from what happened this time. */
export function tipsFor({ turns }: Dispute, lines: readonly Line[], about: string): string[] {
  const said = (at: number) => (lines[at] ? pointOf(lines[at]) : undefined);
  const always = lines.map(pointOf).find((text) => ALWAYS.test(text));
  const closed = said(turns.findIndex(({ seen }) => CLOSED.test(seen.moves.label) && !/^you\b/i.test(seen.text)));
  const better = bestOf(lines);
  const typed = turns.some(({ text }) => TYPED.test(text));
  return [
    better
      ? `Open the next talk about ${about} with a sentence like “${better.how}”`
      : `Bring up ${about} when nobody is tired or in a hurry, one thing at a time.`,
    always ? `Leave out always and never: ${q(always)} is easier to answer as one evening, one day, one thing.` : '',
    closed
      ? `Before it comes to ${q(closed)}, either of you may call a break of twenty minutes and names the time to go on.`
      : '',
    typed ? 'Leave what is hard for a call or a table; typed words lose their voice.' : '',
    always || closed || typed ? '' : `When it gets sharp about ${about}, stop, and let each say back what they heard.`,
  ].filter(Boolean);
}
