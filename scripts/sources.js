// What dist/ is built from. Runs at every start: names and sizes are compared first, contents only where those differ.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'dist/built';

function filesIn(folder, recursive, pattern) {
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = () =>
  [
    ...filesIn('contract', true, /\.ts$/),
    ...filesIn('server', true, /\.ts$/),
    ...filesIn('web', true, /./),
    ...filesIn('scripts', false, /\.[jt]s$/),
    'vite.config.ts',
    'package-lock.json',
  ].sort();

function hashOf(told) {
  const hash = createHash('sha256');
  for (const file of sources()) for (const part of [file, ...told(file)]) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** A copy or a checkout changes it though no content changed. */
const outside = () =>
  hashOf((file) => {
    const { size, ctimeMs } = statSync(file);
    return [String(size), String(ctimeMs)];
  });

const inside = () => hashOf((file) => [readFileSync(file)]);

export function isBuilt() {
  try {
    const built = JSON.parse(readFileSync(stamp, 'utf8'));
    if (built.outside === outside()) return true;
    if (built.inside !== inside()) return false;
    writeFileSync(stamp, JSON.stringify({ outside: outside(), inside: built.inside }));
    return true;
  } catch {
    return false;
  }
}

/** What the sources are now; `keep` says that dist/ was made from them. */
export function seeSources() {
  const seen = JSON.stringify({ outside: outside(), inside: inside() });
  return { keep: () => writeFileSync(stamp, seen) };
}
