// A Chromium to test with: the one named or on the PATH, else Debian's package, else Playwright's own download.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The headless shell first: without windows that nobody sees, a test takes it two thirds of the processor's time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
  return process.env.CHROMIUM_PATH ?? found ?? (existsSync(MAC) ? MAC : undefined);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing Debian's Chromium ...");
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const name of NAMES.slice(0, 2))
    if (spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet).status === 0) return;
}

function fromPlaywright() {
  console.log("Downloading Playwright's Chromium ...");
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
}

function works(path) {
  try {
    return (
      execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .length > 0
    );
  } catch {
    return false;
  }
}

/** The path of a Chromium that runs; a machine where none can be had is told what to install. */
export async function findChromium() {
  for (const install of [() => {}, fromDebian, fromPlaywright]) {
    install();
    const path = onThisMachine() ?? (await playwrightsOwn());
    if (path && works(path)) return path;
  }
  throw new Error(
    'No Chromium could be found or installed: install one (Debian: apt-get install chromium) and try again.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await findChromium());
