import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { running } from '#server/database/embedded/probe.ts';
import { Refused } from '#server/refused.ts';

export type ClusterPaths = { folder: string; data: string; sockets: string; log: string };

function majorOf(bin: string): string {
  const said = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+/.exec(said)?.[0] ?? '';
}

/** Removes what an interrupted start left behind. */
function removeDrafts(folder: string) {
  for (const name of readdirSync(folder)) {
    const pid = /^draft-(\d+)$/.exec(name)?.[1];
    if (pid && !running(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Creates the data folder, atomically by renaming. */
export function createCluster(at: ClusterPaths, bin: string, as: object) {
  const draft = join(at.folder, `draft-${process.pid}`);
  const words = ['-D', draft, '-U', 'mallama', '-A', 'trust', '-E', 'UTF8'];
  removeDrafts(at.folder);
  try {
    execFileSync(join(bin, 'initdb'), [...words, '--locale-provider=builtin', '--locale=C.UTF-8'], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    renameSync(draft, at.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster; its cluster is used.
    if (existsSync(join(at.data, 'PG_VERSION'))) return;
    throw new Refused(
      `PostgreSQL could not make its data folder ${at.data}: ${String(error).split('\n').at(-2) ?? error}`,
    );
  }
}

/** Refuses data of another PostgreSQL version before anything touches it. */
export function checkVersion(data: string, bin: string) {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const brought = majorOf(bin);
  if (made === brought) return;
  throw new Refused(
    `The data in ${data} was made by PostgreSQL ${made} and this is PostgreSQL ${brought}; nothing was changed: ` +
      `set DATABASE_URL to a PostgreSQL ${made} that serves it, or set DATA_DIR to another folder.`,
  );
}
