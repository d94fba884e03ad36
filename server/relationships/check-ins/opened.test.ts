import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Moment } from '#contract/relationship-check-ins.ts';
import { scoresOf } from '#contract/relationship-scores.ts';
import { asSource, openScores, thinned, trendOf } from '#server/relationships/check-ins/opened.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T09:00:00.000Z');
const rating = fc.integer({ min: 0, max: 100 });
const at = fc.integer({ min: 0, max: 200 }).map((days) => new Date(NOW.getTime() - days * DAY).toISOString());

const moment: fc.Arbitrary<Moment> = fc
  .record({
    id: fc.uuid(),
    at,
    kind: fc.constantFrom('check_in' as const, 'good_moment' as const, 'conflict' as const),
    sides: fc.record({ trustSafety: rating, communicationClarity: rating, growth: rating, joyFulfillment: rating }),
  })
  .map(({ sides, ...rest }) => ({
    ...rest,
    relationshipId: 'maya',
    note: null,
    ratings: rest.kind === 'check_in' ? sides : null,
  }));
const moments = fc.array(moment, { maxLength: 40 });

describe('opened scores', () => {
  test('are the scores of the formula, and their parts add up to them', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const opened = openScores(all, NOW);
        const scores = scoresOf(all.map(asSource), NOW);
        expect(opened.isRated).toBe(scores !== null);
        expect(opened.overall.score).toBe(scores?.overallHealthScore ?? 0);
        const { score, checkIns, goodMoments, conflicts } = opened.joyFulfillment;
        const sum = Math.max(0, Math.min(100, checkIns + goodMoments + conflicts));
        expect(Math.abs(sum - score)).toBeLessThanOrEqual(0.52);
      }),
    );
  });

  test('name every source once, newest first, and shares that make a whole', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const { sources } = openScores(all, NOW);
        expect(sources.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
        expect(sources.map(({ at }) => at)).toEqual(
          sources.map((source) => source.at).sort((a, b) => b.localeCompare(a)),
        );
        const shares = sources.flatMap(({ share }) => share ?? []);
        if (shares.length > 0) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 2);
      }),
    );
  });
});

describe('the trend', () => {
  test('ends with what the scores are now', () => {
    fc.assert(
      fc.property(moments, (all) => {
        const sources = all.map((one) => ({ id: one.id, ...asSource(one) }));
        const { points, events } = trendOf(sources, new Date(NOW.getTime() - 90 * DAY), NOW);
        const scores = scoresOf(sources, NOW);
        expect(points.at(-1)).toEqual(scores ? { at: NOW.toISOString(), ...scores } : undefined);
        expect(points.map((point) => point.at)).toEqual(points.map((point) => point.at).toSorted());
        const recent = sources.filter(
          (source) => source.kind !== 'check_in' && source.at.getTime() >= NOW.getTime() - 90 * DAY,
        );
        expect(events).toHaveLength(recent.length);
      }),
    );
  });

  test.each([
    [0, 5, 0],
    [5, 5, 5],
    [6, 5, 5],
    [1000, 300, 300],
  ])('of %i points %i at most: %i, the first and the last among them', (count, most, left) => {
    const all = Array.from({ length: count }, (_, i) => i);
    const thin = thinned(all, most);
    expect(thin).toHaveLength(left);
    expect([thin[0], thin.at(-1)]).toEqual([all[0], all.at(-1)]);
  });
});
