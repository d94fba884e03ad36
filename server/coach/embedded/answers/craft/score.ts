import type { Tone } from '#contract/coach.ts';
import { blameIn, isLoud } from '#server/coach/embedded/answers/craft/blame.ts';
import { goalOf } from '#server/coach/embedded/answers/craft/goal.ts';
import { lineOf } from '#server/coach/embedded/line.ts';
import { movesIn } from '#server/coach/embedded/moves/moves.ts';
import { percentOf } from '#server/coach/embedded/say/words.ts';
import { sentimentWith } from '#server/coach/embedded/sentiment.ts';

export type Scores = {
  toneScore: number;
  clarityScore: number;
  empathyScore: number;
  goalAlignment: number;
  overallScore: number;
  positiveResponseChance: number;
};

const HARSH = new Set(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'demand', 'guilt_trip']);
const TONES: Record<Tone, RegExp> = {
  caring:
    /\b(?:care|love|feel|felt|understand|matter|grateful|glad|heart|here for|listen|sorry|miss|thinking (?:of|about) you|mean(?:s|t) a lot|important to me|hurt)\b|[❤💛💕🤗]/giu,
  playful:
    /[🙂😄😜😂🎉🤗😉]|\b(?:haha|fun|cake|deal|mission|wink|joke|confetti|dance|psst|breaking news|plan|trade|star|favourite|favorite|confession|wild idea)\b|!/giu,
  flirty:
    /[😉😘😍🥰🥂]|\b(?:kiss|smile|gorgeous|handsome|beautiful|hold you|close|see you|to myself|hug|thinking about you|trouble|miss|smiling|celebrate you)\b/giu,
  direct:
    /\b(?:I (?:want|need|would like|have decided|apologise|apologize)|please|clear|plainly|yes or no|by (?:tomorrow|tonight|friday)|let me know|is that possible|short|does that work)\b/giu,
  diplomatic:
    /\b(?:perhaps|maybe|would it be possible|may I|could|appreciate|understand|both|together|value|if it suits|side|view|open to|I hope|at the same time|regret|another way|thank you)\b/giu,
  encouraging:
    /\b(?:believe|can do|together|proud|trust|step|we can|grow|sure|strong|try|you can|great|good at|make something good|cheering|keep|past this|get through)\b/giu,
};
const EMPATHY =
  /\b(?:understand|imagine|feel|felt|hear|see (?:that|how|why)|sorry|thank|appreciate|hard for you|for you|your side|how (?:it|that) (?:is|was|felt)|with you|care|grateful|glad|what (?:do|would) you|how (?:do|does|are|did) (?:you|that)|together|both of us)\b/gi;
const SMALL = new Set(
  'i you me my your the a an and or to of in on for with that this it is are was be have has do does not but so at as if about from up out we our us he she him her they them his their want would like could tell ask let know say message write text'.split(
    ' ',
  ),
);

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** The one published scorer: it reads the final text, whoever wrote it. */
export function scored(text: string, { goal, tone }: { goal: string; tone: Tone }): Scores {
  const line = lineOf(text);
  const moves = movesIn(line);
  const words = line.reading.tokens.filter(({ kind }) => kind === 'word').length;
  if (words === 0)
    return {
      toneScore: 0,
      clarityScore: 0,
      empathyScore: 0,
      goalAlignment: 0,
      overallScore: 0,
      positiveResponseChance: 0,
    };
  const heard = new Set(
    moves.evidence.filter(({ label, weight }) => HARSH.has(label) && weight >= 2.5).map(({ rule }) => rule),
  ).size;
  const blame = blameIn(text);
  const harsh = Math.min(3, heard + blame);
  const mood = sentimentWith(text, moves);
  const loud = (isLoud(text) ? 1 : 0) + count(text, /[!?]{2,}/g);
  const per = Math.max(1, words / 30);
  const toneScore = percentOf(
    45 + 16 * Math.min(3, count(text, TONES[tone]) / per) + 10 * mood - 14 * harsh - 5 * loud,
  );
  const clarityScore = percentOf(clarity(words, line.reading.sentences.length, text) - 6 * loud - 8 * broken(text));
  const empathyScore = percentOf(42 + 15 * Math.min(3, count(text, EMPATHY) / per) + 8 * mood - 16 * harsh - 5 * loud);
  const goalAlignment = percentOf(aligned(text, goal) - 6 * heard - 10 * Math.min(3, blame));
  const overallScore = percentOf(0.22 * toneScore + 0.2 * clarityScore + 0.25 * empathyScore + 0.33 * goalAlignment);
  const positiveResponseChance = percentOf(
    0.7 * overallScore + 0.2 * empathyScore + 8 * mood + 4 - 12 * harsh - 4 * loud,
  );
  return { toneScore, clarityScore, empathyScore, goalAlignment, overallScore, positiveResponseChance };
}

