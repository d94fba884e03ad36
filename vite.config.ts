import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAsData } from './scripts/contract-plugin.ts';

const page = (name: string) => join(import.meta.dirname, 'web', name);

export default defineConfig({
  root: 'web',
  plugins: [contractAsData(), react()],
  resolve: {
    alias: {
      // Its build for browsers decodes `&lt;` by writing innerHTML, which our Trusted Types forbid; this one reads a list.
      'decode-named-character-reference': join(
        import.meta.dirname,
        'node_modules/decode-named-character-reference/index.js',
      ),
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: page('index.html'), landing: page('landing.html'), kit: page('kit.html') },
      // Base UI marks its modules "use client", which means nothing here and would flood the build with warnings.
      onwarn: (warning, next) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || next(warning),
    },
  },
});
