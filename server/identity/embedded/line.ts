import { availableParallelism } from 'node:os';

const PARALLEL = Math.max(2, availableParallelism());
const WAITING = 200;

/** A known device of somebody signing in, anybody else signing in, and whoever sets a password. */
const LANES = ['known', 'sign-in', 'change'] as const;
export type Lane = (typeof LANES)[number];

/** Too many wait already; the one who asks may try again in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

/**
 * Lets only so many hash at a time, for each takes 19 MiB; the others wait. Each lane has a line of its own and they
 * take turns, and new passwords never hold every place: however many sign up at once, members sign in.
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
