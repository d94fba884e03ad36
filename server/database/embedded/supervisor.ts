import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, account, reachable } from '#server/database/embedded/account.ts';
import { binaries } from '#server/database/embedded/binaries.ts';
import { type ClusterPaths, checkVersion, createCluster } from '#server/database/embedded/cluster.ts';
import { hasEnded, keepUp, type Launch } from '#server/database/embedded/keep-up.ts';
import { answers, type Connection, otherClients, postmaster, running } from '#server/database/embedded/probe.ts';
import { codeOf, Refused } from '#server/refused.ts';

export type Embedded = { connection: Connection; adopted: boolean; folder: string; stop(): Promise<void> };

/** For data and binaries if the database's account cannot enter the project's folder. */
const ELSEWHERE = '/var/lib/mallama';

/** Keeps private text out of the server's log: no statements, and no values in DETAIL lines. */
const QUIET = [
  'log_statement=none',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];

function clusterPaths(wanted: string, who: Account | undefined): ClusterPaths {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = reachable(wanted, who) ? wanted : join(ELSEWHERE, hash);
  // A socket's path is at most 107 bytes long, which a deep folder exceeds.
  const near = join(folder, 'socket');
  const fits = Buffer.byteLength(join(near, '.s.PGSQL.5432')) < 100;
  return {
    folder,
    data: join(folder, 'data'),
    sockets: fits ? near : join(tmpdir(), `mallama-${hash}`),
    log: join(folder, 'postgres.log'),
  };
}

function makeFolders({ folder, sockets }: ClusterPaths, who: Account | undefined) {
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o711 });
    for (const path of [folder, sockets]) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      if (who) chownSync(path, who.uid, who.gid);
    }
  } catch (error) {
    throw new Refused(`Cannot write the database to ${folder} (${codeOf(error)}): make it writable, or set DATA_DIR.`);
  }
}

/**
 * Our own server; undefined if another process's server has the data. The lock of a killed server may stay for a
 * moment.
 */
async function ready(launch: Launch, at: ClusterPaths, connection: Connection): Promise<ChildProcess | undefined> {
  let child = launch();
  let again = 10;
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(5)) {
    // A launch that is about to fail on the lock of the server that answers has not ended yet.
    if (await answers(connection)) return postmaster(at.data) === child.pid ? child : undefined;
    if (!hasEnded(child) || running(postmaster(at.data))) continue;
    if (again-- === 0) break;
    await sleep(200);
    child = launch();
  }
  const lines = readFileSync(at.log, 'utf8').trim().split('\n').slice(-2).join(' ');
  throw new Refused(`PostgreSQL did not start; the last lines of ${at.log} say: ${lines}`);
}

async function stopServer(at: ClusterPaths, connection: Connection) {
  const pid = postmaster(at.data);
  if (!pid || (await otherClients(connection)) !== 0) return;
  process.kill(pid, 'SIGINT');
  for (const until = Date.now() + 10_000; postmaster(at.data) && Date.now() < until; ) await sleep(5);
}

function launcher(at: ClusterPaths, bin: string, as: object, settings: string[]): Launch {
  const options = ['listen_addresses=', ...QUIET, ...settings].flatMap((setting) => ['-c', setting]);
  const words = ['-D', at.data, '-k', at.sockets, ...options];
  return () => {
    const log = openSync(at.log, 'a', 0o600);
    // Detached, since Ctrl-C would otherwise stop the database before the app is done with it.
    const child = spawn(join(bin, 'postgres'), words, { ...as, detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    return child;
  };
}

/** Our own PostgreSQL on a unix socket in `wanted`: started and kept running, or adopted if one already runs there. */
export async function startPostgres(wanted: string, settings: string[] = []): Promise<Embedded> {
  const who = account();
  const at = clusterPaths(resolve(wanted), who);
  const connection = {
    host: at.sockets,
    user: 'mallama',
    database: 'postgres',
    application_name: `mallama-${process.pid}`,
  };
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    return stopServer(at, connection);
  };
  const embedded = { connection, folder: at.folder, stop };
  // Skipped if no server can be running, so that a normal start does not wait.
  const isThere = existsSync(join(at.sockets, '.s.PGSQL.5432')) && (await answers(connection));
  makeFolders(at, who);
  const bin = binaries(who, ELSEWHERE);
  const as = { ...who, cwd: at.folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  if (!existsSync(join(at.data, 'PG_VERSION'))) createCluster(at, bin, as);
  checkVersion(at.data, bin);

  const launch = launcher(at, bin, as, settings);
  const child = isThere ? undefined : await ready(launch, at, connection);
  void keepUp({ data: at.data, connection, launch, stopping: stopping.signal });
  return { ...embedded, adopted: !child };
}
