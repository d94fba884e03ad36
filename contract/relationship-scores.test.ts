import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTED,
  counted,
  EFFECTS,
  isHealthy,
  leftOfEvent,
  needsAttention,
  overallOf,
  type Scores,
  SIDE_NAMES,
  SIDES,
  type Source,
  scoresAt,
  scoresOf,
  sharesOf,
  weigh,
} from '#contract/relationship-scores.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T09:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

const checkIn = (days: number, value: number): Source => ({
  at: daysAgo(days),
  kind: 'check_in',
  ratings: { trustSafety: value, communicationClarity: value, growth: value, joyFulfillment: value },
});
const event = (days: number, kind: 'good_moment' | 'conflict'): Source => ({ at: daysAgo(days), kind, ratings: null });

const rating = fc.integer({ min: 0, max: 100 });
const ratings = fc.record({
  trustSafety: rating,
  communicationClarity: rating,
  growth: rating,
  joyFulfillment: rating,
});
const when = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((minutes) => daysAgo(minutes / (24 * 60)));
const aCheckIn: fc.Arbitrary<Source> = fc.record({ at: when, kind: fc.constant('check_in' as const), ratings });
const anEvent: fc.Arbitrary<Source> = fc.record({
  at: when,
  kind: fc.constantFrom('good_moment' as const, 'conflict' as const),
  ratings: fc.constant(null),
});
const aGoodMoment: fc.Arbitrary<Source> = when.map((at) => ({ at, kind: 'good_moment', ratings: null }));
const aConflict: fc.Arbitrary<Source> = when.map((at) => ({ at, kind: 'conflict', ratings: null }));
const someSources = fc.array(fc.oneof(aCheckIn, anEvent, anEvent), { maxLength: 60 });
const rated = fc.tuple(aCheckIn, someSources).map(([first, rest]) => [first, ...rest]);

const values = (scores: Scores) => Object.values(scores);
const must = (scores: Scores | null): Scores => {
  if (!scores) throw new Error('This is not rated.');
  return scores;
};

describe('the formula, by example', () => {
  test('one check-in is the scores, and the overall score weighs its sides', () => {
    const ratings = { trustSafety: 84, communicationClarity: 58, growth: 70, joyFulfillment: 77 };
    expect(scoresOf([{ at: NOW, kind: 'check_in', ratings }], NOW)).toEqual({
      overallHealthScore: 72,
      trustSafetyScore: 84,
      communicationClarityScore: 58,
      growthScore: 70,
      joyFulfillmentScore: 77,
    });
  });

  test('the weights of the sides make a whole', () => {
    expect(SIDE_NAMES.reduce((sum, side) => sum + SIDES[side], 0)).toBeCloseTo(1);
    expect(Object.keys(SIDES)).toEqual([...SIDE_NAMES]);
  });

  test('a check-in from one half-life ago counts half as much as one from now', () => {
    expect(must(scoresOf([checkIn(0, 90), checkIn(21, 60)], NOW)).trustSafetyScore).toBe(80);
    expect(sharesOf([{ at: NOW }, { at: daysAgo(21) }])).toEqual([2 / 3, 1 / 3]);
  });

  test('a good moment lifts on its day, half as much two weeks later, and nothing years later', () => {
    const at = (days: number) => must(scoresOf([checkIn(0, 50), event(days, 'good_moment')], NOW)).joyFulfillmentScore;
    expect([at(0), at(14), at(1000)]).toEqual([54, 52, 50]);
    expect(leftOfEvent(daysAgo(14), NOW)).toBeCloseTo(0.5);
  });

  test('a conflict lowers every side, communication most', () => {
    expect(scoresOf([checkIn(0, 50), event(0, 'conflict')], NOW)).toMatchObject({
      trustSafetyScore: 47,
      communicationClarityScore: 46,
      growthScore: 49,
      joyFulfillmentScore: 47,
    });
  });

  test('a week of good moments lifts by no more than the cap, and a conflict still shows', () => {
    const good = Array.from({ length: 40 }, () => event(0, 'good_moment'));
    expect(must(scoresOf([checkIn(0, 50), ...good], NOW)).joyFulfillmentScore).toBe(65);
    expect(must(scoresOf([checkIn(0, 50), ...good, event(0, 'conflict')], NOW)).joyFulfillmentScore).toBe(62);
  });

  test('nothing is rated before the first check-in, whatever happened', () => {
    expect(scoresOf([], NOW)).toBeNull();
    expect(scoresOf([event(0, 'good_moment'), event(1, 'conflict')], NOW)).toBeNull();
  });

  test('only the newest count', () => {
    const many = Array.from({ length: COUNTED.checkIns + 50 }, (_, day) => checkIn(day, 50));
    const events = Array.from({ length: COUNTED.events + 50 }, (_, day) => event(day, 'conflict'));
    const all = counted([...events, ...many]);
    expect(all).toHaveLength(COUNTED.checkIns + COUNTED.events);
    expect(all).not.toContain(many.at(-1));
    expect(all).toContain(many[0]);
  });

  test.each([
    [70, true, false],
    [69, false, false],
    [60, false, false],
    [59, false, true],
  ])('%i: healthy %s, needs attention %s', (score, healthy, attention) => {
    expect([isHealthy(score), needsAttention(score)]).toEqual([healthy, attention]);
  });
});

