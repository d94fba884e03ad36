import { expect, it } from 'vitest';
import { measuredIn } from '#web/dashboard/measured.ts';

it('says categories in words and whole percents, and leaves out what nothing was measured in', () => {
  expect(measuredIn({ emotional_intelligence: null, trust_and_safety: 57.5, growth: 0 })).toEqual([
    { label: 'Trust and safety', percent: 58 },
    { label: 'Growth', percent: 0 },
  ]);
  expect(measuredIn({ emotional_intelligence: null })).toEqual([]);
});
