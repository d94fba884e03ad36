// The server and its database are killed while people write: nothing that was acknowledged may be lost or be there twice,
// and both must be back soon. The server is started again at once, as whatever watches over it would do.
//   node bench/survive.ts [kills of the server] [kills of the database]
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmaster as postmasterIn } from '#server/database/embedded/probe.ts';
import { freePort, temporaryFolder } from '#test/process.ts';
import { namesOf, signUp, writers } from '#test/writers.ts';

const [serverKills = 30, databaseKills = 20] = process.argv.slice(2).map(Number);
const PEOPLE = 12;
/** Milliseconds between two writes of one hand: fewer than somebody may make in a day. */
const PACE = 300;
/** Milliseconds. */
const SOON = 5000;

const DATA_DIR = temporaryFolder();
const port = await freePort();
const url = `http://localhost:${port}`;
const { PATH = '', HOME = '' } = process.env;

let server: ChildProcess;
let isOver = false;
let failed = 0;

/** Started again whenever it ends by itself, and it is told why it did. */
function start(): ChildProcess {
  const env = { PATH, HOME, DATA_DIR, PORT: String(port), LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['scripts/start.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said = (said + text).slice(-2000);
    });
  }
  child.once('exit', (code) => {
    if (code === null || isOver) return;
    failed++;
    if (failed > 10) throw new Error('It does not start any more.');
    console.log(`A start failed with ${code}: ${said.trim()}`);
    server = start();
  });
  return child;
}

const isReady = () =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Milliseconds until it can do its work. */
async function back(since: number): Promise<number> {
  while (!(await isReady())) await sleep(10);
  return performance.now() - since;
}

server = start();
await back(performance.now());

async function killServer(): Promise<number> {
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  server.kill('SIGKILL');
  const since = performance.now();
  await gone;
  server = start();
  return back(since);
}

async function killDatabase(): Promise<number> {
  const killed = postmasterIn(join(DATA_DIR, 'postgres/data')) ?? 0;
  process.kill(killed, 'SIGKILL');
  const since = performance.now();
  // The one that was killed is asked no more: until another is there, nothing is ready.
  while ([undefined, killed].includes(postmasterIn(join(DATA_DIR, 'postgres/data')))) await sleep(10);
  return back(since);
}

async function underWrites(what: string, kills: number, kill: () => Promise<number>) {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(url)));
  const { stop } = writers(() => url, tokens, 1, PACE);
  const took: number[] = [];
  for (let i = 0; i < kills; i++) {
    // At any moment of a write, not always at the same.
    await sleep(700 + ((i * 37) % 300));
    took.push(await kill());
  }
  await sleep(500);
  const { acknowledged, statuses } = await stop();
  const names = (await Promise.all(tokens.map((token) => namesOf(url, token)))).flat();
  const there = new Set(names);
  const lost = [...acknowledged].filter((name) => !there.has(name)).length;
  took.sort((a, b) => a - b);
  const [median, longest] = [took[took.length >> 1], took.at(-1)].map((ms) => Math.round(ms ?? 0));
  const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status || 'cut'}: ${n}`);
  console.log(
    `${kills} kills of the ${what}: back in ${median} ms (median), ${longest} ms (longest), load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `  ${acknowledged.size} acknowledged, ${lost} lost, ${names.length - there.size} twice; answers ${answers.join(', ')}`,
  );
  return lost === 0 && names.length === there.size && (longest ?? 0) <= SOON;
}

try {
  const isServerFine = serverKills === 0 || (await underWrites('server', serverKills, killServer));
  const isDatabaseFine = databaseKills === 0 || (await underWrites('database', databaseKills, killDatabase));
  if (!isServerFine || !isDatabaseFine) process.exitCode = 1;
  if (failed > 0) console.log(`${failed} starts failed and were tried again`);
} finally {
  isOver = true;
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  server.kill('SIGTERM');
  await gone;
  rmSync(DATA_DIR, { recursive: true, force: true });
}
