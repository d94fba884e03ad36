import { describe, expect, it } from 'vitest';
import { bandOf } from '#contract/relationship-scores.ts';
import { bandWord } from '#web/kit/chart/band.ts';

describe('the band of a score', () => {
  it.each([
    [0, 'needs'],
    [39, 'needs'],
    [40, 'fair'],
    [59, 'fair'],
    [60, 'good'],
    [79, 'good'],
    [80, 'excellent'],
    [100, 'excellent'],
  ] as const)('%i is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });

  it('has one list of words for relationships, and one for messages', () => {
    const scores = [85, 65, 45, 10];
    expect(scores.map((score) => bandWord(score, 'relationship'))).toEqual([
      'Excellent',
      'Good',
      'Needs Attention',
      'Critical',
    ]);
    expect(scores.map((score) => bandWord(score, 'crafting'))).toEqual([
      'Excellent',
      'Good',
      'Fair',
      'Needs improvement',
    ]);
  });
});
