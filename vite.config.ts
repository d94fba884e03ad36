import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'web/index.html', landing: 'web/landing.html', kit: 'web/kit.html' },
      // Base UI marks its modules "use client", which means nothing here and would flood the build with warnings.
      onwarn: (warning, next) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || next(warning),
    },
  },
});
