import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3900);
const report = process.env.PLAYWRIGHT_REPORT;

/** Real Chromium against the built server on an empty database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/e2e-results',
  fullyParallel: true,
  workers: 2,
  // A second try on a shared machine is counted and named in the summary; at home a flake is a failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', { outputFile: string }]] : [])],
  globalSetup: './e2e/setup/server.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
