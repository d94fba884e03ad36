import { afterAll, vi } from 'vitest';

/** Files share a process: what one of them set up for itself is gone before the next one begins. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
