import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { relationshipMoments } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const RATINGS = { trustSafety: 84, communicationClarity: 58, growth: 70, joyFulfillment: 77 };
const even = (value: number) => ({
  trustSafety: value,
  communicationClarity: value,
  growth: value,
  joyFulfillment: value,
});

let server: TestServer;
let amara: Person;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // An admin's access does not end while the clock moves on.
  amara = await server.person('admin');
  id = (await meet(amara)).id;
});

const { get, post, patch, del, meet } = asking(() => server);
const checkIn = (ratings: object = RATINGS) => post(amara, `/relationships/${id}/check-ins`, ratings);
const log = (kind: string, more: object = {}) => post(amara, `/relationships/${id}/events`, { kind, ...more });
const record = async () => (await get(amara, `/relationships/${id}`)).body;
const ago = (milliseconds: number) => new Date(server.clock.now().getTime() - milliseconds).toISOString();

describe('a check-in', () => {
  test('rates the relationship from then on', async () => {
    const { status, body } = await checkIn({ ...RATINGS, note: ' A good week ' });
    expect(status).toBe(200);
    const at = server.clock.now().toISOString();
    expect(body).toMatchObject({
      relationshipId: id,
      kind: 'check_in',
      at,
      ratings: RATINGS,
      note: 'A good week',
    });
    expect(await record()).toMatchObject({
      isRated: true,
      overallHealthScore: 72,
      trustSafetyScore: 84,
      communicationClarityScore: 58,
      growthScore: 70,
      joyFulfillmentScore: 77,
    });
  });

  test.each([
    ['a side is missing', { trustSafety: 1, growth: 1, joyFulfillment: 1 }, 'communicationClarity'],
    ['a side is over 100', { ...RATINGS, growth: 101 }, 'growth'],
    ['a side is below 0', { ...RATINGS, growth: -1 }, 'growth'],
    ['a side is no whole number', { ...RATINGS, growth: 5.5 }, 'growth'],
    ['a side is text', { ...RATINGS, growth: '70' }, 'growth'],
  ])('is refused where %s, and nothing is rated', async (_what, ratings, path) => {
    const { status, body } = await checkIn(ratings);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path, message: 'Please rate each side from 0 to 100' }]);
    expect((await record()).isRated).toBe(false);
  });

  test('with too long a note is refused', async () => {
    expect((await checkIn({ ...RATINGS, note: 'x'.repeat(1001) })).body.data.issues).toEqual([
      { path: 'note', message: 'Please keep the note under 1,000 characters' },
    ]);
  });

  test('taken back leaves the scores as they were, and at last unrated', async () => {
    const { body: first } = await checkIn();
    const before = await record();
    server.clock.advance(HOUR);
    const { body } = await checkIn(even(10));
    expect((await record()).overallHealthScore).toBeLessThan(before.overallHealthScore);
    expect((await del(amara, `/relationships/${id}/moments/${body.id}`)).status).toBe(204);
    expect(await record()).toMatchObject({ overallHealthScore: 72, trustSafetyScore: 84, growthScore: 70 });
    await del(amara, `/relationships/${id}/moments/${first.id}`);
    expect(await record()).toMatchObject({ isRated: false, overallHealthScore: 0 });
  });

  test('twenty at once are twenty, and the scores know them all', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => checkIn(even(i * 5))));
    const ofThem = eq(relationshipMoments.relationshipId, id);
    expect(await server.house.db.$count(relationshipMoments, ofThem)).toBe(20);
    expect((await record()).overallHealthScore).toBe(48);
  });
});

