import type { Phase } from '#contract/mediation.ts';
import type { Silence } from '#contract/threads.ts';

/** Where a mediation stands, apart from what was said in it. */
export type State = {
  phase: Phase;
  turnOf: string | null;
  /** Who has finished their turn in this round. */
  heard: readonly string[];
};

/** Who takes part at the moment, in the order in which they came. */
type Circle = readonly string[];

export const ENOUGH = 2;
export const BEGINNING: State = { phase: 'gathering', turnOf: null, heard: [] };

const begun = (phase: Phase) => !/^(gathering|intake)$/.test(phase);
/** Something may have been said, and can be read. */
export const hasBegun = ({ phase }: Pick<State, 'phase'>) => begun(phase) && phase !== 'unavailable';
/** People can come in until somebody has spoken: whoever speaks knows who listens. */
export const isOpenToJoin = ({ phase }: State) => !begun(phase);
/** What was said can still change something. */
export const isUnderWay = ({ phase }: State) => /^(hearing|restating|agreeing)$/.test(phase);

const turn = (phase: Phase, turnOf: string | null, heard: readonly string[] = []): State => ({ phase, turnOf, heard });

/** The next round's first turn; after the second round there is nobody's turn any more. */
function nextRound(phase: Phase, circle: Circle): State {
  return phase === 'hearing' ? turn('restating', circle[0] ?? null) : turn('agreeing', null);
}

function afterTurn({ phase }: State, circle: Circle, heard: readonly string[]): State {
  const next = circle.find((one) => !heard.includes(one));
  return next === undefined ? nextRound(phase, circle) : turn(phase, next, heard);
}

/** Somebody came in, or went before anybody has spoken. */
export function gathered(state: State, circle: Circle): State {
  if (begun(state.phase)) return state;
  return { ...state, phase: circle.length < ENOUGH ? 'gathering' : 'intake' };
}

/** Before everybody has answered, nothing is decided: so it cannot be told by its time whose answer it was that did. */
export const isDue = (state: State, circle: Circle, ready: readonly string[]) =>
  state.phase === 'intake' && circle.length >= ENOUGH && circle.every((one) => ready.includes(one));

export const decided = (circle: Circle, isSafe: boolean): State =>
  isSafe ? turn('hearing', circle[0] ?? null) : unavailable;

export const unavailable: State = turn('unavailable', null);

/** Undefined where it is not their turn. */
export function passedOn(state: State, circle: Circle, by: string): State | undefined {
  if (state.turnOf !== by || !/^(hearing|restating)$/.test(state.phase)) return undefined;
  return afterTurn(state, circle, [...state.heard, by]);
}

/** `circle` is who remains. Where too few do, nobody has a turn any more. */
export function left(state: State, circle: Circle, who: string): State {
  if (!begun(state.phase)) return gathered(state, circle);
  if (!isUnderWay(state) || circle.length < ENOUGH) return { ...state, turnOf: null };
  const heard = state.heard.filter((one) => one !== who);
  return state.turnOf === who ? afterTurn(state, circle, heard) : { ...state, heard };
}

/** Everybody has said yes to the same words. */
export const agreed = (state: State, circle: Circle, confirmed: readonly string[]): State =>
  state.phase === 'agreeing' && circle.length >= ENOUGH && circle.every((one) => confirmed.includes(one))
    ? turn('agreed', null)
    : state;

/** Why somebody who takes part cannot write at the moment. */
export function silenceIn(state: State, circle: Circle, who: string, isReady: boolean): Silence | null {
  if (state.phase === 'unavailable') return 'unavailable';
  if (!begun(state.phase)) return isReady ? 'waiting_for_others' : 'intake';
  if (state.phase === 'agreed') return 'closed';
  if (circle.length < ENOUGH) return 'waiting_for_others';
  return state.turnOf === null || state.turnOf === who ? null : 'not_your_turn';
}
