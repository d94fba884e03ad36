import { shortlyFrom } from '#server/coach/embedded/answers/argument/kinds.ts';
import { names, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { capital } from '#server/coach/embedded/say/words.ts';

/** What was good in a sentence; the first that fits. {q} are a few of its words. */
const GOOD: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:sorry|apologi[sz]e|my fault|i regret|didn't mean|bad about)\b/i,
    ['With {q}, {own} took a step towards {other}', '{q} opened a door to {other} in the middle of it'],
  ],
  [
    /\b(?:thank you|thanks for (?!nothing|that)|appreciate|love you|(?:i'm|i am) glad|you(?:'re| are) right|good point)\b/i,
    ['There was something kind for {other} in {q}'],
  ],
  [
    /\b(?:(?<!then )i'll (?!never|come in)|i will (?!not)|i can come|i could|let's|let us|we could|(?<!so that )we can|already booked|putting it away|i'd like to|how about|pay (?:it|you|me) back)\b/i,
    ['{Own} offered something to go on with: {q}', 'With {q} came an offer that {other} can build on'],
  ],
  [
    /\bwhat (?:did|do) you (?:want|need|mean)|what is it like|could we\b|can we (?!stop)|please|next time\b/i,
    ['{Own} asked openly, {q}, and gave {other} room for an answer'],
  ],
  [
    /\bi(?:'m| am| feel| felt| was| get| got)(?: \w+){0,3} (?:hurt|sad|alone|lonely|nervous|left out|worried|sick|scared|afraid|tired|exhausted|angry|upset|stressed|embarrassed|ashamed|freezing|an idiot)\b|\bi (?:cried|miss|missed)\b/i,
    ['{q} let {other} see how it is inside', '{Own} named a feeling, {q}, and that can be answered'],
  ],
  [
    /\bi (?:need|want|wanted|wish|would like)\b/i,
    ['{Own} said what was wanted: {q}', 'In {q} there is a clear wish that {other} can answer'],
  ],
  [
    /\bwe (?:agreed|said|had agreed|wanted|talked|promised)\b/i,
    ['{Own} went back to something you both had agreed on: {q}'],
  ],
  [
    /\bbecause\b|\bi (?:had|was|worked|sent|thought|cooked|paid|helped|asked|texted|did)\b|\bi've\b|\bmy phone died\b|\bthe (?:bus|traffic)\b/i,
    [
      '{Own} told what had been going on, {q}, which {other} could not know in full',
      'From {q} one can tell what it was like for {owns}',
    ],
  ],
  [/^(?!so |and |busy |who |do i)(?=(?:\S+\s+){2,6}\S+$).*\?\s*$/i, ['{Own} put a question, {q}, before judging']],
];
const KEPT = [
  '{Own} stayed in the talk with {other}, although it got hard',
  'Behind the sharp words there is something that matters to {owns}: {matter}',
  '{Own} spoke about {matter} instead of swallowing it',
];

export function wellIn(quarrel: Quarrel, party: string): string[] {
  const soft = quarrel.lines
    .filter((line) => line.party === party && line.by === party)
    .flatMap(({ parts }) => parts.filter(({ hard, said }) => !hard && said).map(({ was }) => was));
  const rated = soft
    .flatMap((was) => {
      const at = GOOD.findIndex(([shape]) => shape.test(was.replaceAll('’', "'")));
      return at < 0 ? [] : [{ at, was }];
    })
    .sort((a, b) => a.at - b.at);
  const best = rated.filter(({ at }, i) => rated.findIndex((one) => one.at === at) === i).slice(0, 2);
  const { own, owns, other } = names(quarrel, party);
  const said = best.map(({ at, was }) =>
    quarrel.say(GOOD[at]?.[1] ?? KEPT, {
      q: shortlyFrom(was, GOOD[at]?.[0] ?? /^/),
      own,
      Own: capital(own),
      owns,
      other,
    }),
  );
  return said.length ? said : [quarrel.say(KEPT, { own, Own: capital(own), owns, other })];
}
