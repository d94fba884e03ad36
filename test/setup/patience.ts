import { vi } from 'vitest';

/** A busy machine takes its time: that something did not come within a second says nothing about it. */
const PATIENCE = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE });
}
