// Builds web and server into dist/ when their sources changed, and only then.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locked } from './lock.js';
import { isBuilt, seeSources } from './sources.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
// Whoever builds, tests included, gets what people get.
process.env.NODE_ENV = 'production';

async function server() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['server/main.ts'],
    outdir: 'dist/server',
    bundle: true,
    // What only some installations use is read when they use it.
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    sourcemap: 'linked',
    legalComments: 'none',
    // Learned weights are data: they stay where they lie, as content/ does.
    external: ['pg-native', '#server/*.json'],
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
  if (isBuilt()) return;
  const sources = seeSources();
  const began = performance.now();
  rmSync('dist/server', { recursive: true, force: true });
  await Promise.all([server(), web()]);
  sources.keep();
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
});
