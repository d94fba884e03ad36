import type { Tone } from '#contract/coach.ts';
import { frameIn } from '#server/coach/guide/flows/frames.ts';
import { phrase } from '#server/coach/guide/library.ts';
import known from '#server/coach/guide/score-words.json' with { type: 'json' };
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { patternOf } from '#server/reading/pattern.ts';
import { textSeen } from '#server/reading/texts.ts';

export const NO_SCORES = {
  ...{ toneScore: null, clarityScore: null, empathyScore: null },
  ...{ goalAlignment: null, overallScore: null, positiveResponseChance: null },
};
type Scores = Record<keyof typeof NO_SCORES, number | null>;

const TONES = new Map(Object.entries(known.tones).map(([tone, pieces]) => [tone, patternOf('giu', ...pieces)]));
const EMPATHY = patternOf('gi', ...known.empathy);
const VAGUE = /\b(?:things?|stuff|somehow|whatever|kind of|sort of|you know|anyway)\b/gi;
const LOUD = /[!?]{2,}|\b\p{Lu}{4,}\b/gu;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const percent = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** Short sentences, one thing asked, neither a scrap nor a letter. */
function clarity(words: number, sentences: number, text: string): number {
  const each = words / Math.max(1, sentences);
  const length = words < 5 ? 25 : words < 10 ? 8 : words > 120 ? 30 : words > 80 ? 14 : 0;
  const rambling = each > 28 ? 20 : each > 20 ? 8 : 0;
  return 96 - length - rambling - 6 * Math.max(0, count(text, /\?/g) - 2) - 5 * Math.min(4, count(text, VAGUE));
}

const SMALL = new Set(known.small.split(' '));
const stems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.slice(0, 5)),
  );

/** How much of what was wanted is in the message: its kind, and its matter. */
function aligned(text: string, goal: string): number {
  const wanted = stems(goal);
  const said = stems(text);
  const share = wanted.size > 0 ? [...wanted].filter((stem) => said.has(stem)).length / wanted.size : 0.5;
  const kind = frameIn(goal);
  const isKind = kind === undefined || frameIn(text)?.id === kind.id;
  return 46 + 38 * share + (isKind ? 16 : 0);
}

/** How each score comes about, said beside it; `content/phrases.json` changes with the formula below. */
export const howScored = (): Record<string, string> =>
  Object.fromEntries(Object.keys(NO_SCORES).map((name) => [name, phrase(name)]));

const BLANK = /_{3,}|\[[^\]\n]{1,200}\]/;

/** The one published scorer: it reads a text that is ready to send, whoever wrote it. What has blanks is not rated. */
export function scored(text: string, { goal, tone }: { goal: string; tone: Tone }): Scores {
  const words = count(text, /\p{L}[\p{L}\p{N}'’-]*/gu);
  const sentences = sentencesOf(text);
  if (words === 0 || BLANK.test(text)) return NO_SCORES;
  const seen = sentences.map(textSeen);
  const harsh = Math.min(3, seen.filter(({ isHard }) => isHard).length);
  const warm = Math.min(2, seen.filter(({ kind }) => kind === 'thanks' || kind === 'apology').length);
  const loud = count(text, LOUD);
  const per = Math.max(1, words / 30);
  const toneScore = percent(
    48 + 16 * Math.min(3, count(text, TONES.get(tone) ?? /$^/g) / per) + 4 * warm - 14 * harsh - 5 * loud,
  );
  const clarityScore = percent(clarity(words, sentences.length, text) - 6 * loud);
  const empathyScore = percent(44 + 15 * Math.min(3, count(text, EMPATHY) / per) + 5 * warm - 16 * harsh - 5 * loud);
  const goalAlignment = percent(aligned(text, goal) - 10 * harsh);
  const overallScore = percent(0.22 * toneScore + 0.2 * clarityScore + 0.25 * empathyScore + 0.33 * goalAlignment);
  const positiveResponseChance = percent(
    0.7 * overallScore + 0.2 * empathyScore + 4 * warm + 4 - 12 * harsh - 4 * loud,
  );
  return { toneScore, clarityScore, empathyScore, goalAlignment, overallScore, positiveResponseChance };
}
