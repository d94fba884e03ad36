import { partsOf, recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { swapped } from '#server/coach/embedded/answers/recast/swap.ts';
import type { Details } from '#server/coach/embedded/answers/slots.ts';
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
  [/\bu(?=\s|$)/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\br(?= (?:you|we|they)\b)/gi, 'are'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|did|ca|wo|does|is|was|are|have|had|could|would|should)nt\b/gi, "$1n't"],
  [/\b(that|what)s\b/gi, "$1's"],
  [/\btmrw\b|\btmr\b|\b2moro\b/gi, 'tomorrow'],
  [/\bi\b/g, 'I'],
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
const ASKS =
  /^(?:please |pls )?(?:can|could|would|will) (you|u|we)(?: all| both)? (?:please |pls |maybe |just |possibly |kindly )*((?!mind\b|like\b|rather\b|still\b|be\b)\w.+)$/i;
const POSSIBLE = /^(?:would it be|is it) (?:possible|ok|okay) for you to (.+)$/i;
const ORDERS =
  /^(?:please|pls|plz) (?:can you )?((?:bring|buy|get|pick|take|send|call|ring|put|book|order|text|print|forward|drop|grab|check|fill|return|reply|confirm|sign|prepare|update|review|water|feed|wash|walk|lock|close|turn|leave|wait|let|transfer|pay|come|bear|remember|keep)\b.+)$/i;
const BRINGS =
  /^((?:bring|buy|get|pick up|send|call|ring|order|text|print|forward|grab|take) (?!it$|me$)(?:the|my|some|a|me|us|bread|milk|eggs)\b.+)$/i;
const NEEDED = /^(?:i )?need (the .{2,40}?)(?: on my desk)? ((?:by|before|tomorrow|today|this) ?.*)$/i;
const TELL_ME = /^(?:please )?(?:let me know|tell me|confirm)(?: me)? (?!about\b|on\b)(.+)$/i;
const SWEARS =
  /\b(?:idiot|stupid|moron|pathetic|loser|bitch|fuck\w*|shit\w*|ridiculous|disgust\w*|crazy|useless|lazy|selfish|worthless|joke|dumb|liar|hate)\b/i;

const isOfSelf = (text: string) => /^you\b/.test(text) && !EMPTY_OF_SELF.test(text);
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
  const turned = statements.map(({ text }) => lowered(acting(swapped(text))));
  return {
    move: moveOf(seen),
    isPlain: plainMove(seen.text) !== null,
    all: all.map(({ text }) => text),
    asked: askedIn(all.map(({ text }) => text)),
    own: turned.filter(isOfSelf),
    facts: turned.filter(isFact),
    stated: turned.filter((one) => isOfSelf(one) || isFact(one)),
    wish: wishIn(all.map(({ part }) => part)),
    question: all.find(({ ends, text }) => ends && !ASKS.test(text))?.text ?? null,
    the,
    named: the,
    bit,
  };
}
/** What a sender says of themselves only to strike at the other. */
const EMPTY_OF_SELF =
  /\b(?:don't know|as per|twisting|(?:am|are) so|why i (?:bother|stay)|can't believe|said i|told me)\b/i;
