import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { type Running, startServer, temporaryFolder } from '#test/process.ts';
import { namesOf, signUp, writers } from '#test/writers.ts';

vi.setConfig({ testTimeout: 180_000 });

const started: Running[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(DATA_DIR = temporaryFolder()) {
  folders.push(DATA_DIR);
  const server = await startServer({ DATA_DIR });
  started.push(server);
  return { ...server, DATA_DIR };
}

type Server = Awaited<ReturnType<typeof start>>;

/** Undefined while it is down. */
function postmaster({ DATA_DIR }: Server): number | undefined {
  const file = join(DATA_DIR, 'postgres/data/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Ends the database with a signal, and waits for the next one. */
async function endDatabase(server: Server, signal: NodeJS.Signals) {
  const pid = postmaster(server) ?? 0;
  process.kill(pid, signal);
  await expect
    .poll(async () => ![undefined, pid].includes(postmaster(server)) && (await isReady(server)), {
      timeout: 90_000,
      interval: 50,
    })
    .toBe(true);
}

async function terminateAll({ DATA_DIR }: Server) {
  const client = new pg.Client({ host: join(DATA_DIR, 'postgres/socket'), user: 'mallama', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
}

const isReady = ({ url }: Server) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Repeats this under parallel writes. Afterwards every acknowledged row is there once, and no request got a 500. */
async function survives(server: Server, rounds: number, blow: () => Promise<unknown>) {
  const tokens = await Promise.all([1, 2, 3].map(() => signUp(server.url)));
  const { stop } = writers(() => server.url, tokens, 3);
  for (let round = 0; round < rounds; round++) {
    await sleep(150);
    await blow();
    await expect.poll(() => isReady(server), { timeout: 90_000, interval: 50 }).toBe(true);
  }
  await sleep(300);
  const { acknowledged, statuses } = await stop();
  const names = (await Promise.all(tokens.map((token) => namesOf(server.url, token)))).flat();
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
  expect([...statuses.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  return server.out();
}

test('the process lives on when the database drops its connections during writes, and tells it shortly', async () => {
  const server = await start();
  const out = await survives(server, 8, () => terminateAll(server));
  expect(out.match(/the database is away/g)?.length).toBe(1);
});

test('the process lives on when the database is shut down during writes, and brings it back', async () => {
  const server = await start();
  await survives(server, 4, () => endDatabase(server, 'SIGINT'));
});

test('a database that was adopted after a crash is brought back like one that was started', async () => {
  const first = await start();
  await first.stop('SIGKILL');
  const second = await start(first.DATA_DIR);
  expect(second.out()).toContain('(already running)');
  for (const signal of ['SIGKILL', 'SIGINT'] as const) await endDatabase(second, signal);
});
