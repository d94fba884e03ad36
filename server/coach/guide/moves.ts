/** What a sentence does in a conflict. */
export const MOVES = [
  ...(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'demand', 'withdraw', 'guilt_trip'] as const),
  ...(['repair', 'appreciation', 'request', 'neutral'] as const),
] as const;

const HURTS: ReadonlySet<string> = new Set(MOVES.slice(0, 7));
const HELPS: ReadonlySet<string> = new Set(['repair', 'appreciation']);
export const hurts = (move: string): boolean => HURTS.has(move);
export const helps = (move: string): boolean => HELPS.has(move);
