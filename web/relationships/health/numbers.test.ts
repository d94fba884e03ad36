import { expect, it } from 'vitest';
import { beginningOf, lineOf, movementOf, percent, signed, timesOf } from '#web/relationships/health/numbers.ts';

const frame = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };
const point = (at: string, overallHealthScore: number) => ({ at: `2026-11-${at}T12:00:00.000Z`, overallHealthScore });

it('places moments by their time, not by their number', () => {
  const points = [point('01', 0), point('02', 50), point('11', 100)];
  const xAt = timesOf(points[0]?.at ?? '', points[2]?.at ?? '', frame);
  expect(lineOf(points, xAt, frame)).toBe('M20.0 110L30.0 60L120.0 10');
});

it('keeps one lonely moment and what lies outside within the frame', () => {
  const xAt = timesOf('2026-11-01T12:00:00Z', '2026-11-01T12:00:00Z', frame);
  expect(xAt('2026-11-01T12:00:00Z')).toBe(120);
  expect(timesOf('2026-11-02', '2026-11-04', frame)('2026-11-01')).toBe(20);
});

it('begins with whatever came first', () => {
  expect(beginningOf([point('05', 60), point('11', 72)], [{ at: '2026-11-02T12:00:00.000Z' }])).toContain('11-02');
  expect(beginningOf([point('05', 60)], [{ at: '2026-11-09T12:00:00.000Z' }])).toContain('11-05');
});

it('says in a sentence how it moved', () => {
  expect(movementOf([])).toBe('Nothing was rated in this time.');
  expect(movementOf([point('01', 60), point('11', 72)])).toMatch(/^Up 12 since .+\.$/);
  expect(movementOf([point('01', 60), point('11', 55)])).toMatch(/^Down 5 since .+\.$/);
  expect(movementOf([point('01', 60), point('11', 60)])).toMatch(/^At 60, as it has been since .+\.$/);
  expect(movementOf([point('01', 60)])).toBe('At 60 today. Your next check-in starts the line.');
});

it('writes points with a sign and shares as percent', () => {
  expect([signed(4.21), signed(-1), signed(0.04)]).toEqual(['+4.2', '−1', '0']);
  expect([percent(0.634), percent(0.002), percent(0)]).toEqual(['63%', 'under 1%', '0%']);
});
