import { expect, test } from 'vitest';
import { sharedSummary } from '#server/coach/embedded/answers/shared-summary.ts';

test('what several say is told by name, and put into nobody’s mouth', () => {
  const summary = sharedSummary([
    { name: 'Amara', text: 'You pay most of the rent and I feel guilty about it.' },
    { name: 'Ben', text: 'I feel alone with the bills and the money.' },
  ]);
  expect(summary).toMatch(/^Amara and Ben talked about .*money/);
  expect(summary).toContain('Amara spoke of feeling guilty.');
  expect(summary).toContain('Ben spoke of feeling alone.');
  expect(summary).not.toMatch(/\b(?:you|your|I|my)\b|“/i);
});

test('says so plainly where no matter can be named', () => {
  expect(
    sharedSummary([
      { name: 'Amara', text: 'Hm.' },
      { name: 'Ben', text: 'Well.' },
    ]),
  ).toBe('Amara and Ben talked about what is between them.');
});
