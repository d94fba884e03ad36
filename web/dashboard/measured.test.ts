import { expect, it } from 'vitest';
import { measuredIn } from '#web/dashboard/measured.ts';

it('says categories in words and whole percents, and leaves out what nothing was measured in', () => {
  expect(measuredIn({ emotional_intelligence: null, active_listening: 57.5, consistency: 0 })).toEqual([
    { label: 'Active listening', percent: 58 },
    { label: 'Consistency', percent: 0 },
  ]);
  expect(measuredIn({ emotional_intelligence: null })).toEqual([]);
});
