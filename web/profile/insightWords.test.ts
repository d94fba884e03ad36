import { expect, it } from 'vitest';
import { sourceWords, trendWords } from '#web/profile/insightWords.ts';

const from = { at: '2026-10-21T12:00:00.000Z', score: 52 };
const to = { at: '2026-11-20T12:00:00.000Z', score: 60 };

it('says where it is going with the scores it compared', () => {
  expect(trendWords({ direction: 'improving', change: 8, from, to })).toBe('Improving, from 52 on Oct 21 to 60 now');
  expect(trendWords({ direction: 'declining', change: -8, from: to, to: from })).toMatch(/^Declining, from 60/);
  expect(trendWords({ direction: 'stable', change: 1, from, to })).toMatch(/^Steady/);
  expect(trendWords({ direction: 'unknown', change: 0, from: null, to: null })).toBe('Too early to see a direction');
});

it('names what an insight was drawn from', () => {
  expect(sourceWords({ kind: 'check_in', id: '1', at: from.at })).toBe('a check-in on Oct 21');
  expect(sourceWords({ kind: 'field', id: 'notes', at: null })).toBe('Current State');
  expect(sourceWords({ kind: 'field', id: 'strugglingWith', at: null })).toBe('What to Improve');
  expect(sourceWords({ kind: 'field', id: 'redLines', at: null })).toBe('Red lines');
});
