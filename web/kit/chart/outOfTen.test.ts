import { describe, expect, it } from 'vitest';
import { readOutOfTen } from '#web/kit/chart/outOfTen.ts';

describe('a reading out of ten', () => {
  it.each([
    [10, 'Severe', 'needs'],
    [8, 'Severe', 'needs'],
    [7, 'High', 'warm'],
    [6, 'High', 'warm'],
    [5, 'Moderate', 'fair'],
    [4, 'Moderate', 'fair'],
    [3, 'Mild', 'excellent'],
    [0, 'Mild', 'excellent'],
  ] as const)('severity %i is %s', (value, word, band) => {
    expect(readOutOfTen(value, 'severity')).toEqual({ word, band });
  });

  it.each([
    [8, 'High', 'excellent'],
    [7, 'Good', 'fair'],
    [6, 'Good', 'fair'],
    [4, 'Limited', 'warm'],
    [3, 'Low', 'needs'],
  ] as const)('resolution potential %i is %s', (value, word, band) => {
    expect(readOutOfTen(value, 'resolution')).toEqual({ word, band });
  });

  it.each([
    [8, 'excellent'],
    [7.9, 'fair'],
    [6, 'fair'],
    [5.9, 'needs'],
    [0, 'needs'],
  ] as const)('health %d', (value, band) => {
    expect(readOutOfTen(value, 'health').band).toBe(band);
  });
});
