import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refused } from '#server/refused.ts';

export type Account = { uid: number; gid: number };

const idOf = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL refuses to run as root; any unprivileged account will do. */
export function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {}
  }
  throw new Refused(
    'Running as root, and no account named postgres or nobody to run the database as: set DATABASE_URL.',
  );
}

function mayEnter(folder: string, who: Account): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === who.uid ? 0o100 : gid === who.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** Whether that account can pass through every existing folder of the path. */
export function reachable(folder: string, who: Account | undefined): boolean {
  if (!who) return true;
  if (existsSync(folder) && !mayEnter(folder, who)) return false;
  return folder === dirname(folder) || reachable(dirname(folder), who);
}
