// `npm run screenshots`: every screen and dialog at two widths, light and dark, on one sheet in .data/screens.
// Words after it take only the screens whose names hold one of them: `npm run screenshots -- journal chat`.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPinnedRuntime } from './runtime.js';
import { isBuilt } from './sources.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
await onPinnedRuntime();
const { findChromium } = await import('./chromium.js');

function run(script, more, env) {
  const { status } = spawnSync(process.execPath, [script, ...more], { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status) throw new Error(`${script} failed`);
}

const freePort = () =>
  new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

function listening(server) {
  return new Promise((done, failed) => {
    let out = '';
    const read = (text) => {
      out += text;
      // The last that is printed: whoever has it has all before.
      if (/Setup code\s+\S+\s/.test(out)) done(out);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => failed(new Error(`The server did not start: ${out}`)));
  });
}

const { PATH, HOME } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'mallama-screens-'));
// The database's own account passes through it.
chmodSync(folder, 0o711);
const port = process.env.PORT ?? String(await freePort());
const ADMIN_EMAIL = 'operator@example.org';
const env = { PATH, HOME, DATA_DIR: folder, PORT: port, ADMIN_EMAIL };
try {
  if (!isBuilt()) run('scripts/build.js', [], process.env);
  run('scripts/demo/fill.ts', [], env);
  const server = spawn(process.execPath, ['dist/server/main.js'], { env });
  const ended = new Promise((done) => server.once('close', done));
  try {
    const SETUP_CODE = /Setup code\s+(\S+)/.exec(await listening(server))?.[1];
    const password = /password (\S+)/.exec(readFileSync(join(folder, 'demo.txt'), 'utf8'))?.[1];
    const found = { CHROMIUM_PATH: await findChromium(), URL: `http://localhost:${port}`, DEMO_PASSWORD: password };
    run('scripts/screenshots/take.ts', process.argv.slice(2), { ...process.env, ...found, ADMIN_EMAIL, SETUP_CODE });
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
