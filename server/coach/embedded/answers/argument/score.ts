import { type Hard, hardIn } from '#server/coach/embedded/answers/argument/hard.ts';
import type { Kind } from '#server/coach/embedded/answers/argument/kinds.ts';
import type { Quarrel } from '#server/coach/embedded/answers/argument/quarrel.ts';
import { reachIn } from '#server/coach/embedded/answers/argument/reaching.ts';
import type { Move, Moves } from '#server/coach/embedded/moves/moves.ts';

const HEAT: Record<Move, number> = {
  contempt: 2.2,
  demand: 1.4,
  stonewalling: 1.4,
  criticism: 1.3,
  guilt_trip: 1.2,
  defensiveness: 1,
  withdraw: 0.8,
  neutral: 0,
  request: -0.4,
  appreciation: -0.8,
  repair: -1.1,
};
/** What is hot whatever the words alone look like. */
const HOT: Partial<Record<Kind, number>> = {
  name: 2,
  threat: 1.8,
  belittle: 2,
  feigned: 1.8,
  mocked: 1.6,
  loud: 1.8,
  left: 1.4,
  silence: 1.3,
  spread: 1.3,
  sneer: 1.5,
  twist: 1.2,
  small: 1.2,
  shove: 0.9,
  deed: 0.7,
};

/** A move that no frame shows, only all words together, heats less. */
const FAINT = 0.6;
const isFaint = ({ evidence }: Moves) => evidence.length > 0 && evidence.every(({ rule }) => rule.endsWith('.whole'));

/** The published scorer of a quarrel: how hot it got, and how near a solution is, both out of 10. */
export function heatOf(quarrel: Quarrel): { severity: number; resolution: number } {
  const { turns, parties } = quarrel.dispute;
  const hard = parties.flatMap((party) => hardIn(quarrel, party));
  const heats = turns.map(({ seen: { moves } }, at) => Math.max(heatAt(hard, at), calmed(moves, hard, at)));
  const beside = hard.filter(({ at }) => at >= turns.length).reduce((sum, { kind }) => sum + (HOT[kind] ?? 0), 0);
  const sum = heats.reduce((a, b) => a + b, beside);
  const worst = Math.max(0, ...heats);
  const loud = turns.filter(({ text }) => /[!?]{2,}|\b\p{Lu}{4,}\b/u.test(text)).length;
  const severity = clamp(
    2.4 +
      (2 * Math.max(0, sum)) / Math.sqrt(Math.max(1, turns.length)) / 1.6 +
      0.5 * worst +
      0.3 * loud -
      (worst > 0 ? 0 : 0.6),
    1,
    8.5,
  );
  return {
    severity: round(severity),
    resolution: round(clamp(5.8 - 0.4 * severity + reached(quarrel) - endsHard(hard, turns.length), 1, 9.5)),
  };
}

const heatAt = (hard: readonly Hard[], at: number) =>
  Math.max(-9, ...hard.filter((one) => one.at === at).map(({ kind }) => HOT[kind] ?? 0.5));

/** What looks warm and is bitter cools nothing. */
function calmed({ label, ...moves }: Moves, hard: readonly Hard[], at: number): number {
  const heat = HEAT[label] * (isFaint({ label, ...moves }) ? FAINT : 1);
  return heat < 0 && hard.some((one) => one.at === at) ? 0 : heat;
}

/** Steps towards the other count, and count more where the talk ends with them. */
function reached({ lines }: Quarrel): number {
  const at = lines.flatMap(({ parts, by, party }, i) =>
    by === party && parts.some(({ was }) => reachIn(was) || /^thank you\b/i.test(was)) ? [i] : [],
  );
  return 1.2 * Math.min(3, at.length) + (at.some((i) => i >= lines.length - 2) ? 1 : 0);
}

const endsHard = (hard: readonly Hard[], turns: number) =>
  (hard.some(({ at }) => at >= turns - 1) ? 1 : 0) + (hard.some(({ at }) => at === turns - 2) ? 0.4 : 0);

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number) => Math.round(value * 10) / 10;
