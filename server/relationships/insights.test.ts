import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Moment, MomentKind } from '#contract/relationship-check-ins.ts';
import { RelationshipInsights } from '#contract/relationship-insights.ts';
import { type About, insightsOf } from '#server/relationships/insights.ts';
import { asking } from '#test/asking.ts';
import { openTown, type Town } from '#test/town.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T09:00:00.000Z');
const at = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();
const even = (value: number) => ({
  trustSafety: value,
  communicationClarity: value,
  growth: value,
  joyFulfillment: value,
});

const logged = (kind: MomentKind, days: number, ratings: Moment['ratings'] = null): Moment => ({
  id: `${kind} ${days}`,
  relationshipId: 'maya',
  kind,
  at: at(days),
  ratings,
  note: null,
});
const checkIn = (days: number, value: number, more: Partial<ReturnType<typeof even>> = {}) =>
  logged('check_in', days, { ...even(value), ...more });

function said(moments: Moment[], more: Partial<About> = {}) {
  const newest = moments.toSorted((a, b) => b.at.localeCompare(a.at));
  return insightsOf({ personName: 'Maya', strugglingWith: '', moments: newest, ...more }, NOW);
}
const titles = (moments: Moment[], more: Partial<About> = {}) => said(moments, more).insights.map(({ title }) => title);

describe('the direction of a relationship', () => {
  test.each([
    ['improving', [checkIn(30, 40), checkIn(1, 80)]],
    ['declining', [checkIn(30, 80), checkIn(1, 40)]],
    ['stable', [checkIn(30, 60), checkIn(1, 62)]],
    ['unknown', [checkIn(0.5, 60)]],
    ['unknown', []],
    ['declining', [checkIn(20, 60), ...[1, 2, 3, 4].map((days) => logged('conflict', days))]],
  ] as const)('is %s', (direction, moments) => {
    expect(said([...moments]).trendAnalysis.direction).toBe(direction);
  });

  test('names the two scores it compares, and when they were', () => {
    const { trendAnalysis } = said([checkIn(60, 40), checkIn(1, 80)]);
    expect(trendAnalysis.from).toEqual({ at: at(30), score: 40 });
    expect(trendAnalysis.to?.at).toBe(NOW.toISOString());
    expect(trendAnalysis.change).toBe((trendAnalysis.to?.score ?? 0) - 40);
  });
});

describe('what stands out', () => {
  test('before anything is logged is that nothing is rated yet', () => {
    const { isRated, overallHealth, insights, recommendedActions } = said([]);
    expect([isRated, overallHealth]).toEqual([false, 0]);
    expect(insights).toMatchObject([{ title: 'Not rated yet', insightType: 'check_in', sources: [] }]);
    expect(recommendedActions).toEqual(['Check in about Maya.']);
  });

  test('is the weakest and the strongest side, from the check-ins', () => {
    const { insights } = said([checkIn(1, 75, { communicationClarity: 30 })]);
    expect(insights).toMatchObject([
      { title: 'Communication needs care first', priority: 'high', insightType: 'communication' },
      { title: 'Trust & Safety is your strongest side', priority: 'low', insightType: 'strength' },
    ]);
    expect(insights[0]?.sources).toEqual([{ kind: 'check_in', id: 'check_in 1', at: at(1) }]);
    expect(insights[0]?.description).toContain('30 of 100');
  });

  test('is medium where it is only fair, and nothing where it is good', () => {
    expect(said([checkIn(1, 75, { growth: 50 })]).insights[0]?.priority).toBe('medium');
    expect(titles([checkIn(1, 65)])).toEqual([]);
  });

  test('is a run of conflicts, naming each of them', () => {
    const moments = [checkIn(1, 65), logged('conflict', 2), logged('conflict', 5), logged('conflict', 40)];
    const [first] = said(moments).insights;
    expect(first).toMatchObject({ title: '2 conflicts in two weeks', priority: 'high', insightType: 'conflict' });
    expect(first?.sources.map(({ id }) => id)).toEqual(['conflict 2', 'conflict 5']);
    const balanced = [...moments, logged('good_moment', 1), logged('good_moment', 3)];
    expect(said(balanced).insights[0]?.priority).toBe('medium');
  });

  test('is a run of good moments that conflicts do not outweigh', () => {
    const good = [1, 2, 3].map((days) => logged('good_moment', days));
    expect(titles([checkIn(1, 60), ...good])).toContain('3 good moments in two weeks');
    const outweighed = titles([checkIn(1, 60), ...good, logged('conflict', 4), logged('conflict', 5)]);
    expect(outweighed).toContain('2 conflicts in two weeks');
    expect(outweighed).not.toContain('3 good moments in two weeks');
  });

  test('is what they are working on, and a check-in that is due', () => {
    const insights = said([checkIn(25, 65)], { strugglingWith: 'Listening\nMoney' }).insights;
    expect(insights).toMatchObject([
      { title: 'What you are working on', sources: [{ kind: 'field', id: 'strugglingWith', at: null }] },
      { title: 'Time for a check-in', description: 'Your last check-in about Maya was 25 days ago.' },
    ]);
  });

  const moment = fc
    .record({
      kind: fc.constantFrom<MomentKind[]>('check_in', 'good_moment', 'conflict'),
      days: fc.nat(100),
      value: fc.nat(100),
    })
    .map(({ kind, days, value }) => logged(kind, days, kind === 'check_in' ? even(value) : null));

  test('always has the promised shape, the most pressing first, and names only what was logged', () => {
    const rank = { high: 0, medium: 1, low: 2 };
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 30 }), (moments) => {
        const all = said(moments);
        expect(RelationshipInsights.safeParse(all).success).toBe(true);
        const ranks = all.insights.map(({ priority }) => rank[priority]);
        expect(ranks).toEqual(ranks.toSorted());
        const ids = new Set(moments.map(({ id }) => id));
        expect(all.insights.flatMap(({ sources }) => sources).every(({ id }) => ids.has(id))).toBe(true);
        expect(all.recommendedActions.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('asked through the API', () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());
  const { get, post, meet } = asking(() => town);

  test('come from what is stored', async () => {
    const amara = await town.person('admin');
    const { id } = await meet(amara, { strugglingWith: 'Listening' });
    await post(amara, `/relationships/${id}/check-ins`, even(40));
    town.clock.advance(20 * DAY);
    const { body: checked } = await post(amara, `/relationships/${id}/check-ins`, even(90));
    const { status, body } = await get(amara, `/relationships/${id}/insights`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isRated: true, trendAnalysis: { direction: 'improving' } });
    expect(body.overallHealth).toBe((await get(amara, `/relationships/${id}`)).body.overallHealthScore);
    const strength = body.insights.find(({ insightType }: { insightType: string }) => insightType === 'strength');
    expect(strength.sources[0]).toEqual({ kind: 'check_in', id: checked.id, at: checked.at });
  });
});
