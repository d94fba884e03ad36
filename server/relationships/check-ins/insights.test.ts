import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Moment, MomentKind } from '#contract/relationship-check-ins.ts';
import { Insight } from '#contract/relationship-insights.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';
import { forCoach, insightsFrom } from '#server/relationships/check-ins/insights.ts';
import { trendIn } from '#server/relationships/check-ins/trend.ts';
import { safetyCounts } from '#server/safety/table.ts';
import { asking } from '#test/asking.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

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

const newestFirst = (moments: Moment[]) => moments.toSorted((a, b) => b.at.localeCompare(a.at));
type More = { strugglingWith?: string; relationshipGoals?: string };
async function said(moments: Moment[], more: More = {}) {
  const words = { personName: 'Maya', strugglingWith: '', relationshipGoals: '', ...more };
  const about = { ...words, type: 'romantic_partner', moments: newestFirst(moments) };
  const { output } = await run(guide, 'relationshipInsights', forCoach(about, NOW));
  return insightsFrom(about, output, [], NOW);
}
const titles = async (moments: Moment[], more: More = {}) =>
  (await said(moments, more)).insights.map(({ title }) => title);

describe('the direction of a relationship', () => {
  test.each([
    ['improving', [checkIn(30, 40), checkIn(1, 80)]],
    ['declining', [checkIn(30, 80), checkIn(1, 40)]],
    ['stable', [checkIn(30, 60), checkIn(1, 62)]],
    ['unknown', [checkIn(0.5, 60)]],
    ['unknown', []],
    ['declining', [checkIn(20, 60), ...[1, 2, 3, 4].map((days) => logged('conflict', days))]],
  ] as const)('is %s', (direction, moments) => {
    expect(trendIn(newestFirst([...moments]), NOW).trendAnalysis.direction).toBe(direction);
  });

  test('names the two scores it compares, and when they were', () => {
    const { trendAnalysis } = trendIn([checkIn(1, 80), checkIn(60, 40)], NOW);
    expect(trendAnalysis.from).toEqual({ at: at(30), score: 40 });
    expect(trendAnalysis.to?.at).toBe(NOW.toISOString());
    expect(trendAnalysis.change).toBe((trendAnalysis.to?.score ?? 0) - 40);
  });
});

