import { isFeigned } from '#server/coach/embedded/answers/argument/feigned.ts';
import { quoteOf } from '#server/coach/embedded/answers/argument/hard.ts';
import { isWish, weightOf } from '#server/coach/embedded/answers/argument/heart.ts';
import { names, noticedIn, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';

const has = (shape: RegExp) => (was: string) => !isFeigned(was) && shape.test(was.replaceAll('’', "'"));

/** What was good in a sentence; the first that fits. */
const GOOD: readonly (readonly [(was: string) => boolean, readonly string[]])[] = [
  [
    (was) => reachIn(was) === 'apology',
    [
      'With {q}, {own} took a step towards {other}',
      '{Own} said {q}, in the middle of a quarrel, and that opens a door',
      '{q}: an apology that {others} did not have to ask for',
    ],
  ],
  [
    (was) => reachIn(was) === 'admission',
    [
      '{Own} owned a part of it with {q}',
      'It is not easy to say {q} in a quarrel, and {own} said it',
      'With {q}, {own} gave {other} a point instead of winning one',
    ],
  ],
  [
    (was) => reachIn(was) === 'offer',
    [
      '{Own} offered something that can be taken up: {q}',
      'With {q} came an offer from {owns} that can be given a date',
    ],
  ],
  [
    has(
      /\b(?:thank you|thanks for|thanks,|appreciate|love you|love (?:him|her)|(?:i'm|i am) (?:so )?(?:glad|proud|happy for))\b/i,
    ),
    ['There was something kind for {other} in {q}', '{Own} left room for something warm: {q}'],
  ],
  [
    isWish,
    [
      '{Own} said what is wanted: {q}',
      'In {q} there is a clear wish, and a wish can be answered',
      'With {q}, {own} said plainly what it is about',
    ],
  ],
  [
    (was) => weightOf(was) >= 8.2,
    [
      '{q}: here {own} let {other} see how it is',
      '{Own} showed something of the inside with {q}',
      '{Own} said how it is and not only who is to blame: {q}',
    ],
  ],
  [
    has(
      /^(?=(?:\S+\s+){3,}\S+$)(?:can|could|would|will|do|did|what|how|when|is|are) (?:you|we|i|it|he|she)\b(?!.*\b(?:even|ever|always|never|supposed|serious|kidding)\b).*\?\s*$/i,
    ),
    ['{Own} asked {q}, and a question gives room'],
  ],
  [
    (was) => weightOf(was) >= 4.5,
    [
      '{q}: that is a part of it that {others} may not have seen',
      '{Own} put something concrete on the table: {q}',
      'With {q}, {others} got something to understand, and not only something to refute',
      '{Own} gave a glimpse of the own side: {q}',
      '{q} is something that can be asked about',
      '{Own} named what stands behind it: {q}',
    ],
  ],
  [
    (was) => weightOf(was) >= 2 && was.split(/\s+/).length > 3,
    [
      '{Own} named a fact that can be talked about: {q}',
      '{q} is plain and without a blow',
      'There is no sting in {q}; one can start from there',
      '{Own} kept to what happened with {q}',
    ],
  ],
];

const SHOWN = [
  '{q} shows how much it matters to {owns}, also without words',
  '{Own} let it be seen that it hurts: {q}',
];

export function wellIn(quarrel: Quarrel, party: string): string[] {
  const own = quarrel.lines
    .filter((line) => line.party === party && !line.done)
    .flatMap((line) =>
      line.words === undefined
        ? line.parts.filter(({ hard }) => !hard).map(({ was }) => was)
        : line.isSpeech || party === 'You'
          ? [line.words]
          : [],
    );
  const rated = own
    .flatMap((was) => {
      const at = was.split(/\s+/).length < 2 && !reachIn(was) ? -1 : GOOD.findIndex(([fits]) => fits(was));
      return at < 0 ? [] : [{ at, was }];
    })
    .sort((a, b) => a.at - b.at);
  const best = rated.filter(({ at }, i) => rated.findIndex((one) => one.at === at) === i).slice(0, 2);
  const tears = noticedIn(quarrel);
  if (!best.length && tears?.party === party && /\b(?:cr(?:y|ied|ying)|tears)\b/i.test(tears.was))
    return [quarrel.say(SHOWN, { ...names(quarrel, party), q: quoteOf(tears) })];
  return best.map((one) => quarrel.say(GOOD[one.at]?.[1] ?? [], { ...names(quarrel, party), q: quoteOf(one) }));
}
