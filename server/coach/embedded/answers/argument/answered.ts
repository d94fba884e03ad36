import { otherOf, type Point, type Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { intact } from '#server/coach/embedded/answers/argument/quote.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';

const SMALL =
  /^(?:i|you|he|she|we|they|it|a|an|the|my|your|his|her|our|their|this|that|to|of|in|on|at|for|with|and|or|but|so|is|am|are|was|were|be|do|did|have|has|had|not|no|just|what|how|why|me|him|them|us|don't|didn't|i'm|you're|it's)$/;
const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word.length > 2 && !SMALL.test(word))
      .map((word) => word.slice(0, 4)),
  );

/** What the other said next, where it took up nothing of this: a line's first words in exact form. */
export function wentPast(quarrel: Quarrel, party: string, { was, at }: Point): string | undefined {
  if (quarrel.dispute.told) return undefined;
  const next = quarrel.lines[at + 1];
  if (!next || next.party === party || !next.isSpeech) return undefined;
  if (next.parts.some((part) => reachIn(part.was))) return undefined;
  const later = quarrel.lines.slice(at + 1).filter((line) => line.party !== party);
  if (later.some((line) => line.parts.some((part) => /^(?:apology|admission)$/.test(reachIn(part.was) ?? ''))))
    return undefined;
  const mine = wordsOf(was);
  if ([...wordsOf(next.was)].some((word) => mine.has(word))) return undefined;
  const first = next.parts[0]?.was;
  return first ? intact(first) : undefined;
}

/** The weightiest that the other one said and that nobody took up. */
export function missedBy(quarrel: Quarrel, party: string): { point: Point; reply: string } | undefined {
  const other = otherOf(quarrel, party);
  for (const point of quarrel.points[other]?.filter(({ weight, was }) => weight >= 6.5 && !reachIn(was)) ?? []) {
    const reply = wentPast(quarrel, other, point);
    if (reply) return { point, reply };
  }
  return undefined;
}