describe('what stands out', () => {
  test('before anything is logged is that nothing is rated yet', async () => {
    const { insights } = await said([]);
    expect(insights).toMatchObject([{ title: 'Not rated yet', insightType: 'check_in', sources: [] }]);
    expect(trendIn([], NOW)).toMatchObject({ isRated: false, overallHealth: 0 });
  });

  test('is every weak side and the strongest one, with the check-ins behind it', async () => {
    const { insights } = await said([checkIn(1, 75, { communicationClarity: 30, joyFulfillment: 90 }), checkIn(9, 75)]);
    expect(insights.map(({ title, insightType }) => [title, insightType])).toEqual([
      ['Communication with Maya needs care', 'communication'],
      ['Joy & Fulfillment with Maya is a strength', 'strength'],
    ]);
    expect(insights[0]?.sources.map(({ id }) => id)).toEqual(['check_in 1', 'check_in 9']);
    expect(insights[0]?.description).toContain('at 30, down 45');
  });

  test('is nothing where every side is fair', async () => {
    expect(await titles([checkIn(1, 65)])).toEqual([]);
  });

  test('is a side that fell, however high it still is', async () => {
    expect(await titles([checkIn(1, 65, { growth: 62 }), checkIn(8, 65, { growth: 80 })])).toEqual([
      'Growth with Maya needs care',
    ]);
  });

  test('is what was logged in a week, naming each of them', async () => {
    const moments = [checkIn(1, 65), logged('conflict', 2), logged('conflict', 5), logged('conflict', 40)];
    const [first] = (await said(moments)).insights;
    expect(first).toMatchObject({ title: 'More friction than ease this week', insightType: 'conflict' });
    expect(first?.sources.map(({ id }) => id)).toEqual(['conflict 2', 'conflict 5']);
    expect(await titles([checkIn(1, 65), logged('conflict', 2)])).toEqual([]);
    expect(await titles([checkIn(1, 65), logged('conflict', 2), logged('good_moment', 3)])).toEqual([]);
  });

  test('is what they are working on, and a check-in that is due', async () => {
    const { insights, recommendedActions } = await said([checkIn(25, 65)], { strugglingWith: 'Listening\nMoney' });
    expect(insights).toMatchObject([
      { title: 'What you’re working on', sources: [{ kind: 'field', id: 'strugglingWith', at: null }] },
      { title: 'Time for a check-in', description: 'Your last check-in with Maya was 25 days ago.' },
    ]);
    expect(recommendedActions.join(' ')).toContain('“Listening”');
    expect(recommendedActions.join(' ')).not.toContain('Generate');
  });

  const moment = fc
    .record({
      kind: fc.constantFrom<MomentKind[]>('check_in', 'good_moment', 'conflict'),
      days: fc.nat(100),
      value: fc.nat(100),
    })
    .map(({ kind, days, value }) => logged(kind, days, kind === 'check_in' ? even(value) : null));

  test('always has the promised shape, the most pressing first, and names only what was logged', async () => {
    const rank = { high: 0, medium: 1, low: 2 };
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { maxLength: 30 }), async (moments) => {
        const { insights, recommendedActions } = await said(moments);
        expect(insights.every((insight) => Insight.safeParse(insight).success)).toBe(true);
        const ranks = insights.map(({ priority }) => rank[priority]);
        expect(ranks).toEqual(ranks.toSorted());
        const ids = new Set(moments.map(({ id }) => id));
        expect(insights.flatMap(({ sources }) => sources).every(({ id }) => ids.has(id))).toBe(true);
        expect(recommendedActions.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('asked through the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const { get, post, meet } = asking(() => server);

  test('come from what is stored', async () => {
    const amara = await server.person('admin');
    const { id } = await meet(amara, { strugglingWith: 'Listening' });
    await post(amara, `/relationships/${id}/check-ins`, even(40));
    server.clock.advance(20 * DAY);
    const { body: checked } = await post(amara, `/relationships/${id}/check-ins`, even(90));
    const { status, body } = await get(amara, `/relationships/${id}/insights`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isRated: true, trendAnalysis: { direction: 'improving' } });
    expect(body.overallHealth).toBe((await get(amara, `/relationships/${id}`)).body.overallHealthScore);
    const strength = body.insights.find(({ insightType }: { insightType: string }) => insightType === 'strength');
    expect(strength.sources[0]).toEqual({ kind: 'check_in', id: checked.id, at: checked.at });
    expect(body).toMatchObject({
      isWithheld: false,
      meta: { adapter: 'embedded', promptVersion: 'relationship-insights.1' },
    });
  });

  test('name what the last chats came to, and lead to them', async () => {
    const amara = await server.person('admin');
    const { id } = await meet(amara, {});
    const keep = async (title: string, status: string, actionItems: string[], keyTakeaways: string[] = []) => {
      const chatHistory = [{ role: 'user', content: 'About the rent', timestamp: '2026-11-20T09:00:00.000Z' }];
      const words = { title, status, actionItems, keyTakeaways, chatHistory };
      return (await post(amara, `/relationships/${id}/saved-chats`, words)).body.id;
    };
    const open = await keep('The rent', 'needs_attention', ['Name one number on Sunday']);
    const done = await keep('Phones at dinner', 'resolved', [], ['Asking early is easier']);
    await keep('I want to die tonight', 'needs_attention', ['I want to die tonight']);
    const { body } = await get(amara, `/relationships/${id}/insights`);
    const of = (source: string) =>
      body.insights.filter(({ sources }: { sources: { id: string }[] }) => sources.some((one) => one.id === source));
    expect(of(open)).toMatchObject([
      { title: 'Still open', actionableAdvice: ['Name one number on Sunday'], sources: [{ kind: 'saved_chat' }] },
    ]);
    expect(of(done)).toMatchObject([{ description: 'Asking early is easier', sources: [{ kind: 'saved_chat' }] }]);
    expect(JSON.stringify(body)).not.toContain('want to die');
  });

  test('where somebody may not be safe give no advice, and count nothing by being read', async () => {
    const amara = await server.person('admin');
    const { id } = await meet(amara, { strugglingWith: 'He hits me when I am late' });
    await post(amara, `/relationships/${id}/check-ins`, even(20));
    const before = await server.house.db.select().from(safetyCounts);
    const { body } = await get(amara, `/relationships/${id}/insights`);
    expect(body).toMatchObject({ isRated: true, isWithheld: true, insights: [], recommendedActions: [] });
    expect(await server.house.db.select().from(safetyCounts)).toEqual(before);
  });
});
