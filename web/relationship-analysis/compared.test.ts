import { expect, it } from 'vitest';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { compared, healthOf } from '#web/relationship-analysis/compared.ts';

const analysis = (createdAt: string, more: object) => ({ createdAt, analysis: more }) as RelationshipAnalysis;

it('shows a number with its reason, and none without', () => {
  const reasons = { overallHealth: 'You laugh a lot.' };
  expect(healthOf(analysis('', { overallHealth: 7, reasons }))).toEqual({ health: 7, why: 'You laugh a lot.' });
  expect(healthOf(analysis('', { overallHealth: 7 }))).toBeNull();
  expect(healthOf(analysis('', { overallHealth: null, reasons }))).toBeNull();
});

it('tells what is new, what is gone and what stayed, whichever was opened', () => {
  const then = analysis('2026-01-01', { strengths: ['trust', 'fun'], areasForGrowth: ['time'] });
  const now = analysis('2026-02-01', { strengths: ['fun', 'talks'], areasForGrowth: [] });
  for (const pair of [compared(then, now), compared(now, then)]) {
    expect(pair.strengths).toEqual({ gone: ['trust'], stayed: ['fun'], fresh: ['talks'] });
    expect(pair.areasForGrowth).toEqual({ gone: ['time'], stayed: [], fresh: [] });
  }
});
