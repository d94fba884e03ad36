import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** A console error or warning fails the test. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
});

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls.map((words) => words.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(said, 'unexpected console output').toEqual([]);
});
