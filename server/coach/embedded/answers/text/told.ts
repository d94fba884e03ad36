import { partsOf, recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import type { Details } from '#server/coach/embedded/answers/slots.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { untagged } from '#server/coach/embedded/say/words.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** What a received message says, taken apart for an answer: all of it in the receiver's mouth already. */
export type Told = {
  move: Move;
  all: readonly string[];
  /** "transfer my half by Friday". */
  asked: { what: string; both: boolean; later?: boolean; will?: boolean } | null;
  /** "you will text me in a few days": what the sender says of themselves. */
  own: readonly string[];
  /** "dinner is cold": what is simply stated. */
  facts: readonly string[];
  /** What a hard sentence wishes: "you would like me to call you more often". */
  wish: string | null;
  /** Who sends it asks something that no request is. */
  question: string | null;
  the: string | null;
  /** The thing again, where a reading has not spoken of it yet. */
  named: string | null;
  bit: string;
};

const LONGEST = 22;
/** Of a long letter the first sentences are taken up. */
const MOST = 12;
const bare = (text: string) =>
  untagged(text)
    .replace(/["“”{}[\]<>]/g, '')
    .replace(/[\s.!?…,;]+$/, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .trim();
const lowered = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const GREETING =
  /^(?:hi|hey|hello|hiya|dear|yo|ok|okay|well|so|and|but|also|honestly|look|listen|wow|oh|lol|haha|please|guys|babe|mom|mum|dad|team|hi team)\b[\s,!]*(?:team|guys|all|there|babe|love|mom|mum|dad|honey)?[\s,!]+/i;
const opened = (text: string): string => {
  const rest = text.replace(GREETING, '');
  return rest === text ? text : opened(rest);
};
const ASKS = /^(?:can|could|would|will) (you|we) (?:please |maybe |just )*(.+)$/i;
const TELL_ME = /^(?:please )?(?:advise|let me know|tell me|confirm)(?: me)? (?!about\b)(.+)$/i;
const SWEARS =
  /\b(?:idiot|stupid|moron|pathetic|loser|bitch|fuck\w*|shit\w*|ridiculous|disgust\w*|crazy|useless|lazy|selfish|worthless|joke|dumb|liar|hate)\b/i;

export function toldIn(seen: Understood, { bit, the }: Details): Told {
  const all = partsOf(seen.text).map((part) => ({ part, text: opened(bare(part)), ends: /\?/.test(part) }));
  const statements = all.filter(
    ({ text, ends }) =>
      !ends && text.split(/\s+/).length > 2 && text.split(/\s+/).length <= LONGEST && !SWEARS.test(text),
  );
  const turned = statements.map(({ text }) => lowered(swapped(text)));
  return {
    move: moveOf(seen),
    all: all.map(({ text }) => text),
    asked: askedIn(all.map(({ text }) => text)),
    own: turned.filter((text) => /^you\b/.test(text) && !ABSOLUTE.test(text)),
    facts: turned.filter(
      (text) =>
        /^(?:I|my|the|dinner|it|we|last|nobody|everyone|our|this|that|he|she|they|\p{Ll}+ (?:is|are|was|were))\b/u.test(
          text,
        ) &&
        !ABSOLUTE.test(text) &&
        !/^it(?:'s| is) (?:fine|ok)/.test(text),
    ),
    wish: wishIn(all.map(({ part }) => part)),
    question: all.find(({ ends, text }) => ends && !ASKS.test(text))?.text ?? null,
    the,
    named: the,
    bit,
  };
}
const ABSOLUTE = /\b(?:always|never|don't know|as per|twisting|(?:am|are) so)\b/i;

function askedIn(all: readonly string[]): Told['asked'] {
  for (const text of all) {
    const asks = ASKS.exec(text);
    if (asks?.[2] && !/^(?:even|stop|believe|imagine|ever)\b/i.test(asks[2]))
      return { what: swapped(asks[2]), both: asks[1]?.toLowerCase() === 'we' };
    const stops = POLITE.test(`please ${text}`) ? STOPS.exec(text)?.[1] : undefined;
    if (stops) return { what: swapped(stops), both: false, will: true };
    const forget = REMEMBER.exec(text)?.[1];
    if (forget) return { what: `not forget ${swapped(forget)}`, both: false, will: true };
    const tell = TELL_ME.exec(text);
    if (tell?.[1]) return { what: `tell you ${swapped(tell[1])}`, both: false, later: true };
  }
  return null;
}

/** A wish that a hard sentence hides, said by the one who hears it. */
function wishIn(all: readonly string[]): string | null {
  for (const part of all.slice(0, MOST)) {
    const { how, shaped } = recast(part, 'this', 0);
    if (how && shaped && WISHES.test(how) && !/call you names/.test(how))
      return lowered(swapped(how.replace(/[.!?]$/, '')));
  }
  return null;
}

/** Whether a wish says something of what was written, or would fit any message. */
export const isOwn = (wish: string, all: readonly string[]): boolean => {
  const said = swapped(all.join(' ')).toLowerCase();
  return (wish.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) =>
      !/^(?:would|like|more|often|that|this|have|could|with|upset|found|hard|help)$/.test(word) && said.includes(word),
  );
};
const WISHES =
  /^(?:I (?:would|was|need|felt|find|found|miss|see|feel)|It (?:hurts|gets|got|is hard)|Lately you|Sometimes it|You had promised)\b/;

/** An end, or a pause, of being together. */
export const PARTS =
  /\b(?:see other people|break up|breaking up|split up|need a break from us|it's over|we are over|we're done|end things)\b/i;
const POLITE = /^(?:please (?:stop|don't|do not) \w+|(?:can|could) we (?:please )?not\b)/i;
const STOPS = /^(?:please )?(stop \w+ing\b.*|not .*)$/i;
const REMEMBER = /^(?:please )?don'?t forget (.+)$/i;

/** Where the words say more plainly what they do than the rules hear. */
function moveOf(seen: Understood): Move {
  if (
    /\bdon'?t know why i (?:even )?(?:bother|try)\b|\bafter (?:all|everything) (?:that )?i(?:'ve| have)? (?:done|did)\b/i.test(
      seen.text,
    )
  )
    return 'guilt_trip';
  if (PARTS.test(seen.text)) return 'withdraw';
  if (/\bare we still on\b/i.test(seen.text)) return 'neutral';
  if (/^(?:stonewalling|withdraw|demand)$/.test(seen.moves.label) && POLITE.test(seen.text)) return 'request';
  if (/\bi (?:really |so )?miss (?:us|how|the way|what we|our|when we|my best friend)\b/i.test(seen.text))
    return 'repair';
  if (seen.moves.label === 'defensiveness' && /\byou (?:always|never)\b/i.test(seen.text)) return 'criticism';
  return seen.moves.label;
}
