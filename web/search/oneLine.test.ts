import { expect, test } from 'vitest';
import { oneLine } from '#web/search/oneLine.ts';

test.each([
  ['Ask first\nThen listen', 'Ask first · Then listen'],
  ['Ask first  \n\n  Then listen', 'Ask first · Then listen'],
  ['before it\n', 'before it · '],
  ['nothing to join', 'nothing to join'],
])('%j is shown as "%s"', (text, shown) => {
  expect(oneLine(text)).toBe(shown);
});
