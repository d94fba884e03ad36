import { type Frame, frame, type Match, matches, type Scene } from '#server/coach/language/frames.ts';
import { everyday } from '#server/coach/safety/everyday.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';
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

const patterns = allRules.map((rule) => ({
  rule,
  lines: lines(rule.lines).map((line) => line.split(' && ').flatMap(parts)),
}));

/** The second half of `A && b|c d|e f` is a list of words and phrases, any of them. */
function parts(line: string, index: number): Part[] {
  if (index === 0) return [[frame(line, safetyWords)]];
  return [line.split('|').map((option) => frame(option.trim(), safetyWords))];
}
type Part = Frame[];

const masks = Object.values(everyday).flatMap((text) => lines(text).map((line) => frame(line, safetyWords)));

/** Words that are part of an everyday saying. */
export function maskedIn(scene: Scene): boolean[] {
  const masked = scene.reading.tokens.map(() => false);
  for (const mask of masks) for (const { first, end } of matches(scene, mask)) masked.fill(true, first, end);
  return masked;
}

/** How far apart two halves of one frame may stand. */
const NEAR = 30;

/** Frames looked up in one scene, each once. */
type Seen = (one: Frame) => readonly Match[];

function seenIn(scene: Scene): Seen {
  const all = new Map<Frame, readonly Match[]>();
  return (one) => {
    const known = all.get(one) ?? [...matches(scene, one)];
    all.set(one, known);
    return known;
  };
}

const near = (a: Match, b: Match) =>
  (a.first >= b.end || a.end <= b.first) && Math.max(a.first - b.end, b.first - a.end) <= NEAR;

function partner(seen: Seen, options: Part, match: Match): Match | undefined {
  for (const option of options) {
    const found = seen(option).find((other) => near(other, match));
    if (found) return found;
  }
  return undefined;
}

function* whole(seen: Seen, [head, ...rest]: Part[], free: (match: Match) => boolean): Generator<Omit<Found, 'rule'>> {
  for (const one of head ?? [])
    for (const match of seen(one)) {
      if (!free(match)) continue;
      const others = rest.map((options) => partner(seen, options, match));
      if (others.every((other) => other !== undefined)) yield { parts: [match, ...others], negatives: one.negatives };
    }
}

/** Every place where a rule's frame fits, outside everyday sayings. */
export function find(scene: Scene): Found[] {
  const masked = maskedIn(scene);
  const seen = seenIn(scene);
  const free = ({ first, end }: Match) =>
    !masked[first] && !masked[end - 1] && masked.slice(first, end).filter(Boolean).length * 3 < end - first;
  return patterns.flatMap(({ rule, lines: all }) =>
    all.flatMap((one) => [...whole(seen, one, free)].map((found) => ({ rule, ...found }))),
  );
}
