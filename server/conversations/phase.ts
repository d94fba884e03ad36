import type { Phase } from '#contract/mediation.ts';
import type { Silence } from '#contract/threads.ts';

/** The state of a mediation, apart from what was said. */
export type State = {
  phase: Phase;
  turnOf: string | null;
  /** Who has had their turn in this round. */
  heard: readonly string[];
};

/** The ids of those who take part, in the order in which they came. */
type Circle = readonly string[];

export const ENOUGH = 2;
export const BEGINNING: State = { phase: 'gathering', turnOf: null, heard: [] };

const begun = (phase: Phase) => !/^(gathering|intake)$/.test(phase);
/** Messages may exist and can be read. */
export const hasBegun = ({ phase }: Pick<State, 'phase'>) => begun(phase) && phase !== 'unavailable';
/** People can join until somebody has spoken, so that everyone knows who reads their words. */
export const isOpenToJoin = ({ phase }: State) => !begun(phase);
/** Messages can still change something. */
export const isUnderWay = ({ phase }: State) => /^(hearing|restating|agreeing)$/.test(phase);

const turn = (phase: Phase, turnOf: string | null, heard: readonly string[] = []): State => ({ phase, turnOf, heard });

/** The first turn of the next round. After the second round nobody has a turn. */
function nextRound(phase: Phase, circle: Circle): State {
  return phase === 'hearing' ? turn('restating', circle[0] ?? null) : turn('agreeing', null);
}

function afterTurn({ phase }: State, circle: Circle, heard: readonly string[]): State {
  const next = circle.find((one) => !heard.includes(one));
  return next === undefined ? nextRound(phase, circle) : turn(phase, next, heard);
}

/** Somebody joined, or left before anyone has spoken. */
export function gathered(state: State, circle: Circle): State {
  if (begun(state.phase)) return state;
  return { ...state, phase: circle.length < ENOUGH ? 'gathering' : 'intake' };
}

/** Nothing is decided before everyone has answered, so that the time does not reveal whose answer decided it. */
export const isDue = (state: State, circle: Circle, ready: readonly string[]) =>
  state.phase === 'intake' && circle.length >= ENOUGH && circle.every((one) => ready.includes(one));

export const decided = (circle: Circle, isSafe: boolean): State =>
  isSafe ? turn('hearing', circle[0] ?? null) : unavailable;

export const unavailable: State = turn('unavailable', null);

/** The state after this person passes on; undefined where it is not their turn. */
export function passedOn(state: State, circle: Circle, by: string): State | undefined {
  if (state.turnOf !== by || !/^(hearing|restating)$/.test(state.phase)) return undefined;
  return afterTurn(state, circle, [...state.heard, by]);
}

/** The state after somebody left; `circle` are those who remain. */
export function left(state: State, circle: Circle, who: string): State {
  if (!begun(state.phase)) return gathered(state, circle);
  if (!isUnderWay(state) || circle.length < ENOUGH) return { ...state, turnOf: null };
  const heard = state.heard.filter((one) => one !== who);
  return state.turnOf === who ? afterTurn(state, circle, heard) : { ...state, heard };
}

/** Everyone has confirmed the same words. */
export const agreed = (state: State, circle: Circle, confirmed: readonly string[]): State =>
  state.phase === 'agreeing' && circle.length >= ENOUGH && circle.every((one) => confirmed.includes(one))
    ? turn('agreed', null)
    : state;

/** Why a member cannot write at the moment. */
export function silenceIn(state: State, circle: Circle, who: string, isReady: boolean): Silence | null {
  if (state.phase === 'unavailable') return 'unavailable';
  if (!begun(state.phase)) return isReady ? 'waiting_for_others' : 'intake';
  if (state.phase === 'agreed') return 'closed';
  if (circle.length < ENOUGH) return 'waiting_for_others';
  return state.turnOf === null || state.turnOf === who ? null : 'not_your_turn';
}
