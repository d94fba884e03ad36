import { defineConfig } from 'vitest/config';

// Dates are shown in the reader's language: the tests read English, on whatever machine.
process.env.LC_ALL = 'en_US.UTF-8';

/** They measure the processor's time, or see how a file is loaded: nothing else may have been there before them. */
const ALONE = [
  'server/account/export-zip.test.ts',
  'server/coach/anonymise/patterns.test.ts',
  'server/identity/embedded/shapes.test.ts',
  'server/journal/journal.test.ts',
  'server/reading/words/spelling.test.ts',
  'server/search/search.test.ts',
  'test/patterns.test.ts',
];

const all = {
  setupFiles: ['./test/setup/quiet.ts', './test/setup/patience.ts', './test/setup/tidy.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // Two workers keep a two-core machine busy; more only make each other slow.
  maxWorkers: 2,
};

// To read the sources anew for each file takes as long as its tests: what has no page shares them.
const everybodys: { name: string; include: string[]; exclude?: string[]; isolate?: boolean }[] = [
  {
    name: 'server',
    include: ['{contract,server,test}/**/*.test.ts'],
    exclude: [...ALONE, '**/*.root.test.ts'],
    isolate: false,
  },
  { name: 'alone', include: ALONE },
  { name: 'web', include: ['web/**/*.test.{ts,tsx}'] },
];
// What only root can do is no part of the suite that everybody runs.
const projects = process.env.AS_ROOT ? [{ name: 'root', include: ['server/**/*.root.test.ts'] }] : everybodys;

export default defineConfig({
  test: {
    globalSetup: './test/setup/postgres.ts',
    reporters: process.env.VITEST_REPORT ? ['dot', ['json', { outputFile: process.env.VITEST_REPORT }]] : ['default'],
    projects: projects.map((project) => ({ test: { ...all, ...project } })),
  },
});
