// Builds web and server into dist/ when their sources changed, and only then.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locked } from './lock.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
// Whoever builds, tests included, gets what people get.
process.env.NODE_ENV = 'production';
const stamp = 'dist/built';

function digest() {
  const sources = [
    'contract/**/*.ts',
    'server/**/*.ts',
    'web/**/*.*',
    'scripts/*.js',
    'vite.config.ts',
    'package-lock.json',
  ];
  const files = sources
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.includes('.test.'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

async function server() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['server/main.ts'],
    outfile: 'dist/server/main.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    sourcemap: 'linked',
    legalComments: 'none',
    external: ['pg-native'],
    // CommonJS packages inside an ES module still ask for require.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
}

async function web() {
  const [{ build }, { compress }, { addIntegrity, prerender }] = await Promise.all([
    import('vite'),
    import('./compress.js'),
    import('./prerender.js'),
  ]);
  await build({ logLevel: 'warn' });
  await prerender('dist/web');
  await addIntegrity('dist/web');
  await compress('dist/web');
}

await locked('.building', 'Another build is running here; waiting for it.', async () => {
  const wanted = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const began = performance.now();
  rmSync('dist/server', { recursive: true, force: true });
  await Promise.all([server(), web()]);
  writeFileSync(stamp, wanted);
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
});
