import { readdirSync, readFileSync } from 'node:fs';

const TICK = 10_000;

/** A process's parent and its user and system time so far, in microseconds; the kernel counts in hundredths of a second. */
function stat(pid: number): { parent: number; used: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { parent: Number(fields[1]), used: (Number(fields[11]) + Number(fields[12])) * TICK };
  } catch {
    return undefined;
  }
}

/** What a server and all of the database's backends have used together. */
export function cpuOf(server: number, postmaster: number): number {
  const backends = readdirSync('/proc').flatMap((name) => {
    const known = /^\d+$/.test(name) ? stat(Number(name)) : undefined;
    return known?.parent === postmaster ? [known.used] : [];
  });
  return [stat(server)?.used ?? 0, ...backends].reduce((a, b) => a + b, 0);
}

export const parentOf = (pid: number) => stat(pid)?.parent ?? 0;
