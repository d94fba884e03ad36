import { lineOf } from '#server/coach/embedded/line.ts';
import { movesIn } from '#server/coach/embedded/moves/moves.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';
import { addressed } from '#server/coach/embedded/understand/echo.ts';

const OWN =
  /^(?:I|We)\s+(?:both\s+)?(?:feel|felt|was|were|am|have|had|need|miss|care|love|want|know|do|did|fought|argued|talked|agreed|met|broke|planned|promised|forgot|said|lost|got|live|work|start|finish|share|just|moved)\b/;
/** What is so, without anybody's doing. */
const PLAIN = /^(?:It(?:'s| is)|There(?:'s| is)|My (?!boss|manager|landlord|teacher|coach)|Our |The )/;
const QUARREL = /^(?:I|We)\s+(?:both\s+)?(?:fought|argued|broke|said|forgot)\b/;
const THEIRS =
  /^(?:he|she|they)(?:'s| has| have| is| are| was| were| had| just| lost| got| started| moved| works| worked| failed| broke)\b/i;
const AGREES: readonly (readonly [RegExp, string])[] = [
  [/^you(?:'s| has) (?=\w+(?:ed|en|wn|ne|ght|lt|ept)\b|been|had|lost|got|just)/i, 'you have '],
  [/^you(?:'s| is) /i, 'you are '],
  [/^you has /i, 'you have '],
  [/^you was /i, 'you were '],
  [/^you works /i, 'you work '],
];

/** One sentence from what was told about the situation that can be said to the other without blame. */
export function reasonIn(context: string): string {
  const all = cleaned(context)
    .text.split(/(?<=[.!?\n])\s*/)
    .map((one) => one.trim().replace(/[.!?]+$/, ''))
    .filter((one) => fits(one));
  const own = all.find((one) => OWN.test(one) && !/\b(?:he|she|him|her|they|them|his)\b/i.test(one));
  const theirs = all.find((one) => THEIRS.test(one) && !/\b(?:I|me|my|us|our|we)\b/.test(one));
  if (theirs) return sentence(`I know ${known(theirs)}`);
  if (own && QUARREL.test(own)) return sentence(`${own}, and it has stayed with me since`);
  const plain = all.find((one) => PLAIN.test(one) && !/\b(?:he|she|him|her|they|them|his|you)\b/i.test(one));
  return own ? sentence(own) : plain ? sentence(plain) : '';
}

const fits = (one: string) => {
  const words = one.split(/\s+/).length;
  return words >= 4 && words <= 22 && !HARSH.has(movesIn(lineOf(one)).label);
};
const HARSH = new Set<string>(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'demand', 'guilt_trip']);

/** "He has been quiet since his dad died", said to him. */
function known(theirs: string): string {
  const said = addressed(theirs, []).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return AGREES.reduce((text, [from, to]) => text.replace(from, to), said);
}
