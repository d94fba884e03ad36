import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3900);
const report = process.env.PLAYWRIGHT_REPORT;

/** Real Chromium against the built server on an empty database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/e2e-results',
  fullyParallel: true,
  workers: 2,
  // What is waited for takes its time on a machine that others use too; where the time itself counts, the test says so.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What passes only then is named in the end, and may be three at most.
  retries: 1,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', { outputFile: string }]] : [])],
  globalSetup: './e2e/setup/server.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    // What moves by itself is drawn anew all the time. Where movement is what is tested, the test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
