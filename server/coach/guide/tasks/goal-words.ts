import type { Frame } from '#server/coach/guide/content.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

const PERSON = String.raw`(?:(?:my|our|the) (?:[\p{L}’'-]{1,20} ){0,2}?[\p{L}’'-]{1,20}|him|her|them|someone|\p{Lu}[\p{L}’'-]{1,20})`;
/** "thank Maya for driving me home": whom it goes to, and behind which word its matter stands. */
const AIMED = new RegExp(
  `^[^\\p{L}]{0,8}(?:[\\p{L}’'-]{1,20} ){1,7}?(?:to |with )?${PERSON}(?: know)? (for|on|about|that|to|if|whether|before|after)(?: the fact that)? (.+)$`,
  'su',
);
/** "say no to hosting": nobody is named. */
const BARE =
  /^\W*(?:say (?:no|sorry)|apologi[sz]e|thank|ask|decline|turn down)\b(?: (for|to|about|if|whether))? (.+)$/isu;
/** How it should come across is said to the coach and not to whom the message goes. */
const MANNER =
  /(?:[,;] | )(?:without (?:\w+ing|being|making)\b|but (?:nicely|kindly|gently|not too)\b|in a (?:nice|kind|gentle) way\b).*$/is;
const THIRD = /\b(?:he|she|him|her|his|hers|they|them|their|theirs)\b/i;
const FIRST = /\b(?:i|i['’]?(?:m|d|ll|ve)|we|we['’](?:re|d|ll|ve)|us|our)\b/i;
const SENTENCE = /^(?:i|i['’](?:m|d|ll|ve)|we|we['’](?:re|d|ll|ve)|it|it['’]s|there|this) /i;
/** Said to the guide, and no part of a message. */
const ASKS_GUIDE = /^\W*(?:how|what|can you|could you|help|write|draft|please|tell|say|let|text|make)\b/i;
const LOSS = pattern(
  String.raw`\b(?:died|dies|passed away|passed on|death|funeral|condolences?|grieving|miscarr\w+|was put down`,
  String.raw`|is in (?:the )?hospital|(?:his|her|their|your) loss)\b`,
);

const OWN_LOSS =
  /\b(?:my|our) (?:[\p{L}’'-]{1,20} ){0,2}?[\p{L}’'-]{1,20} (?:just |has )?(?:died|passed|was put down|is in)\b/iu;

const LONGEST = 150;
const clean = (words: string) =>
  clipped(words.replace(/[[\]\n]+/g, ' '), 28)
    .slice(0, LONGEST)
    .replace(/(?<![.,;:\s])[.,;:\s]+$/, '')
    .toWellFormed();

/** Words stand as they were typed; where they speak of the other one as of a third, they stand in a blank to be said to them. */
const placed = (words: string) => (THIRD.test(words) ? `[“${clean(words)}”, said to them]` : clean(words));

/** The words with the word that leads to them: "for", "that"; `own` where they are a whole sentence. */
export type Matter = { link: string; words: string };

/** What somebody else lost; one's own loss is told, and not comforted. */
export const lossIn = (goal: string): string | undefined =>
  goal.split(/[,;.]\s/).find((clause) => LOSS.test(clause) && !OWN_LOSS.test(clause));

/** What a goal is about, in the member's own words, with the word that leads to it. */
export function matterIn(goal: string): Matter | undefined {
  const said = goal.replace(/\s+/g, ' ').replace(MANNER, '').trim();
  const loss = lossIn(said);
  if (loss) return { link: '', words: `[“${clean(loss)}”, in your words to them]` };
  const [, link = '', rest = ''] = AIMED.exec(said) ?? BARE.exec(said) ?? [];
  if (rest) return { link: link.toLowerCase(), words: placed(rest) };
  return FIRST.test(said) && !THIRD.test(said) && !ASKS_GUIDE.test(said)
    ? { link: 'own', words: clean(said) }
    : undefined;
}

/** What was typed as context: a sentence of one's own stands, everything else is a blank that holds it. */
export function contextIn(context: string): string {
  const words = clean(context);
  if (!/\p{L}{2}/u.test(words)) return '';
  const stands = SENTENCE.test(words) && !THIRD.test(words) && !words.endsWith('…');
  return stands
    ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
    : `[what they need to know; you wrote: “${words}”]`;
}

/** Words whose place in the message is not known stand in a blank as they are. */
export const ownWords = (goal: string): Matter => ({ link: '', words: `[your words for: “${clean(goal)}”]` });

const ASKS: Readonly<Record<string, string>> = { to: 'you to ', on: 'about ', that: 'whether ', '': '' };
/** What it is about, as it goes on in the frame's own sentence. */
export function toldIn({ id, told }: Frame, { link, words }: Matter): string {
  if (link === 'own') return `${words}.`;
  const lead = id === 'ask' ? (ASKS[link] ?? `${link} `) : id === 'invite' && link ? `${link} ` : '';
  return told.replace('{matter}', `${lead}${words}`);
}
