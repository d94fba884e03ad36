// Runs on whatever Node is installed, before anything else is: node: imports only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locked } from './lock.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Why an install is due, compared by contents: a checkout changes every file's time. What only a build needs may be left out. */
export function stale({ isBuilt = false } = {}) {
  const wanted = packages('package-lock.json');
  const have = packages('node_modules/.package-lock.json');
  if (!have) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || ((entry.optional || (isBuilt && entry.dev)) && !have[path])) continue;
    if (have[path]?.version !== entry.version || have[path]?.integrity !== entry.integrity) return `${path} changed`;
  }
  const extra = Object.keys(have).find((path) => !wanted[path]);
  return extra && `${extra} is no longer wanted`;
}

/** npm as the one that started us, so that the Node being replaced is never the Node that replaces it. */
function npm(words) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  const env = { ...process.env, NODE_ENV: 'development' };
  const options = { cwd: root, stdio: 'inherit', env };
  const run =
    node && cli && existsSync(node) ? spawnSync(node, [cli, ...words], options) : spawnSync('npm', words, options);
  return run.status ?? 1;
}

export async function install() {
  const words = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  return locked(join(root, '.installing'), 'Another install is running here; waiting for it.', () => {
    const why = stale();
    if (!why) return 0;
    console.log(`Installing (${why}) ...`);
    return npm(words);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await install().catch((error) => {
    console.error(error.message);
    return 1;
  });
}
