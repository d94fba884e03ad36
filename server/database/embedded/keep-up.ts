import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, type Connection, postmaster, running } from '#server/database/embedded/probe.ts';

export type Launch = () => ChildProcess;

/** Milliseconds between checks. */
const LOOK = 200;
const LONGEST_PAUSE = 30_000;
/** Checks after which a server that seems to run is asked whether it answers. */
const ASK = 25;

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Without an init process that reaps, a killed process keeps its number; Linux shows that it is dead. */
function isDead(pid: number): boolean {
  try {
    return /^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function seemsUp(data: string): boolean {
  const pid = postmaster(data);
  return pid !== undefined && running(pid) && !isDead(pid);
}

type Kept = { data: string; connection: Connection; launch: Launch; stopping: AbortSignal };

async function answersSoon({ connection, stopping }: Kept, child: ChildProcess): Promise<boolean> {
  while (!hasEnded(child) && !stopping.aborted) {
    if (await answers(connection)) return true;
    await sleep(20, undefined, { ref: false });
  }
  return answers(connection);
}

/** Restarts a server that ended without being told to, whoever had started it. */
export async function keepUp(kept: Kept) {
  const { data, connection, launch, stopping } = kept;
  let pause = LOOK;
  for (let looks = 1; !stopping.aborted; looks++) {
    await sleep(pause, undefined, { ref: false, signal: stopping }).catch(() => {});
    const isUp = seemsUp(data) && (looks % ASK !== 0 || (await answers(connection)));
    if (isUp || stopping.aborted) {
      pause = LOOK;
      continue;
    }
    const isBack = await answersSoon(kept, launch());
    pause = isBack ? LOOK : Math.min(pause * 2, LONGEST_PAUSE);
  }
}