/** How often a text speaks in a tone's own words. */
export const inTone = (text: string, tone: Tone): number => count(text, TONES[tone]);

/** Slips that any reader stumbles over: a word twice, a sentence that begins small. */
const broken = (text: string) =>
  Math.min(3, count(text, /\b(\p{L}{2,}) \1\b/giu) + count(text, /\p{L}{2}[.!?] \p{Ll}/gu));

/** Short sentences, one thing asked, neither a scrap nor a letter. */
function clarity(words: number, sentences: number, text: string): number {
  const each = words / Math.max(1, sentences);
  const length = words < 5 ? 25 : words < 10 ? 8 : words > 120 ? 30 : words > 80 ? 14 : 0;
  const rambling = each > 28 ? 20 : each > 20 ? 8 : 0;
  const asks = count(text, /\?/g);
  const vague = count(text, /\b(?:thing|things|stuff|somehow|whatever|something|kind of|sort of|you know|anyway)\b/gi);
  return 96 - length - rambling - 6 * Math.max(0, asks - 2) - 5 * Math.min(4, vague);
}

export const stemsOf = (text: string) =>
  new Set(
    lineOf(text)
      .reading.tokens.filter(({ kind, word }) => kind === 'word' && !SMALL.has(word) && word.length > 2)
      .map(({ lemma }) => lemma),
  );

/** How much of what was wanted is in the message: its matter, and the kind of message. */
function aligned(text: string, goal: string): number {
  const wanted = goalOf(goal);
  const kind = AIMED[wanted.aim].test(text);
  const matter = stemsOf(NAMED_BY_ITS_KIND.has(wanted.aim) || /^flirt\b/.test(wanted.matter) ? '' : wanted.matter);
  const said = stemsOf(text);
  const share = matter.size ? [...matter].filter((stem) => said.has(stem)).length / matter.size : kind ? 1 : 0.2;
  return 38 + 44 * share + (kind ? 16 : 0);
}

/** What these are about is known to both, and often better not said. */
const NAMED_BY_ITS_KIND = new Set(['comfort', 'end', 'thank']);

/** Whether a text says what was wanted, or at least most of it. */
export const serves = (text: string, goal: string) => aligned(text, goal) >= 74;

export const AIMED = {
  apologise: /\b(?:sorry|apologi[sz]e|regret|my mistake)\b/i,
  thank: /\b(?:thank|grateful|appreciate)/i,
  congratulate: /\b(?:congratulations|happy for you|proud|confetti)\b/i,
  comfort:
    /\b(?:here|on my mind|let me know|hug|alone|help|thinking of you|get through|say so|can do|tonight|enough)\b/i,
  decline: /\b(?:no\b|decline|cannot|can't|not this time)/i,
  end: /\bend\b|don't want to (?:go on|keep|meet|see|date)/i,
  limit: /\b(?:please|limit|stop|ask you to)\b/i,
  invite: /\?/,
  reconnect: /\b(?:miss|talk|hear how|again)\b/i,
  ask: /\b(?:could|would|can) (?:you|it)\b|\bI(?:'d| would) like (?:you|to (?:talk|ask))\b|\bplease\b/i,
  tell: /\bI\b/,
  other: /\p{L}{2}.*\p{L}{2}/u,
} as const;
