import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cursorOf, type OwnStory, type Story } from '#contract/learning-feed.ts';
import { publishDue } from '#server/learning-feed/shares.ts';
import { storyShares } from '#server/learning-feed/table.ts';
import { stillShares } from '#server/membership/membership.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
let ben: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('trial');
  ben = await server.person('trial');
});

const { get, post, patch, del } = asking(() => server);
const choice = { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' };
const own = async (who = amara): Promise<OwnStory[]> => (await get(who, '/learning-feed/own')).body;
const publish = () => publishDue(server.house, (id) => stillShares(server.house, id));

const feed = async (who = ben, query = ''): Promise<Story[]> => (await get(who, `/learning-feed${query}`)).body;

test('the feed goes on after a story that is gone', async () => {
  const [first, second] = await feed(ben, '?limit=2');
  if (!first || !second) throw new Error('Two stories were expected.');
  const next = await feed(ben, `?limit=1&before=${cursorOf(first)}`);
  expect(next[0]?.id).toBe(second.id);
  const gone = cursorOf({ ...first, id: crypto.randomUUID() });
  expect(await feed(ben, `?limit=1&before=${gone}`)).toHaveLength(1);
  expect((await get(ben, '/learning-feed?before=2026-02-31_x')).status).toBe(404);
});

describe('a story that was taken back', () => {
  test('is not offered again when its conversation is resolved again', async () => {
    const payload = { agreed: true, version: '2026-11', occasion: 'trial' };
    await server.ask({ method: 'PUT', url: '/api/membership/sharing-consent', headers: amara.headers, payload });
    const { id } = (await post(amara, '/conversations', { title: 'Dishes', type: 'solo_session' })).body;
    const content = 'We argued about the dishes all week. We made a list of who does what, and it works since then.';
    expect((await post(amara, `/conversations/${id}/messages`, { content, messageType: 'text' })).status).toBe(200);
    const resolve = async () => {
      for (const status of ['active', 'resolved'])
        expect((await patch(amara, `/conversations/${id}`, { status })).status).toBe(200);
    };
    await resolve();
    const [waiting] = await own();
    await del(amara, `/learning-feed/own/${waiting?.id}`);
    await resolve();
    expect(await own()).toEqual([]);
    const [row] = await server.house.db.select().from(storyShares).where(eq(storyShares.ownerId, amara.id));
    expect(row).toMatchObject({ withdrawn: true, publishAt: null, sourceId: id });
  });

  test('does not keep the stories of others from being published when one cannot be read', async () => {
    const { body } = await post(amara, '/learning-feed/own', choice);
    await post(ben, '/learning-feed/own', choice);
    const isIt = eq(storyShares.id, body.id);
    await server.house.db
      .update(storyShares)
      .set({ sealed: Buffer.from('nothing') })
      .where(isIt);
    server.clock.advance(DAY + 60_000);
    await publish();
    expect((await server.house.db.select().from(storyShares).where(isIt))[0]?.publishAt).toEqual(
      new Date(server.clock.now().getTime() + DAY),
    );
    expect((await own(ben))[0]?.state).toBe('published');
    await server.house.db.delete(storyShares).where(isIt);
  });
});
