import { signs } from '#server/coach/embedded/emotion/words.ts';
import { frame } from '#server/coach/embedded/frames.ts';
import { type Line, lineOf } from '#server/coach/embedded/line.ts';
import { matchesIn } from '#server/coach/embedded/ways.ts';

export type Feeling = 'anger' | 'disgust' | 'fear' | 'joy' | 'sadness' | 'surprise' | 'neutral';
export type Sign = { rule: string; from: number; to: number };
export type Emotion = { label: Feeling; scores: Record<Exclude<Feeling, 'neutral'>, number>; evidence: Sign[] };

const KINDS = ['fear', 'disgust', 'sadness', 'anger', 'surprise', 'joy'] as const;
const ENOUGH = 1.1;
/** Of two that speak equally loud the rarer one tells more; this is how much more. */
const RARITY: Record<(typeof KINDS)[number], number> = {
  fear: 1,
  disgust: 1,
  sadness: 1,
  anger: 1,
  surprise: 1,
  joy: 1,
};

const rules = KINDS.flatMap((kind) =>
  signs[kind].map(([weight, list], i) => ({
    kind,
    weight,
    id: `emotion.${kind}.${i + 1}`,
    ways: [frame('<signs>', { signs: list })],
  })),
);
const DENIED = / (not|never|no|without|hardly|is not|nor|neither|do not|did not) (?:[a-z]+ ){0,2}$/;

export const emotionOf = (text: string): Emotion => emotionIn(lineOf(text));

export function emotionIn(line: Line): Emotion {
  const scores = { anger: 0, disgust: 0, fear: 0, joy: 0, sadness: 0, surprise: 0 };
  const found: (Sign & { kind: Feeling })[] = [];
  for (const { kind, weight, id, ways } of rules) {
    let seen = 0;
    for (const { start, end } of matchesIn(line, ways)) {
      if (kind !== 'surprise' && DENIED.test(line.text.slice(Math.max(0, start - 24), start))) continue;
      seen += 1;
      scores[kind] += weight / seen;
      found.push({ kind, rule: id, ...line.span(start, end) });
    }
  }
  const best = KINDS.reduce((a, b) => (scores[b] * RARITY[b] > scores[a] * RARITY[a] ? b : a));
  if (scores[best] < ENOUGH) return { label: 'neutral', scores, evidence: [] };
  return {
    label: best,
    scores,
    evidence: found.filter(({ kind }) => kind === best).map(({ kind: _, ...sign }) => sign),
  };
}
