import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** An unexpected console error or warning is a failure; a test that provokes one takes it with `expectConsole`. */
let spies: MockInstance[] = [];
let expected = 0;

export function expectConsole(times = 1) {
  expected += times;
}

beforeEach(() => {
  expected = 0;
  spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
});

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls.map((words) => words.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(said.length <= expected ? [] : said, 'unexpected console output').toEqual([]);
});
