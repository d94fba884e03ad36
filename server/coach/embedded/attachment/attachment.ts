import type { Attachment } from '#contract/coach.ts';
import { type Hint, type Hints, hintsIn } from '#server/coach/embedded/attachment/hints.ts';
import { anxious, avoidant, disorganized, secure } from '#server/coach/embedded/attachment/rules.ts';
import learned from '#server/coach/embedded/attachment/weights.json' with { type: 'json' };
import { type Found, findAll } from '#server/coach/embedded/frames.ts';
import { type Line, lineOf } from '#server/coach/embedded/line.ts';
import { weigher } from '#server/coach/language/weigh/weigher.ts';
import { wholeOf } from '#server/coach/language/weigh/whole.ts';

type Style = Exclude<Attachment, 'unclear'>;
type Sign = Pick<Found<Style>, 'rule' | 'label' | 'from' | 'to'>;
export type Tendency = { label: Attachment; score: number; evidence: Sign[] };

const weights = weigher<Attachment>(learned);
/** How much more a tendency weighs that the frames found as well. */
const FRAME = 1;
const STYLES: readonly Style[] = ['disorganized', 'anxious', 'avoidant', 'secure'];
const RULES = [...disorganized, ...anxious, ...avoidant, ...secure];
const ENOUGH = 1.5;
/** Which small signs speak for which tendency, and how loud. */
const SPEAKS: Record<Style, Partial<Record<Hint, number>>> = {
  anxious: { loss: 0.9, longing: 0.4 },
  avoidant: { distance: 0.8, alone: 0.8, coolness: 0.7 },
  disorganized: { alarm: 0.5, mixed: 0.2 },
  secure: { ease: 0.7 },
};

export const attachmentOf = (text: string): Tendency => attachmentIn(lineOf(text));

/** A tendency in what somebody tells of themselves, never a verdict; "unclear" where the text does not tell enough. */
export function attachmentIn(line: Line): Tendency {
  const found = framedIn(line);
  const seen = wholeOf(weights, line.reading, (label) => (label === found.label && label !== 'unclear' ? FRAME : 0));
  if (!seen || seen.label === found.label) return found;
  const { label, ahead, spans } = seen;
  if (label === 'unclear') return { label, score: 0, evidence: [] };
  return {
    label,
    score: ENOUGH + Math.max(0, ahead),
    evidence: spans().map((span) => ({ rule: `${label}.whole`, label, ...span })),
  };
}

function framedIn(line: Line): Tendency {
  const found = findAll<Style>(line, RULES);
  const hints = hintsIn(line);
  const scores = STYLES.map((style) => ({
    style,
    score: sum(found.filter(({ label }) => label === style)) + small(hints, style),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score < ENOUGH) return { label: 'unclear', score: best.score, evidence: [] };
  const signs = found.filter(({ label }) => label === best.style);
  return { label: best.style, score: best.score, evidence: signs.length ? signs : hinted(line, hints, best.style) };
}

/** The strongest sign in full, every other less: three ways to say one thing are not three things. */
function sum(found: readonly Found<Style>[]): number {
  const weights = found.map(({ weight }) => weight).sort((a, b) => b - a);
  return weights.reduce((total, weight, i) => total + (i === 0 ? weight : weight * 0.4), 0);
}

function small(hints: Hints, style: Style): number {
  const weights = Object.entries(SPEAKS[style]) as [Hint, number][];
  const plain = weights.reduce((total, [hint, weight]) => total + weight * Math.min(4, hints[hint].length), 0);
  return plain + (style === 'disorganized' ? tornBetween(hints) : 0);
}

/** Longing and alarm in one breath, with a turn between them. */
function tornBetween({ longing, alarm, distance, mixed }: Hints): number {
  const flight = alarm.length + distance.length;
  return longing.length && flight && mixed.length ? 2 + 0.3 * Math.min(3, flight) : 0;
}

function hinted(line: Line, hints: Hints, style: Style): Sign[] {
  return (Object.keys(SPEAKS[style]) as Hint[]).flatMap((hint) =>
    hints[hint].map(({ start, end }) => ({ rule: `${style}.${hint}`, label: style, ...line.span(start, end) })),
  );
}
