import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { freePort, type Running, startServer, temporaryFolder } from '#test/process.ts';

// Each test starts several processes and databases, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const started: Running[] = [];
const folders: string[] = [];

async function start(settings: Record<string, string> = {}) {
  const DATA_DIR = settings.DATA_DIR ?? temporaryFolder();
  folders.push(DATA_DIR);
  const server = await startServer({ ...settings, DATA_DIR });
  started.push(server);
  return { ...server, DATA_DIR };
}

let filled: Promise<string> | undefined;

/** A folder as left by a server. Made once and then copied, because creating a database takes long. */
async function usedFolder(): Promise<string> {
  filled ??= (async () => {
    const DATA_DIR = temporaryFolder();
    const server = await startServer({ DATA_DIR });
    expect(await server.stop()).toBe(0);
    return DATA_DIR;
  })();
  const DATA_DIR = temporaryFolder();
  folders.push(DATA_DIR);
  execFileSync('cp', ['-a', `${await filled}/.`, DATA_DIR]);
  return DATA_DIR;
}

const refusal = async (settings: Record<string, string>) => {
  const server = await start(settings);
  expect(await server.ended).toBe(1);
  return server.out().trim();
};

const ready = async ({ url }: { url: string }) => (await fetch(`${url}/readyz`)).status;
const postmaster = (dataDir: string) => readdirSync(join(dataDir, 'postgres/data')).includes('postmaster.pid');

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

afterAll(async () => {
  if (filled) rmSync(await filled, { recursive: true, force: true });
});

test('a first start on an empty folder is ready, says what it uses, and puts everything away when told to stop', async () => {
  const server = await start();
  expect(await ready(server)).toBe(200);
  expect(server.out()).toMatch(/our own PostgreSQL in .*\(DATABASE_URL to change\)/);
  // As with Ctrl-C, which npm passes on to a server that has already received it.
  process.kill(server.pid, 'SIGINT');
  await sleep(20);
  process.kill(server.pid, 'SIGINT');
  expect(await server.ended).toBe(0);
  expect(postmaster(server.DATA_DIR)).toBe(false);
});

test('told to stop while it opens, it leaves nothing running and nothing half made', async () => {
  const DATA_DIR = temporaryFolder();
  folders.push(DATA_DIR);
  const made = join(DATA_DIR, 'postgres');
  mkdirSync(join(made, 'draft-4194304'), { recursive: true });
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR, PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await expect.poll(() => existsSync(join(made, 'data')), { timeout: 40_000, interval: 5 }).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(postmaster(DATA_DIR)).toBe(false);
  expect(readdirSync(made).filter((name) => name.startsWith('draft'))).toEqual([]);
});

test('after a kill the next start adopts the database and loses nothing', async () => {
  const first = await start({ DATA_DIR: await usedFolder() });
  await first.stop('SIGKILL');
  const second = await start({ DATA_DIR: first.DATA_DIR });
  expect(second.out()).toContain('(already running)');
  expect(await ready(second)).toBe(200);
  expect(await second.stop()).toBe(0);
  expect(postmaster(first.DATA_DIR)).toBe(false);
});

test('a database that was killed comes back while the server runs, and after a kill of both', async () => {
  const first = await start({ DATA_DIR: await usedFolder() });
  const pid = () => Number(readFileSync(join(first.DATA_DIR, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  const killed = pid();
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => ready(first).then((status) => status === 200 && pid() !== killed), { timeout: 40_000 })
    .toBe(true);
  await first.stop('SIGKILL');
  process.kill(pid(), 'SIGKILL');
  const second = await start({ DATA_DIR: first.DATA_DIR });
  expect(await ready(second)).toBe(200);
  expect(await second.stop()).toBe(0);
});

test('two processes share one folder, and the first to stop leaves the other its database', async () => {
  const DATA_DIR = temporaryFolder();
  const [one, two] = await Promise.all([start({ DATA_DIR }), start({ DATA_DIR })]);
  expect([await ready(one), await ready(two)]).toEqual([200, 200]);
  expect(await one.stop()).toBe(0);
  expect(await ready(two)).toBe(200);
});

test('a taken port is refused in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  const said = await refusal({ PORT: String(port), DATA_DIR: await usedFolder() });
  other.close();
  expect(said).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
});

test('a database that does not answer is refused in one sentence, without its password', async () => {
  const said = await refusal({ DATABASE_URL: 'postgres://mallama:hunter2@localhost:1/mallama' });
  expect(said).toBe('PostgreSQL at DATABASE_URL does not answer (ECONNREFUSED): start it, or correct the address.');
});

test('a data folder of another PostgreSQL version is refused and left as it is', async () => {
  const DATA_DIR = await usedFolder();
  const file = join(DATA_DIR, 'postgres/data/PG_VERSION');
  writeFileSync(file, '17\n');
  const said = await refusal({ DATA_DIR });
  expect(said).toMatch(/was made by PostgreSQL 17 and this is PostgreSQL 18; nothing was changed: set DATABASE_URL/);
  expect(readFileSync(file, 'utf8')).toBe('17\n');
});

test('a folder that cannot be written is refused in one sentence', async () => {
  const said = await refusal({ DATA_DIR: '/dev/null/mallama' });
  expect(said).toBe(
    'Cannot write to /dev/null/mallama (ENOTDIR): make it writable, or set DATA_DIR to another folder.',
  );
});

test('a lost master key is refused, and the next start with it works again', async () => {
  const DATA_DIR = await usedFolder();
  const file = join(DATA_DIR, 'master.key');
  const key = readFileSync(file);
  rmSync(file);
  expect(await refusal({ DATA_DIR })).toMatch(/is not at hand; nothing was changed/);
  writeFileSync(file, key, { mode: 0o600 });
  expect(await ready(await start({ DATA_DIR }))).toBe(200);
});

test('a malformed setting is refused before anything is opened', async () => {
  const server = await start({ PORT: 'eighty' });
  expect(await server.ended).toBe(1);
  expect(server.out()).toContain('PORT must be a whole number from 0 to 65535');
  expect(readdirSync(server.DATA_DIR)).toEqual([]);
});
