import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, account, reachable } from '#server/database/embedded/account.ts';
import { binaries } from '#server/database/embedded/binaries.ts';
import { answers, type Connection, otherClients, postmaster, running } from '#server/database/embedded/probe.ts';
import { codeOf, Refused } from '#server/refused.ts';

export type Embedded = { connection: Connection; adopted: boolean; folder: string; stop(): Promise<void> };

type Place = { folder: string; data: string; sockets: string; log: string };

/** Where data and binaries go when the database's own account cannot enter the project's folder. */
const ELSEWHERE = '/var/lib/mallama';

/** Private text stays out of the server's log: no statements, no values in DETAIL lines. */
const QUIET = [
  'log_statement=none',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];

function place(wanted: string, who: Account | undefined): Place {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = reachable(wanted, who) ? wanted : join(ELSEWHERE, hash);
  // A socket's path may be 107 bytes long: too short for a folder deep in somebody's home.
  const near = join(folder, 'socket');
  const fits = Buffer.byteLength(join(near, '.s.PGSQL.5432')) < 100;
  return {
    folder,
    data: join(folder, 'data'),
    sockets: fits ? near : join(tmpdir(), `mallama-${hash}`),
    log: join(folder, 'postgres.log'),
  };
}

function makeFolders({ folder, sockets }: Place, who: Account | undefined) {
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

function majorOf(bin: string): string {
  const said = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+/.exec(said)?.[0] ?? '';
}

function createCluster(at: Place, bin: string, as: object) {
  const draft = join(at.folder, `draft-${process.pid}`);
  const words = ['-D', draft, '-U', 'mallama', '-A', 'trust', '-E', 'UTF8'];
  try {
    execFileSync(join(bin, 'initdb'), [...words, '--locale-provider=builtin', '--locale=C.UTF-8'], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    renameSync(draft, at.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was first: its cluster is as good as ours.
    if (existsSync(join(at.data, 'PG_VERSION'))) return;
    throw new Refused(
      `PostgreSQL could not make its data folder ${at.data}: ${String(error).split('\n').at(-2) ?? error}`,
    );
  }
}

function checkVersion(data: string, bin: string) {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const brought = majorOf(bin);
  if (made === brought) return;
  throw new Refused(
    `The data in ${data} was made by PostgreSQL ${made} and this is PostgreSQL ${brought}; nothing was changed: ` +
      `set DATABASE_URL to a PostgreSQL ${made} that serves it, or set DATA_DIR to another folder.`,
  );
}

/** Ready, or adopted where another process's server holds the data. */
async function ready(child: ChildProcess, at: Place, connection: Connection): Promise<'own' | 'adopted'> {
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(5)) {
    if (await answers(connection)) return child.exitCode === null ? 'own' : 'adopted';
    if (child.exitCode !== null && !running(postmaster(at.data))) break;
  }
  const lines = readFileSync(at.log, 'utf8').trim().split('\n').slice(-2).join(' ');
  throw new Refused(`PostgreSQL did not start; the last lines of ${at.log} say: ${lines}`);
}

async function stopServer(at: Place, connection: Connection) {
  const pid = postmaster(at.data);
  if (!pid || (await otherClients(connection)) !== 0) return;
  process.kill(pid, 'SIGINT');
  for (const until = Date.now() + 10_000; postmaster(at.data) && Date.now() < until; ) await sleep(5);
}

/** Our own PostgreSQL on a unix socket in `wanted`, started, or adopted where one is running there already. */
export async function startPostgres(wanted: string, settings: string[] = []): Promise<Embedded> {
  const who = account();
  const at = place(resolve(wanted), who);
  const connection = {
    host: at.sockets,
    user: 'mallama',
    database: 'postgres',
    application_name: `mallama-${process.pid}`,
  };
  const embedded = { connection, folder: at.folder, stop: () => stopServer(at, connection) };
  if (await answers(connection)) return { ...embedded, adopted: true };

  makeFolders(at, who);
  const bin = binaries(who, ELSEWHERE);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const as = { ...who, cwd: at.folder, env };
  if (!existsSync(join(at.data, 'PG_VERSION'))) createCluster(at, bin, as);
  checkVersion(at.data, bin);

  const log = openSync(at.log, 'a', 0o600);
  const options = ['listen_addresses=', ...QUIET, ...settings].flatMap((setting) => ['-c', setting]);
  const words = ['-D', at.data, '-k', at.sockets, ...options];
  // Detached, or Ctrl-C would stop the database before the app has finished with it.
  const child = spawn(join(bin, 'postgres'), words, { ...as, detached: true, stdio: ['ignore', log, log] });
  child.unref();
  return { ...embedded, adopted: (await ready(child, at, connection)) === 'adopted' };
}