describe('the formula, whatever was logged', () => {
  test('all scores are whole numbers from 0 to 100', () => {
    fc.assert(
      fc.property(rated, (sources) => {
        for (const score of values(must(scoresOf(sources, NOW)))) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        }
      }),
    );
  });

  test('a good moment never lowers a score, and a conflict never raises one', () => {
    fc.assert(
      fc.property(rated, aGoodMoment, aConflict, (sources, good, bad) => {
        const before = must(scoresOf(sources, NOW));
        const better = must(scoresOf([...sources, good], NOW));
        const worse = must(scoresOf([...sources, bad], NOW));
        for (const name of Object.keys(before) as (keyof Scores)[]) {
          expect(better[name]).toBeGreaterThanOrEqual(before[name]);
          expect(worse[name]).toBeLessThanOrEqual(before[name]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('taking a source away gives what was before it came', () => {
    fc.assert(
      fc.property(rated, fc.oneof(aCheckIn, anEvent), fc.nat(), (sources, more, seed) => {
        const before = scoresOf(sources, NOW);
        const place = seed % (sources.length + 1);
        const withIt = sources.toSpliced(place, 0, more);
        weigh(withIt);
        expect(scoresOf(withIt.toSpliced(place, 1), NOW)).toEqual(before);
      }),
    );
  });

  test('the order of logging does not matter', () => {
    fc.assert(
      fc.property(rated, (sources) => {
        expect(scoresOf(sources.toReversed(), NOW)).toEqual(scoresOf(sources, NOW));
      }),
    );
  });

  test('what is kept gives at any later moment what the sources themselves give', () => {
    fc.assert(
      fc.property(rated, fc.integer({ min: 0, max: 1000 }), (sources, days) => {
        const later = new Date(NOW.getTime() + days * DAY);
        const kept = weigh(sources);
        expect(kept && scoresAt(kept, later)).toEqual(scoresOf(sources, later));
      }),
    );
  });

  test('with nothing new, scores go back to what the check-ins say', () => {
    fc.assert(
      fc.property(rated, (sources) => {
        const years = new Date(NOW.getTime() + 5000 * DAY);
        const checkIns = sources.filter(({ kind }) => kind === 'check_in');
        expect(scoresOf(sources, years)).toEqual(scoresOf(checkIns, years));
      }),
    );
  });

  test('the overall score lies between the lowest and the highest side', () => {
    fc.assert(
      fc.property(ratings, (sides) => {
        const all = SIDE_NAMES.map((side) => sides[side]);
        expect(overallOf(sides)).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9);
        expect(overallOf(sides)).toBeLessThanOrEqual(Math.max(...all) + 1e-9);
      }),
    );
  });

  test('good moments only lift and conflicts only lower', () => {
    expect(SIDE_NAMES.every((side) => EFFECTS.good_moment[side] > 0 && EFFECTS.conflict[side] < 0)).toBe(true);
  });
});
