import { availableParallelism } from 'node:os';

const PARALLEL = Math.max(2, availableParallelism());
const WAITING = 200;

/** A known device signing in, anyone else signing in, and setting a password. */
const LANES = ['known', 'sign-in', 'change'] as const;
export type Lane = (typeof LANES)[number];

/** Too many are waiting; the caller may try again in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

/**
 * Limits concurrent hashing, because each hash takes 19 MiB; other calls wait. Each lane has its own queue, they take
 * turns, and new passwords never use every slot, so members can sign in however many people sign up at once.
 */
export function openLine(parallel = PARALLEL, waiting = WAITING) {
  const lines: Record<Lane, (() => void)[]> = { known: [], 'sign-in': [], change: [] };
  const running: Record<Lane, number> = { known: 0, 'sign-in': 0, change: 0 };
  let last = 0;

  const isFree = (lane: Lane) => {
    const all = running.known + running['sign-in'] + running.change;
    return all < parallel && (lane !== 'change' || parallel === 1 || running.change < parallel - 1);
  };

  function goOn() {
    for (let step = 1; step <= LANES.length; step += 1) {
      const at = (last + step) % LANES.length;
      const lane = LANES[at] ?? 'known';
      if (lines[lane].length === 0 || !isFree(lane)) continue;
      last = at;
      running[lane] += 1;
      lines[lane].shift()?.();
      return goOn();
    }
  }

  return async function inLine<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    if (lines[lane].length >= waiting && !isFree(lane)) throw new Busy();
    const turn = new Promise<void>((go) => lines[lane].push(go));
    goOn();
    await turn;
    try {
      return await work();
    } finally {
      running[lane] -= 1;
      goOn();
    }
  };
}

export type InLine = ReturnType<typeof openLine>;