const ABSOLUTE = /\b(?:always|never|don't know|as per|twisting|(?:am|are) so|why i (?:bother|stay))\b/i;

/** Where the wish ends and its reason begins. */
const ended = (what: string) =>
  what
    .replace(/,? (?:and|because|cause|cos|since|as|so) (?:i|I|it|we|he|she|they|the|my)\b.*$/, '')
    .replace(/, (?:i|I|it|we|he|she|they|the|my|our|you|u|thanks|thx|please|pls|there|no|if|xx?)\b.*$/i, '')
    .replace(/ (?:please|pls|plz|thanks|thx|xx?|love|babe|mate)$/i, '');

function askedIn(all: readonly string[]): Told['asked'] {
  for (const text of all) {
    const found = askedBy(text);
    if (found) return found;
  }
  return null;
}

function askedBy(text: string): Told['asked'] {
  const asks = ASKS.exec(text);
  if (asks?.[2] && !/^(?:even|stop|believe|imagine|ever|talk|not)\b/i.test(asks[2]))
    return { what: swapped(ended(asks[2])), both: asks[1]?.toLowerCase() === 'we' };
  const needed = NEEDED.exec(text);
  if (needed) return { what: `get you ${swapped(`${needed[1]} ${needed[2]}`)}`, both: false };
  const orders = (POSSIBLE.exec(text) ?? ORDERS.exec(text) ?? BRINGS.exec(text))?.[1];
  if (orders) return { what: swapped(ended(orders)), both: false };
  const will = promisedBy(text);
  if (will) return { what: will, both: false, will: true };
  const tell = TELL_ME.exec(text)?.[1];
  return tell ? { what: `tell you ${swapped(tell)}`, both: false, later: true } : null;
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
const STOP_ASKED = /^(?:please )?(?:can|could|would|will) (?:you|u) (?:please |pls |maybe )*(stop \w+ing .*|not .*)$/i;
const PLEASE_NOT =
  /\b(?:please|pls) (?:don'?t|do not) ((?!be\b|worry\b|hate\b|cry\b|think\b|take\b|feel\b|get\b|forget\b|leave me\b)\w.+)$/i;
const STOPS = /^(?:please )?(stop \w+ing\b.*|not .*)$/i;
const REMEMBER = /^(?:please )?don'?t forget (.+)$/i;

/** Where the words say more plainly what they do than the rules hear. */
const PLAINLY: readonly (readonly [words: RegExp, move: Move, unless?: RegExp])[] = [
  [
    /\bdon'?t know why i (?:even )?(?:bother|try)\b|\bafter (?:all|everything) (?:that )?i(?:'ve| have)? (?:done|did)\b/i,
    'guilt_trip',
  ],
  [PARTS, 'withdraw'],
  [/\bare we still on\b/i, 'neutral'],
  [
    /\b(?:call|ring|text|phone) (?:you|u) (?:back )?(?:later|in a bit|soon|tonight|tomorrow)\b|\bcan'?t talk (?:right )?now\b/i,
    'neutral',
    /\b(?:never|stop|always)\b/i,
  ],
  [
    /\bhave to (?:say|ask|tell you) (?:this|it|you)? ?again\b|\bfed up with\b|\ba real (?:job|man|woman)\b/i,
    'criticism',
    /\b(?:idiot|stupid|pathetic|loser)\b/i,
  ],
  [/^why do (?:you|u) (?:need|have|want) to know\b/i, 'defensiveness'],
  [
    /\b(?:stuck in traffic|running (?:a (?:bit|little) |\d+ ?min\w* )?late|be there (?:in|at|soon)|start without me)\b/i,
    'neutral',
    /\byou\b/i,
  ],
  [/\b(?:are|we're|i'm|am) (?:getting (?:divorced|married)|engaged|pregnant)\b/i, 'neutral', /\bif (?:you|u)\b/i],
  [/^(?:i )?love (?:you|u|ya)(?: (?:too|so much|lots|loads|more|all))*[^a-z]*$/i, 'appreciation'],
  [/\bi(?:'d| would) rather (?:you|u) (?:didn'?t|don'?t|not|wouldn'?t)\b/i, 'request'],
  [
    /\b(?:i want to (?:try|make (?:it|this|us) work|fix (?:it|this|us))|give (?:it|us|this) another (?:try|chance))\b/i,
    'repair',
    /\b(?:never|idiot|over)\b/i,
  ],
  [/\bare (?:you|u) (?:seriously|really) (?:going|doing|still|not)\b/i, 'criticism'],
  [/\bdon'?t need (?:your|ur) (?:advice|help|opinion|pity)\b/i, 'withdraw'],
  [/\bwhy (?:are|r) (?:you|u) (?:being |always )?(?:so|such)\b/i, 'criticism'],
  [
    /\b(?:happy (?:birthday|anniversary|new year|easter|diwali|eid|mother'?s|father'?s|hanukkah)|merry (?:christmas|xmas)|good luck|fingers crossed|you(?:'ve|ve)? got this|get well)\b/i,
    'appreciation',
    /\b(?:without you|you forgot|good luck (?:with|finding) (?:that|someone|somebody|her|him))\b/i,
  ],
  [/\bi (?:really |so )?miss (?:us|how|the way|what we|our|when we|my best friend)\b/i, 'repair'],
];
/** Where no rule spoke and the words still say it. */
const AT_LEAST: readonly (readonly [words: RegExp, move: Move])[] = [
  [
    /\b(?:i can'?t believe (?:that )?(?:you|u)\b|i trusted (?:you|u)\b|how could (?:you|u)\b|^(?:you|u) said (?:you|u)\b|\byou (?:looked|sounded|seemed|were) (?:so |really |very )?(?:bored|rude|drunk|cold|annoyed|ridiculous|awful|mean)\b|(?:just|so|really|very) disappointed\b|you (?:lied|promised)\b)/i,
    'criticism',
  ],
  [/\bor not\?|\bhurry up\b|\bright now\b.*!|\banswer me\b/i, 'demand'],
];

const plainMove = (text: string): Move | null =>
  PLAINLY.find(([words, , unless]) => words.test(text) && !unless?.test(text))?.[1] ?? null;

function moveOf({ text, moves: { label } }: Understood): Move {
  const plain = plainMove(text);
  if (plain) return plain;
  if (label === 'defensiveness' && /\byou (?:always|never)\b/i.test(text)) return 'criticism';
  const least = /^(?:neutral|appreciation|defensiveness)$/.test(label) && AT_LEAST.find(([words]) => words.test(text));
  if (least) return least[1];
  const wishes = /^(?:stonewalling|withdraw|demand)$/.test(label)
    ? POLITE
    : /^(?:neutral|appreciation)$/.test(label)
      ? WISHES_IT
      : null;
  return wishes?.test(text) || (label === 'withdraw' && WISHES_IT.test(text)) ? 'request' : label;
}
const WISHES_IT =
  /(?:^|[.!,] )(?:hey |hi |mum |mom |babe )?(?:can|could|would) (?:you|u|we)\b(?! (?:even|believe|imagine|still|rather|say))[^.!]*\?/i;
