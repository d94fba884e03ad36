import { defineConfig } from 'vitest/config';

// Dates are shown in the reader's language: the tests read English, on whatever machine.
process.env.LC_ALL = 'en_US.UTF-8';

export default defineConfig({
  test: {
    globalSetup: './test/setup/postgres.ts',
    setupFiles: ['./test/setup/quiet.ts', './test/setup/patience.ts'],
    // What only root can do is no part of the suite that everybody runs.
    include: process.env.AS_ROOT ? ['server/**/*.root.test.ts'] : ['{contract,server,web,test}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', ...(process.env.AS_ROOT ? [] : ['**/*.root.test.ts'])],
    reporters: process.env.VITEST_REPORT ? ['dot', ['json', { outputFile: process.env.VITEST_REPORT }]] : ['default'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Two workers keep a two-core machine busy; more only make each other slow.
    maxWorkers: 2,
  },
});
