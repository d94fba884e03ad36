import { clipped } from '#server/coach/guide/sentences.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

const LOSS = pattern(
  String.raw`\b(?:died|dies|passed away|passed on|death|funeral|condolences?|grieving|miscarr\w+|was put down`,
  String.raw`|is in (?:the )?hospital|(?:his|her|their|your) loss)\b`,
);
/** "My dad died"; "my friend's dad died" is the friend's. */
const OWN_LOSS =
  /\b(?:my|our) (?:[\p{L}-]{1,20} ){0,2}?[\p{L}-]{1,20} (?:just |has )?(?:died|passed|was put down|is in)\b/iu;

/** One's own loss is told, and not comforted. */
export const isOwnLoss = (goal: string): boolean => OWN_LOSS.test(goal);
export const isLoss = (goal: string): boolean =>
  goal.split(/[,;.]\s/).some((clause) => LOSS.test(clause) && !OWN_LOSS.test(clause));

const NO_NAME = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:My|The|Our|We)$/;
/** "Say no to my coworker Dana": a name within the first words, and not where someone's move goes to. */
const NAMED = new RegExp(
  [
    String.raw`^[^\p{L}]{0,8}(?:(?!(?:[Mm]y|[Oo]ur|[Tt]he|I|[Ww]e|[Mm]ov\p{Ll}{1,3}|[Gg]o|[Gg]oing)\b)[\p{L}'’-]{1,20} ){0,4}?`,
    '(?:[Tt]o|[Ww]ith|[Aa]sk|[Tt]ell|[Tt]hank|[Ii]nvite|[Cc]ongratulate|[Cc]omfort|[Tt]ext|[Mm]essage)',
    String.raw` (?:my \p{Ll}{1,20} )?(\p{Lu}\p{Ll}{1,20})(?![\p{L}'’]| (?:and|&) \p{Lu})`,
  ].join(''),
  'u',
);
/** A message is addressed to a name that stands where whom it goes to is said, and to nobody else. */
export function nameIn(goal: string): string | undefined {
  const name = NAMED.exec(goal)?.[1];
  return name && !NO_NAME.test(name) ? name : undefined;
}

/** `tell Tom "I need an hour to myself."`: a whole sentence that is put in quotation marks is a message already. */
const QUOTED =
  /^\W{0,8}(?:say|tell|text|write|send)\b(?![^"“]{0,60}\b(?:said|says|told|wrote|when|after|because|about|for)\b)[^"“.;!?]{0,60}["“]([^"“”]{8,400}[.!?])["”]/i;
export const quotedIn = (goal: string): string | undefined => QUOTED.exec(goal)?.[1];

/** What was typed, as it is quoted back. */
export const typed = (words: string): string =>
  clipped(words.replace(/[[\]\n]+/g, ' '), 28)
    .slice(0, 150)
    .toWellFormed();
