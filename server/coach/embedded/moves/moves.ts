import { type Found, findAll } from '#server/coach/embedded/frames.ts';
import { type Line, lineOf } from '#server/coach/embedded/line.ts';
import { appreciation } from '#server/coach/embedded/moves/appreciation.ts';
import { contempt } from '#server/coach/embedded/moves/contempt.ts';
import { criticism } from '#server/coach/embedded/moves/criticism.ts';
import { defensiveness } from '#server/coach/embedded/moves/defensiveness.ts';
import { demand } from '#server/coach/embedded/moves/demand.ts';
import { guiltTrip } from '#server/coach/embedded/moves/guilt-trip.ts';
import { obliqueContempt, obliqueCriticism, obliqueDefence } from '#server/coach/embedded/moves/oblique-attack.ts';
import { obliqueDemand, obliqueGuilt } from '#server/coach/embedded/moves/oblique-pressure.ts';
import { obliqueStonewalling, obliqueWithdraw } from '#server/coach/embedded/moves/oblique-retreat.ts';
import { obliqueAppreciation, obliqueRepair } from '#server/coach/embedded/moves/oblique-warm.ts';
import { repair } from '#server/coach/embedded/moves/repair.ts';
import { request } from '#server/coach/embedded/moves/request.ts';
import { stonewalling } from '#server/coach/embedded/moves/stonewalling.ts';
import { asWhole } from '#server/coach/embedded/moves/whole.ts';
import { withdraw } from '#server/coach/embedded/moves/withdraw.ts';
import { valence } from '#server/coach/embedded/valence.ts';
import { kept } from '#server/coach/language/read.ts';

export type Move =
  | 'criticism'
  | 'contempt'
  | 'defensiveness'
  | 'stonewalling'
  | 'demand'
  | 'withdraw'
  | 'guilt_trip'
  | 'repair'
  | 'appreciation'
  | 'request'
  | 'neutral';
export type MoveFound = Found<Move>;
export type Moves = { label: Move; score: number; evidence: MoveFound[] };

/** Where two moves weigh the same, the one that stands first tells more. */
const ORDER: readonly Move[] = [
  ...(['contempt', 'guilt_trip', 'defensiveness', 'demand', 'criticism'] as const),
  ...(['stonewalling', 'withdraw', 'repair', 'request', 'appreciation'] as const),
];
const RULES = [
  ...[criticism, contempt, defensiveness, stonewalling, demand],
  ...[withdraw, guiltTrip, repair, appreciation, request],
  ...[obliqueContempt, obliqueCriticism, obliqueDefence, obliqueDemand, obliqueGuilt],
  ...[obliqueStonewalling, obliqueWithdraw, obliqueAppreciation, obliqueRepair],
].flat();
const ENOUGH = 1.55;
/** How bad the words about "you" have to be, on the general lexicon's own scale. */
const REPROACH = -1.9;

export function movesOf(text: string): Moves {
  return movesIn(lineOf(text));
}

export const movesIn = (line: Line): Moves => kept(line.reading, line, weighed);

const weighed = (line: Line): Moves => asWhole(line, framedIn(line));

function framedIn(line: Line): Moves {
  const evidence = findAll<Move>(line, RULES);
  const scores = ORDER.map((move) => ({ move, score: scoreOf(evidence.filter(({ label }) => label === move)) }));
  mock(scores);
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score < enough(line)) return byTone(line) ?? { label: 'neutral', score: best.score, evidence: [] };
  return { label: best.move, score: best.score, evidence };
}

/** Praise in the mouth of contempt is none. */
function mock(scores: { move: Move; score: number }[]) {
  const scorn = scores.find(({ move }) => move === 'contempt')?.score ?? 0;
  const praise = scores.find(({ move }) => move === 'appreciation');
  if (praise && scorn >= 3.5) praise.score /= 2;
}

/** No frame spoke, but somebody says something plainly bad of "you": a reproach. */
function byTone(line: Line): Moves | undefined {
  const { clauses, sentences, tokens, text } = line.reading;
  if (tokens.length > 24) return undefined;
  for (const { subject, negated, hypothetical, first, end, sentence } of clauses) {
    const run = sentences[sentence];
    if (subject !== 'you' || hypothetical || run?.question) continue;
    const [from, to] = [tokens[first]?.from ?? 0, tokens[end - 1]?.to ?? 0];
    if (negated || valence(text.slice(from, to)) > REPROACH) continue;
    const found: MoveFound = { rule: 'criticism.bad-of-you', label: 'criticism', weight: 1.6, from, to };
    return { label: 'criticism', score: found.weight, evidence: [found] };
  }
  return undefined;
}

/** In a short message a hint tells much; in a long text it takes more. */
function enough(line: Line): number {
  const words = line.reading.tokens.length;
  return ENOUGH + Math.min(0.8, Math.max(0, words - 16) * 0.04);
}

/** The strongest sign counts in full, each further kind of sign a little. */
function scoreOf(found: readonly MoveFound[]): number {
  const strongest = new Map<string, number>();
  for (const { rule, weight } of found) strongest.set(rule, weight);
  const [first = 0, ...others] = [...strongest.values()].sort((a, b) => b - a);
  return first + 0.3 * others.reduce((a, b) => a + b, 0);
}
