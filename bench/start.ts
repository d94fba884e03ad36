// How long `npm start` takes until it listens, where there is nothing to build: `node bench/start.ts [times] [command ...]`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { freePort, temporaryFolder } from '#test/process.ts';

const [times = '10', ...words] = process.argv.slice(2);
const [command = '', ...args] = words.length > 0 ? words : ['npm', 'start'];
const { PATH = '', HOME = '' } = process.env;
const env = { PATH, HOME, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };

/** Milliseconds until it answers its first request. */
async function start(): Promise<number> {
  const began = performance.now();
  const child = spawn(command, args, { env, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let took: number | undefined;
  while (took === undefined && child.exitCode === null) {
    const isUp = await fetch(`http://localhost:${env.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) took = performance.now() - began;
    else await new Promise((done) => setTimeout(done, 5));
  }
  // As a person would leave it, with everything read that the first words need.
  await new Promise((done) => setTimeout(done, 1500));
  child.kill('SIGTERM');
  await ended;
  if (took === undefined) throw new Error('It did not start.');
  return took;
}

try {
  // The first start of all makes the database.
  await start();
  const all: number[] = [];
  for (let i = 0; i < Number(times); i++) all.push(await start());
  all.sort((a, b) => a - b);
  const [fastest = 0, median = 0, slowest = 0] = [all[0], all[all.length >> 1], all.at(-1)].map((ms) =>
    Math.round(ms ?? 0),
  );
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${times} starts: median ${median} ms, ${fastest} to ${slowest}; load ${load}`);
} finally {
  rmSync(env.DATA_DIR, { recursive: true, force: true });
}
