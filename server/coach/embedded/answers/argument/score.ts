import type { Dispute } from '#server/coach/embedded/answers/argument/parties.ts';
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

/** A move that no frame shows, only all words together, heats less. */
const FAINT = 0.6;
const isFaint = ({ evidence }: Moves) => evidence.length > 0 && evidence.every(({ rule }) => rule.endsWith('.whole'));

/** The published scorer of a quarrel: how hot it got, and how near a solution is, both out of 10. */
export function heatOf({ turns }: Dispute): { severity: number; resolution: number } {
  const heats = turns.map(({ seen: { moves } }) => HEAT[moves.label] * (isFaint(moves) ? FAINT : 1));
  const hot = heats.filter((heat) => heat > 0);
  const sum = heats.reduce((a, b) => a + b, 0);
  const worst = Math.max(0, ...heats);
  const loud = turns.filter(({ text }) => /[!?]{2,}|\b\p{Lu}{4,}\b/u.test(text)).length;
  const severity = clamp(
    2.4 +
      (2 * Math.max(0, sum)) / Math.sqrt(Math.max(1, turns.length)) / 1.6 +
      0.5 * worst +
      0.3 * loud -
      (hot.length ? 0 : 0.6),
    1,
    8.5,
  );
  const open = turns.filter(({ seen }) => /^(repair|appreciation|request)$/.test(seen.moves.label)).length;
  const resolution = clamp(7.4 - 0.55 * severity + 1.4 * Math.min(3, open), 1, 9.5);
  return { severity: round(severity), resolution: round(resolution) };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number) => Math.round(value * 10) / 10;