describe('an event', () => {
  test('is one tap, and takes its words afterwards', async () => {
    const { body } = await log('good_moment');
    expect(body).toMatchObject({ kind: 'good_moment', ratings: null, note: null });
    const path = `/relationships/${id}/moments/${body.id}`;
    expect((await patch(amara, path, { note: 'We cooked' })).body).toEqual({ ...body, note: 'We cooked' });
    expect((await patch(amara, path, { note: null })).body.note).toBeNull();
    expect((await patch(amara, path, { note: '  ' })).body.note).toBeNull();
  });

  test('moves the scores of what is rated, a good moment up, a conflict down', async () => {
    await checkIn();
    await log('good_moment');
    const better = await record();
    expect(better).toMatchObject({ trustSafetyScore: 86, joyFulfillmentScore: 81 });
    await log('conflict');
    await log('conflict');
    const worse = await record();
    expect(worse.communicationClarityScore).toBeLessThan(58);
    expect(worse.overallHealthScore).toBeLessThan(72);
  });

  test('rates nothing by itself', async () => {
    await log('good_moment');
    expect(await record()).toMatchObject({ isRated: false, recentPositiveInteractions: 1 });
  });

  test('counts for seven days', async () => {
    await log('conflict');
    await log('good_moment', { at: ago(3 * DAY) });
    await log('good_moment', { at: ago(8 * DAY) });
    expect(await record()).toMatchObject({ recentConflictsCount: 1, recentPositiveInteractions: 1 });
    expect((await get(amara, '/relationships')).body[0]).toMatchObject({ recentConflictsCount: 1 });
    server.clock.advance(5 * DAY);
    expect(await record()).toMatchObject({ recentConflictsCount: 1, recentPositiveInteractions: 0 });
    server.clock.advance(2 * DAY + HOUR);
    expect(await record()).toMatchObject({ recentConflictsCount: 0, recentPositiveInteractions: 0 });
  });

  test('fades with time', async () => {
    await checkIn(even(50));
    await log('conflict');
    const scores = [];
    for (let week = 0; week < 6; week++) {
      scores.push((await record()).communicationClarityScore);
      server.clock.advance(7 * DAY);
    }
    expect(scores).toEqual([46, 47, 48, 49, 49, 49]);
  });

  test('may have happened up to a year ago, and not tomorrow', async () => {
    expect((await log('conflict', { at: ago(300 * DAY) })).body.at).toBe(ago(300 * DAY));
    expect((await log('conflict', { at: ago(-60_000) })).body.at).toBe(server.clock.now().toISOString());
    expect((await log('conflict', { at: ago(-DAY) })).body.data.issues).toEqual([
      { path: 'at', message: 'This hasn’t happened yet.' },
    ]);
    expect((await log('conflict', { at: ago(400 * DAY) })).body.data.issues).toEqual([
      { path: 'at', message: 'Please keep it to the last year.' },
    ]);
    expect((await log('conflict', { at: 'yesterday' })).status).toBe(400);
  });

  test('of another kind is refused', async () => {
    expect((await log('check_in')).body.data.issues).toEqual([
      { path: 'kind', message: 'Please choose a good moment or a conflict' },
    ]);
  });

  test('keeps its words sealed', async () => {
    const { body } = await log('conflict', { note: 'The rent increase' });
    const [row] = await server.house.db.select().from(relationshipMoments).where(eq(relationshipMoments.id, body.id));
    expect(row?.sealed?.toString('latin1')).not.toContain('rent');
  });
});

describe('every score opens to what it came from', () => {
  test('with dates, words, shares and points that add up to it', async () => {
    await checkIn({ ...even(60), note: 'First' });
    server.clock.advance(21 * DAY);
    await checkIn(even(90));
    await log('good_moment', { note: 'The lake' });
    const { body } = await get(amara, `/relationships/${id}/scores`);
    expect(body).toMatchObject({ isRated: true, at: server.clock.now().toISOString() });
    expect(body.trustSafety).toEqual({ score: 82, checkIns: 80, goodMoments: 2, conflicts: 0 });
    expect(body.overall.score).toBe((await record()).overallHealthScore);
    const [good, second, first] = body.sources;
    expect(good).toMatchObject({ kind: 'good_moment', note: 'The lake', share: null, points: { trustSafety: 2 } });
    expect([second.share, first.share]).toEqual([0.6667, 0.3333]);
    expect(first).toMatchObject({ note: 'First', at: ago(21 * DAY), points: null });
  });

  test('and says so where nothing is rated', async () => {
    await log('conflict');
    const { body } = await get(amara, `/relationships/${id}/scores`);
    expect(body).toMatchObject({ isRated: false, overall: { score: 0, checkIns: 0 } });
    expect(body.sources).toHaveLength(1);
  });
});

describe('the trend', () => {
  test('shows the scores after each source and now, and the events on it', async () => {
    await checkIn(even(50));
    server.clock.advance(DAY);
    const { body: conflict } = await log('conflict');
    server.clock.advance(DAY);
    await checkIn(even(80));
    server.clock.advance(DAY);
    const { body } = await get(amara, `/relationships/${id}/trend`);
    expect(body.points.map(({ at }: { at: string }) => at)).toEqual([ago(3 * DAY), ago(2 * DAY), ago(DAY), ago(0)]);
    const [first, second, third, last] = body.points;
    expect(second.overallHealthScore).toBeLessThan(first.overallHealthScore);
    expect(third.overallHealthScore).toBeGreaterThan(second.overallHealthScore);
    expect(last.overallHealthScore).toBe((await record()).overallHealthScore);
    expect(body.events).toEqual([{ id: conflict.id, kind: 'conflict', at: conflict.at }]);
  });

  test('begins with where it stood, for a time that is given', async () => {
    await checkIn(even(50));
    server.clock.advance(30 * DAY);
    await checkIn(even(80));
    const { body } = await get(amara, `/relationships/${id}/trend?days=7`);
    expect(body.points).toHaveLength(2);
    expect(body.points[0]).toMatchObject({ at: ago(7 * DAY), overallHealthScore: 50 });
    expect((await get(amara, `/relationships/${id}/trend?days=3`)).status).toBe(400);
  });

  test('is empty before the first check-in', async () => {
    await log('good_moment');
    expect((await get(amara, `/relationships/${id}/trend`)).body.points).toEqual([]);
  });
});
