import { type Frame, frame, type Match, matches, type Scene } from '#server/coach/language/frames.ts';
import { kept } from '#server/coach/language/read.ts';
import { everyday } from '#server/coach/safety/everyday.ts';
import { gestures } from '#server/coach/safety/gestures.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';
import { wonIn } from '#server/coach/safety/play.ts';
import { allRules } from '#server/coach/safety/rules/all.ts';
import type { Rule } from '#server/coach/safety/rules/rule.ts';

/** A rule's frame at its places; `negatives` of the words in the first one are part of the frame itself. */
export type Found = { rule: Rule; parts: readonly Match[]; negatives: number };

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const patterns = allRules.flatMap((rule) =>
  lines(rule.lines).map((line) => ({ rule, parts: line.split(' && ').flatMap(parts) })),
);

/** The second half of `A && b|c d|e f` is a list of words and phrases, any of them. */
function parts(line: string, index: number): Part[] {
  if (index === 0) return [[frame(line, safetyWords)]];
  return [line.split('|').map((option) => frame(option.trim(), safetyWords))];
}
type Part = Frame[];

const framesOf = (text: string) => lines(text).map((line) => frame(line, safetyWords));
const sayings = Object.values(everyday).flatMap(framesOf);
const moving = framesOf(gestures);

/** Words that stand in nearly every text tell nothing about where to look. */
const COMMON =
  /^=?(i|me|my|you|he|she|it|they|a|the|be|is|am|was|have|do|not|and|to|of|in|on|for|with|will|go|get|@adult|@i|@they|@everyone|@him|@target|@kin)$/;

const NONE: readonly number[] = [];

/** Which of many frames may fit a text, by the rarest words that they cannot do without. */
function lookup(heads: readonly Frame[]): (scene: Scene) => number[] {
  const at = new Map<string, number[]>();
  const anywhere: number[] = [];
  heads.forEach(({ musts }, i) => {
    const cost = (keys: readonly string[]) => keys.length + 40 * keys.filter((key) => COMMON.test(key)).length;
    const [rarest] = [...musts].sort((a, b) => cost(a) - cost(b));
    if (!rarest) anywhere.push(i);
    for (const key of rarest ?? []) at.set(key, [...(at.get(key) ?? []), i]);
  });
  return ({ keys }) => {
    const fits = new Set(anywhere);
    for (const key of keys.keys()) for (const i of at.get(key) ?? NONE) fits.add(i);
    return [...fits].sort((a, b) => a - b);
  };
}
const fittingSayings = lookup(sayings);
const fittingGestures = lookup(moving);
const fittingPatterns = lookup(
  patterns.map(({ parts: [head] }) => head?.[0] ?? { items: [], musts: [], negatives: 0 }),
);

function cover(marks: boolean[], scene: Scene, frames: readonly Frame[], fitting: readonly number[]) {
  for (const i of fitting) {
    const one = frames[i];
    if (one) for (const { first, end } of matches(scene, one)) marks.fill(true, first, end);
  }
  return marks;
}

const unmarked = ({ reading }: Scene) => reading.tokens.map(() => false);
function sayingsIn(scene: Scene): boolean[] {
  const marks = cover(unmarked(scene), scene, sayings, fittingSayings(scene));
  for (const { first, end } of wonIn(scene)) marks.fill(true, first, end);
  return marks;
}

/** Words that are part of an everyday saying, or of a game that was won. */
const saidIn = (scene: Scene): readonly boolean[] => kept(scene.reading, scene, sayingsIn);

/** Words that are part of an everyday saying, or of a gesture in an ordinary quarrel. */
export const maskedIn = (scene: Scene): boolean[] => cover([...saidIn(scene)], scene, moving, fittingGestures(scene));

/** How far apart two halves of one frame may stand. */
const NEAR = 30;

const near = (a: Match, b: Match) =>
  (a.first >= b.end || a.end <= b.first) && Math.max(a.first - b.end, b.first - a.end) <= NEAR;

function partner(scene: Scene, options: Part, match: Match): Match | undefined {
  for (const option of options) {
    const found = matches(scene, option).find((other) => near(other, match));
    if (found) return found;
  }
  return undefined;
}

function whole(scene: Scene, [head, ...rest]: readonly Part[], free: (match: Match) => boolean): Omit<Found, 'rule'>[] {
  const all: Omit<Found, 'rule'>[] = [];
  for (const one of head ?? [])
    for (const match of matches(scene, one)) {
      if (!free(match)) continue;
      const others = rest.map((options) => partner(scene, options, match));
      if (others.every((other) => other !== undefined))
        all.push({ parts: [match, ...others], negatives: one.negatives });
    }
  return all;
}

/** Every place where a rule's frame fits, outside everyday sayings. */
export function find(scene: Scene, masked: readonly boolean[]): Found[] {
  // A gesture is told beside what was done; a saying spans it.
  const said = saidIn(scene);
  const free = ({ first, end }: Match) =>
    !masked[first] && !masked[end - 1] && said.slice(first, end).filter(Boolean).length * 3 < end - first;
  return fittingPatterns(scene).flatMap((i) => {
    const one = patterns[i];
    return one ? whole(scene, one.parts, free).map((found) => ({ rule: one.rule, ...found })) : [];
  });
}
