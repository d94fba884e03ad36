// Everything that must hold, in the order of how soon it tells. `check` and `e2e` run a part of it; `root` what only root can do.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPinnedRuntime } from './runtime.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
await onPinnedRuntime();
const { findChromium } = await import('./chromium.js');
const { slowest } = await import('./slowest.js');
const { MOST_UNSTEADY, failedFiles, unsteadyTests } = await import('./second-try.js');

const reports = '.data/reports';
const env = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter),
  VITEST_REPORT: join(reports, 'vitest.json'),
  PLAYWRIGHT_REPORT: join(reports, 'playwright.json'),
};

const runIn = (env, command, ...words) =>
  new Promise((done, failed) => {
    const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', failed);
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ${words.join(' ')} failed`))));
  });

const run = (command, ...words) => runIn(env, command, ...words);

let unitPassedThen = false;

/** What fails is run once more, alone, if it is little. */
async function unit() {
  await run('vitest', 'run').catch(async (error) => {
    const files = failedFiles(report('vitest.json'));
    if (files.length === 0 || files.length > MOST_UNSTEADY) throw error;
    console.log(`\n== once more, alone: ${files.join(', ')}`);
    await runIn({ ...env, VITEST_REPORT: join(reports, 'vitest-again.json') }, 'vitest', 'run', ...files);
    unitPassedThen = true;
  });
}

async function browser() {
  env.CHROMIUM_PATH = await findChromium();
  await run('playwright', 'test');
}

const check = {
  'format and lint': () => run('biome', 'ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])),
  types: () => Promise.all(['.', 'web', 'test'].map((project) => run('tsc', '-p', project))),
  'unit and API tests': unit,
  evaluation: () => run('node', 'evaluation/run.ts'),
};
const built = { build: () => run('node', 'scripts/build.js'), sizes: () => run('node', 'scripts/sizes.js') };
const e2e = { build: built.build, 'end to end': browser };
const root = {
  'what only root can do': () => {
    if (process.getuid?.() !== 0) throw new Error('Only root can run these tests');
    env.AS_ROOT = '1';
    return run('vitest', 'run');
  },
};
const all = { ...check, ...built, ...e2e };
const parts = { check, e2e, root };

const report = (name) =>
  existsSync(join(reports, name)) ? JSON.parse(readFileSync(join(reports, name), 'utf8')) : undefined;

/** How many tests ran, from the runners' own reports: a run without a test is no success. */
function counted() {
  const vitest = report('vitest.json');
  const pages = report('playwright.json')?.stats;
  const failed = vitest?.numFailedTests ?? 0;
  return {
    passed:
      (vitest?.numPassedTests ?? 0) + (unitPassedThen ? failed : 0) + (pages?.expected ?? 0) + (pages?.flaky ?? 0),
    failed: (unitPassedThen ? 0 : failed) + (pages?.unexpected ?? 0),
    skipped: (vitest?.numPendingTests ?? 0) + (pages?.skipped ?? 0),
  };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const part = process.argv[2];
const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
try {
  for (const [name, step] of Object.entries(parts[part] ?? all)) {
    const from = Date.now();
    console.log(`\n== ${name}`);
    await step();
    console.log(`-- ${name}: ${seconds(from)}`);
  }
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
for (const line of slowest(report('vitest.json'), report('playwright.json'))) console.log(line);
const unsteady = unsteadyTests(report('vitest.json'), unitPassedThen, report('playwright.json'));
for (const name of unsteady) console.log(`  unsteady, passed only the second time: ${name}`);
const { passed, failed, skipped } = counted();
if (passed === 0 || failed > 0 || skipped > 0 || unsteady.length > MOST_UNSTEADY) process.exitCode = 1;
console.log(`\n${process.exitCode ? 'Failed' : 'Everything passed'} after ${seconds(began)}`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
