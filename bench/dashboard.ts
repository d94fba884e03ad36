// GET /api/dashboard beside a bare node:http + pg server that answers the same from plain text:
// CPU per request of the server and of the database, in alternating turns (A B B A), as the median of the paired ratios.
//   node bench/dashboard.ts [rounds] [requests a turn]
import { deepStrictEqual } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openHouse } from '#server/house.ts';
import { cpuOf, parentOf } from './cpu.ts';
import { ask, load, type Target } from './load.ts';
import { addMembers, bareToken, layOpen } from './members.ts';

const [rounds = 7, requests = 2000] = process.argv.slice(2).map(Number);
const MEMBERS = 10;

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function start(file: string, word: string, env: Record<string, string>): Promise<ChildProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [file], { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((done, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes(word) && done());
    child.once('exit', () => failed(new Error(`${file} ended.`)));
  });
  return child;
}

type Server = { name: string; pid: number; target: Target };

/** CPU per request, in microseconds. */
async function turn({ pid, target }: Server, postmaster: number): Promise<number> {
  const before = cpuOf(pid, postmaster);
  await load(target, requests);
  return (cpuOf(pid, postmaster) - before) / requests;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(app: Server, bare: Server, postmaster: number) {
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const a1 = await turn(app, postmaster);
    const b1 = await turn(bare, postmaster);
    const b2 = await turn(bare, postmaster);
    const a2 = await turn(app, postmaster);
    ours.push((a1 + a2) / 2);
    theirs.push((b1 + b2) / 2);
    ratios.push((a1 + a2) / (b1 + b2));
  }
  const us = (values: number[]) => `${median(values).toFixed(0)} us`;
  console.log(`${app.name} ${us(ours)}, ${bare.name} ${us(theirs)}: ${median(ratios).toFixed(2)}x`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o711);
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
const postgres = await startPostgres(join(folder, 'postgres'));
const opened: ChildProcess[] = [];
try {
  await migrateDatabase(postgres.connection);
  const house = await openHouse(parseConfig({ DATA_DIR: folder, MASTER_KEY, LOG_LEVEL: 'warn' }), postgres.connection);
  const inner = await buildApp(house, house.identity.identify, join(folder, 'no-web'));
  const members = await addMembers(house, inner, MEMBERS);
  await layOpen(house, inner, members);
  const [row] = (await house.db.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows;
  const postmaster = parentOf(row?.pid ?? 0);
  await inner.close();
  await house.close();

  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const KEY = JSON.stringify(await exportJWK(publicKey));
  const CONNECTION = JSON.stringify(postgres.connection);
  const tokens = await Promise.all(members.map((member) => bareToken(privateKey, member)));

  async function server(
    name: string,
    file: string,
    word: string,
    env: Record<string, string>,
    target: Omit<Target, 'port'>,
  ) {
    const port = await freePort();
    const child = await start(file, word, { PORT: String(port), ...env });
    opened.push(child);
    return { name, pid: child.pid ?? 0, target: { ...target, port } };
  }

  const paths = { path: '/api/dashboard' };
  const app = await server(
    'app',
    'server/main.ts',
    'Mallama is at',
    { DATA_DIR: folder, MASTER_KEY },
    {
      ...paths,
      tokens: members.map(({ token }) => token),
    },
  );
  const bareFile = 'bench/bare-dashboard.ts';
  const bare = await server('bare, verifying each token', bareFile, 'ready', { CONNECTION, KEY }, { ...paths, tokens });
  const held = await server(
    'bare, remembering tokens',
    bareFile,
    'ready',
    { CONNECTION, KEY, CACHE: '1' },
    { ...paths, tokens },
  );

  for (const [i, token] of tokens.entries()) {
    const [mine, theirs] = await Promise.all([ask(app.target, members[i]?.token ?? ''), ask(bare.target, token)]);
    deepStrictEqual(JSON.parse(mine.body), JSON.parse(theirs.body));
  }
  for (const { target } of [app, bare, held]) await load(target, 3000);
  await compare(app, bare, postmaster);
  await compare(app, held, postmaster);
} finally {
  for (const child of opened) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
