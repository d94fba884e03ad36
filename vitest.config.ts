import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './test/setup/postgres.ts',
    setupFiles: './test/setup/quiet.ts',
    include: ['{contract,server,web,test}/**/*.test.{ts,tsx}'],
    reporters: process.env.VITEST_REPORT ? ['dot', ['json', { outputFile: process.env.VITEST_REPORT }]] : ['default'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Two workers keep a two-core machine busy; more only make each other slow.
    maxWorkers: 2,
  },
});
