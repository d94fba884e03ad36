import { partsOf, recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import type { Details } from '#server/coach/embedded/answers/slots.ts';
import { askedIn } from '#server/coach/embedded/answers/text/asked.ts';
import { moveOf, plainMove } from '#server/coach/embedded/answers/text/moves-told.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { untagged } from '#server/coach/embedded/say/words.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** What a received message says, taken apart for an answer: all of it in the receiver's mouth already. */
export type Told = {
  move: Move;
  /** Whether its words say plainly what it does. */
  isPlain: boolean;
  all: readonly string[];
  /** "transfer my half by Friday". */
  asked: { what: string; both: boolean; later?: boolean; will?: boolean } | null;
  /** "you will text me in a few days": what the sender says of themselves. */
  own: readonly string[];
  /** "dinner is cold": what is simply stated. */
  facts: readonly string[];
  /** What a hard sentence wishes: "you would like me to call you more often". */
  wish: string | null;
  /** All that is stated, in its order. */
  stated: readonly string[];
  /** Who sends it asks something that no request is. */
  question: string | null;
  the: string | null;
  /** The thing again, where a reading has not spoken of it yet. */
  named: string | null;
  bit: string;
};

const LONGEST = 40;
/** Of a long letter the first sentences are taken up. */
const MOST = 12;
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [/\bu r\b|\bur(?= (?:the|so|such|a|an|being|just|always|not|too|never)\b)/gi, "you're"],
  [/\bu(?=\s|$)/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\br(?= (?:you|we|they)\b)/gi, 'are'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|did|ca|wo|does|is|was|are|have|had|could|would|should)nt\b/gi, "$1n't"],
  [/\b(that|what)s\b/gi, "$1's"],
  [/\btmrw\b|\btmr\b|\b2moro\b/gi, 'tomorrow'],
  [/\bi\b/g, 'I'],
  [/\b(can|could|would|will) (you|we) be able to\b/gi, '$1 $2'],
];
const typed = (text: string) => TYPED.reduce((said, [from, to]) => said.replace(from, to), text);
const bare = (text: string) =>
  typed(untagged(text))
    .replace(/["“”{}[\]<>]/g, '')
    .replace(/[\s.!?…,;]+$/, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/[\s,]+(?:btw|tbh|lol|haha+|xx?x?|pls|rn|ok|though|thx)\s*$/i, '')
    .trim();
const lowered = (text: string) =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const GREETING =
  /^(?:hi|hey|hello|hiya|dear|yo|ok|okay|well|so|and|but|also|honestly|look|listen|wow|oh|lol|haha|guys|babe|mom|mum|dad|team|hi team)\b[\s,!]*(?:team|guys|all|there|babe|love|mom|mum|dad|honey)?[\s,!]+/i;
const opened = (text: string): string => {
  const rest = text
    .replace(GREETING, '')
    .replace(/^(?:just so you know|just to let you know|fyi|by the way|btw|tbh|to be honest)\b[\s,:]+/i, '');
  return rest === text ? text : opened(rest);
};
const SWEARS =
  /\b(?:idiot|stupid|moron|pathetic|loser|bitch|fuck\w*|shit\w*|ridiculous|disgust\w*|crazy|useless|lazy|selfish|worthless|joke|dumb|liar|hate)\b/i;

/** What asks for a nod at the end of a statement. */
const TAG = /,? (?:are|aren't|do|don't|did|didn't|have|haven't|is|isn't|can|will|right) ?(?:you|it|we|I)?$/i;
const isOfSelf = (text: string) => /^you\b/.test(text) && !EMPTY_OF_SELF.test(text);
/** Begins with a when or a where, and tells of the sender or of somebody else. */
const isScene = (text: string) =>
  /^(?:some|most|two|every|each|at|in|with|after|before|since|as|for|on|when|whenever|if|sometimes|lately|now|today|yesterday|people|once|even|not)\b.*\b(?:you|he|she|they|we|it)\b/i.test(
    text,
  ) &&
  !/\b(?:I|me|my)\b/.test(text) &&
  !ABSOLUTE.test(text);
const isFact = (text: string) =>
  /^(?:I|my|the|dinner|it|we|last|nobody|everyone|our|this|that|he|she|they|your|his|her|their|when (?:he|she|it|we|they|you)|if (?:he|she|it)|there(?:'s)?|we've|it's|he's|she's|\p{Ll}+ (?:is|are|was|were))\b/u.test(
    text,
  ) &&
  !ABSOLUTE.test(text) &&
  !/^it(?:'s| is) (?:fine|ok)/.test(text);

/** “like me don't listen”: who acts is “I”. */
const acting = (text: string) =>
  text
    .replace(
      /\b(like|that|than|when|if|because|how|what|and|but) me (?=(?:don't|do|are|am|never|always|can't|won't|have|just|only|really|didn't|was|were)\b)/gi,
      '$1 I ',
    )
    .replace(/\bI are\b/g, 'I am')
    .replace(/\bI would (?=(?:told|been|done|said|gone|asked|known|called|given|seen|\w+ed)\b)/g, 'I had ');

/** A wish that is hung on to a statement stands by itself. */
const asking = (part: string): string[] =>
  part.split(/(?:, |: | [-–] )(?=(?:can|could|would|will|shall) (?:you|u|we|i)\b)/i);

export function toldIn(seen: Understood, { bit, the }: Details): Told {
  const all = partsOf(seen.text)
    .flatMap(asking)
    .map((part) => ({ part, text: opened(bare(part)), ends: /\?/.test(part) }));
  const statements = all.filter(
    ({ text, ends }) =>
      !ends && text.split(/\s+/).length > 2 && text.split(/\s+/).length <= LONGEST && !SWEARS.test(text),
  );
  const turned = statements.map(({ text }) => lowered(acting(swapped(text.replace(TAG, '')))));
  return {
    move: moveOf(seen),
    isPlain: plainMove(seen.text) !== null,
    all: all.map(({ text }) => text),
    asked: askedIn(all.map(({ text }) => text)),
    own: turned.filter(isOfSelf),
    facts: turned.filter(isFact),
    stated: turned.filter((one) => isOfSelf(one) || isFact(one) || isScene(one)),
    wish: wishIn(all.map(({ part }) => part)),
    question: all.find(({ ends, text }) => ends && askedIn([text]) === null)?.text ?? null,
    the,
    named: the,
    bit,
  };
}
/** What a sender says of themselves only to strike at the other. */
const EMPTY_OF_SELF =
  /\b(?:don't know|as per|twisting|(?:am|are) so|why i (?:bother|stay)|can't believe|said i|told me|hope)\b/i;
const ABSOLUTE = /\b(?:always|never|don't know|as per|twisting|(?:am|are) so|why i (?:bother|stay))\b/i;

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
