import { belittles, isFeigned } from '#server/coach/embedded/answers/argument/feigned.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';
import { writtenOut } from '#server/coach/embedded/answers/argument/typed.ts';

/** How much a sentence carries of what somebody wants or suffers from. */
type Weight = readonly [number, RegExp];

const WEIGHTS: readonly Weight[] = [
  [
    9,
    /\bi (?:just |only |really |still |do |always )*(?:need|needed|want|wanted|wish|wished|hoped|would like|would love|miss|missed)\b(?! (?:your |any |to hear |the )?(?:guilt|excuses?|drama|pity|fight|argue|lecture))|\bi(?:'d| would) (?:like|love|rather)\b|\bi asked (?:you |him |her |them )?(?:not )?(?:to|for)\b|\bto matter\b|\b(?:can|could) (?:we|you) please\b|\bplease (?:don't|let me|let us)\b|\bi don't want (?!to (?:talk|hear|discuss|tell)\b|your\b)/i,
  ],
  [
    8.5,
    /\bi(?:'m| am| was| feel| felt| got| get)(?: \w+){0,3} (?:hurt|sad|alone|lonely|nervous|left out|worried|sick|scared|afraid|exhausted|upset|embarrassed|ashamed|guilty|terrified|humiliated|invisible|devastated|overwhelmed|tired|meltdowns?)\b|\bi (?:cried|can't breathe|couldn't breathe|can't sleep|eat alone|sit alone|wait(?:ed)?\b|haven't had|hadn't had|never get|have to|had to|end up|look like)\b|\bworried sick\b|\bin front of (?:my|the|everyone)/i,
  ],
  [
    7.5,
    /\b(?:called|calls) me\b|\byou (?:didn't|did not|haven't|never once|forgot|told|gave|sold|used|laughed|left|let|lied|invited|deleted|moved|asked|announced|promised|corrected|hid|read|threw|broke|spent|cancell?ed|booked|posted)\b|\bsaid (?:one|a) word\b|\bwithout (?:me|asking|telling)\b|\bmention me\b/i,
  ],
  [
    7,
    /\bi (?:\w+ )?(?:spent|drove|built|worked|bathe|do every|do all|did all|saved|prepared|carried|carry|waited|dust|paid|pay|drag|drove|raised|fixed|sent|cook|cooked|have two|have three|bought|cancelled)\b|\bi've (?:\w+ )?(?:carried|worked|waited|paid|done|built)\b|\bi(?:'m| am) (?:working|paying|doing|trying|the one)\b|\bi got into\b|\bhalf (?:the|my)\b/i,
  ],
  [6, /^(?:i|my|we|our|because i)\b/i],
  [5, /\b(?:i|me|my|we|us|our)\b/i],
];
const RETORT =
  /^(?:no,? )?(?:that(?:'s| is| was) (?:not|a low)|you did\b|you did not|you didn't\W*$|did not|i did\W*$|i said (?:i(?:'m| am)? )?(?:sorry|sry)|again|happy|anything|ever|period|idk|not yet|and that's|i never said|i didn't say|i told you|what\b|why\b|how\b|so\b|i know\b|i don't know|i said no\b|i(?:'m| am| was) (?:so |just )?(?:done|out)\b|you(?:'re| are) (?:so |just |too |such )|i(?:'m| am) not (?!sure|happy|okay|ok)|stop\b|don't\b|then\b|whatever|fine\b)/i;
const SWEEPING = /\b(?:always|(?<!\bi )never|you (?:should|could) have)\b/i;

const plain = (was: string) =>
  writtenOut(was)
    .replace(/^(?:and|but|so|because|well|ok|okay|look|listen)[, ]+/i, '')
    .trim();

const known = new WeakMap<{ was: string }, number>();
/** The weight of a part of a talk, which is asked for often. */
export function weightIn(part: { was: string }): number {
  const weight = known.get(part) ?? weightOf(part.was);
  known.set(part, weight);
  return weight;
}

/** From 0, nothing of one's own in it, to 10. */
export function weightOf(was: string): number {
  const text = plain(was);
  const words = text.split(/\s+/).length;
  if (words < 2 || isFeigned(was) || belittles(was) || RETORT.test(text)) return 0;
  const heavy = WEIGHTS.find(([, shape]) => shape.test(text))?.[0] ?? (/\?\s*$/.test(text) ? 1 : words > 3 ? 3.5 : 2);
  const asks = /\?\s*$/.test(text) && heavy < 9 ? 3 : 0;
  const sweeping = SWEEPING.test(text) && !/\bi (?:get|have|end)\b/i.test(text) ? 2.5 : 0;
  const reaches = reachIn(was) ? 2 : 0;
  const length = words < 4 && heavy < 7.5 ? 1.5 : words > 20 ? 1 : 0;
  return heavy - asks - sweeping - reaches - length;
}

const WISH = WEIGHTS[0]?.[1] ?? /$^/;
export const isWish = (was: string) => WISH.test(plain(was)) && weightOf(was) > 5;
