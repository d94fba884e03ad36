// What a visitor downloads, measured on the built files; a page that grew past its bar fails.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const web = 'dist/web';
const read = (path) => readFileSync(join(web, path));

/** The module scripts a page names, and all that these import at once. */
function scriptsOf(page) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, next] of read(path)
      .toString()
      .matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g))
      visit(join(dirname(path), next));
  };
  for (const [, path] of read(page)
    .toString()
    .matchAll(/(?:src|href)="\/([^"]+\.js)"/g))
    visit(path);
  return [...found];
}

const stylesOf = (page) =>
  [
    ...read(page)
      .toString()
      .matchAll(/href="\/([^"]+\.css)"/g),
  ].map(([, path]) => path);
const total = (paths, size) => paths.reduce((sum, path) => sum + size(read(path)), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const gzip = (text) => gzipSync(text, { level: 9 }).length;
const brotli = (text) => brotliCompressSync(text).length;

const bars = [
  [
    'landing: page, script and style, gzip',
    100_000,
    () => total(['landing.html', ...scriptsOf('landing.html'), ...stylesOf('landing.html')], gzip),
  ],
  ["app: first route's script, brotli", 120_000, () => total(scriptsOf('index.html'), brotli)],
];

if (!existsSync(join(web, 'index.html'))) throw new Error('Nothing is built: npm run build');
const foreign = ['landing.html', 'index.html'].filter((page) => /(?:src|href)="https?:/.test(read(page).toString()));
if (foreign.length > 0) throw new Error(`${foreign.join(', ')} loads something from another origin`);
for (const [what, most, measure] of bars) {
  const size = measure();
  console.log(`${what}: ${kB(size)} of ${kB(most)}`);
  if (size > most) process.exitCode = 1;
}
