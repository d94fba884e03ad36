import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnStory, Story } from '#contract/learning-feed.ts';
import { publishDue } from '#server/learning-feed/shares.ts';
import { stories, storyComments, storyLikes, storyShares } from '#server/learning-feed/table.ts';
import { stillShares } from '#server/membership/membership.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
let ben: Person;
beforeAll(async () => {
  server = await openTestServer({ ADMIN_EMAIL: 'operator@example.org' });
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('trial');
  ben = await server.person('trial');
});

const { get, post, patch, del, meet } = asking(() => server);
const put = async (who: Person, path: string, payload: object = {}) =>
  (await server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload })).statusCode;
const choice = { category: 'romantic', issue: 'chores', help: 'plan', end: 'better' };
const feed = async (who = ben, query = ''): Promise<Story[]> => (await get(who, `/learning-feed${query}`)).body;
const own = async (who = amara): Promise<OwnStory[]> => (await get(who, '/learning-feed/own')).body;
const publish = () => publishDue(server.house, (id) => stillShares(server.house, id));
const publicCount = async () => (await server.house.db.select().from(stories)).length;

async function published(): Promise<string> {
  // A trial would end while the clock moves on.
  [amara, ben] = [await server.person('admin'), await server.person('admin')];
  server.clock.advance(2 * DAY);
  await publish();
  const before = new Set((await server.house.db.select().from(stories)).map(({ id }) => id));
  await post(amara, '/learning-feed/own', choice);
  server.clock.advance(DAY + 60_000);
  await publish();
  const [made] = (await server.house.db.select().from(stories)).filter(({ id }) => !before.has(id));
  return made?.id ?? '';
}

describe('the feed', () => {
  test('has the makers’ own stories from the first day, said to be theirs, and by category', async () => {
    const all = await feed();
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(all.every(({ isByMallama }) => isByMallama)).toBe(true);
    const family = await feed(ben, '?category=family');
    expect(family.length).toBeGreaterThan(0);
    expect(family.every(({ category }) => category === 'family')).toBe(true);
    expect((await get(ben, '/learning-feed?category=politics')).status).toBe(400);
  });

  test('comes in pages that miss nothing and repeat nothing', async () => {
    const all = (await feed(ben, '?limit=100')).map(({ id }) => id);
    const seen: string[] = [];
    for (let path: string | undefined = '/learning-feed?limit=3'; path; ) {
      const { body, headers } = await get(ben, path);
      seen.push(...body.map(({ id }: Story) => id));
      path = /<\/api([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(all);
  });

  test('counts a member who finds a story helpful once, however often it is pressed', async () => {
    const [story] = await feed();
    const path = `/learning-feed/${story?.id}/like`;
    const before = story?.likesCount ?? 0;
    await Promise.all(Array.from({ length: 21 }, () => post(ben, path)));
    const [after] = await feed();
    expect([after?.likesCount, after?.isHelpful]).toEqual([before + 1, true]);
    expect((await post(ben, path)).body).toEqual({ likesCount: before, isHelpful: false });
    const rows = await server.house.db
      .select()
      .from(storyLikes)
      .where(eq(storyLikes.storyId, story?.id ?? ''));
    expect(JSON.stringify(rows)).not.toContain(ben.id);
  });
});

describe('what is shared', () => {
  test('waits for a day seen by its author alone, and is then read by all without a trace of whose it is', async () => {
    const { body } = await post(amara, '/learning-feed/own', choice);
    expect(body).toMatchObject({ state: 'waiting', choice, title: 'Sharing the work at home: a plan on paper' });
    const count = await publicCount();
    await publish();
    expect(await publicCount()).toBe(count);
    server.clock.advance(DAY + 60_000);
    await publish();
    await publish();
    expect(await publicCount()).toBe(count + 1);
    const [row] = await server.house.db.select().from(storyShares).where(eq(storyShares.ownerId, amara.id));
    expect(row?.publishAt).toBeNull();
    const [story] = await server.house.db.select().from(stories).where(eq(stories.isByMallama, false));
    expect(JSON.stringify(story)).not.toContain(amara.id);
    expect(JSON.stringify({ ...row, sealed: row?.sealed.toString('latin1') })).not.toContain(story?.id);
  });

  test('is told differently while it waits, and only in words of the vocabulary', async () => {
    const { body } = await post(amara, '/learning-feed/own', choice);
    const path = `/learning-feed/own/${body.id}`;
    expect((await patch(amara, path, { ...choice, help: 'apology' })).body.title).toContain('an apology');
    expect((await patch(amara, path, { ...choice, help: 'My neighbour Tom' })).status).toBe(400);
    expect((await patch(amara, path, { ...choice, help: 'toString' })).status).toBe(400);
    expect((await patch(ben, path, choice)).status).toBe(404);
  });

  test('can be withdrawn while it waits, and after it was published', async () => {
    const { body } = await post(amara, '/learning-feed/own', choice);
    expect((await del(ben, `/learning-feed/own/${body.id}`)).status).toBe(404);
    expect((await del(amara, `/learning-feed/own/${body.id}`)).status).toBe(204);
    const id = await published();
    expect((await feed()).some((story) => story.id === id)).toBe(true);
    const [mine] = await own();
    expect(mine?.state).toBe('published');
    await del(amara, `/learning-feed/own/${mine?.id}`);
    expect((await feed()).some((story) => story.id === id)).toBe(false);
    expect((await get(ben, `/learning-feed/${id}/comments`)).status).toBe(404);
    // Whoever still has it open can no longer comment.
    expect((await post(ben, `/learning-feed/${id}/comments`, { content: 'That helped me too.' })).status).toBe(404);
    expect((await post(ben, `/learning-feed/${id}/like`)).status).toBe(404);
    expect(await server.house.db.select().from(storyComments).where(eq(storyComments.storyId, id))).toEqual([]);
  });
});

describe('a resolved chat', () => {
  const told = 'We argued about the dishes all week. Then we sat down, made a list of who does what, and it works now.';
  const resolve = async (content = told, status = 'resolved') => {
    const { id } = await meet(amara);
    const chatHistory = [{ role: 'user', content, timestamp: server.clock.now().toISOString() }];
    expect(
      (await post(amara, `/relationships/${id}/saved-chats`, { title: 'Dishes', chatHistory, status })).status,
    ).toBe(200);
  };
  const agree = (agreed: boolean) =>
    put(amara, '/membership/sharing-consent', { agreed, version: '2026-11', occasion: 'trial' });

  test('is shared only with the member’s word, and in none of their words', async () => {
    await resolve();
    expect(await own()).toEqual([]);
    expect(await agree(true)).toBe(200);
    await resolve(
      'We argued about the dishes with Zacharias in Wuppertal. Then we made a list and it works since then.',
    );
    const [story] = await own();
    expect(story?.state).toBe('waiting');
    expect(JSON.stringify(story)).not.toMatch(/Zacharias|Wuppertal/);
  });

  test('is never shared where somebody may not be safe, or where it is not resolved', async () => {
    await agree(true);
    await resolve(
      'My husband hits me when he is drunk, and last night we talked and made a plan together, it got better.',
    );
    await resolve(told, 'needs_attention');
    expect(await own()).toEqual([]);
  });

  test('that waits is gone when the word is taken back', async () => {
    server.clock.advance(2 * DAY);
    await publish();
    amara = await server.person('trial');
    await agree(true);
    await resolve();
    expect(await own()).toHaveLength(1);
    await agree(false);
    const count = await publicCount();
    server.clock.advance(DAY + 60_000);
    await publish();
    expect(await publicCount()).toBe(count);
    expect(await own()).toEqual([]);
  });
});

describe('a comment', () => {
  const say = async (who: Person, content: string, more: object = {}) => {
    const [story] = await feed();
    return post(who, `/learning-feed/${story?.id}/comments`, { content, ...more });
  };

  test('is signed Anonymous, or with the first name that was chosen', async () => {
    expect((await say(ben, 'That helped us as well.')).body.comment).toMatchObject({
      userFirstName: 'Anonymous',
      isMine: true,
    });
    const { body } = await say(ben, 'And again this week.', { name: 'first_name' });
    expect(body.comment.userFirstName).not.toBe('Anonymous');
    expect((await get(ben, '/learning-feed/name')).body.name).toBe('first_name');
    const [story] = await feed(amara);
    expect(story?.commentsCount).toBe(2);
    const { body: list } = await get(amara, `/learning-feed/${story?.id}/comments`);
    expect(list.map(({ isMine }: { isMine: boolean }) => isMine)).toEqual([false, false]);
  });

  test.each([
    ['nothing', ' ', 'Comment cannot be empty'],
    ['too much', 'x'.repeat(501), 'Comment too long'],
    ['HTML', 'Read <b>this</b>', 'Please write plain text, without HTML.'],
    ['a link', 'See https://example.org', 'Links can’t be posted here.'],
    ['contact data', 'Write to me at ben@example.org', 'Please leave out phone numbers, emails and addresses.'],
    [
      'somebody’s full name',
      'I told Margaret Thornbury the same.',
      'Please leave out full names, so that no one can be recognized.',
    ],
  ])('with %s is refused', async (_what, content, message) => {
    const { status, body } = await say(ben, content);
    expect([status, body.data?.issues]).toEqual([400, [{ path: 'content', message }]]);
  });

  test('of danger does not appear, and its writer sees whom to turn to', async () => {
    const before = (await feed())[0]?.commentsCount;
    const { status, body } = await say(ben, 'I want to kill myself tonight.');
    expect([status, body.comment, body.safety.level > 0]).toEqual([200, null, true]);
    expect((await feed())[0]?.commentsCount).toBe(before);
  });

  test('is deleted by its writer alone, reported, and hidden by three', async () => {
    const [story] = await feed();
    const { comment } = (await say(ben, 'I did not like that.')).body;
    const path = `/learning-feed/${story?.id}/comments/${comment.id}`;
    expect((await del(amara, path)).status).toBe(404);
    const report = async (who: Person) =>
      (await post(who, `/learning-feed/${story?.id}/report`, { commentId: comment.id, reason: 'unkind' })).status;
    expect([await report(amara), await report(amara)]).toEqual([204, 204]);
    const shown = async () =>
      (await get(amara, `/learning-feed/${story?.id}/comments`)).body.some(
        ({ id }: { id: string }) => id === comment.id,
      );
    expect(await shown()).toBe(true);
    for (let i = 0; i < 2; i++) await report(await server.person('trial'));
    expect(await shown()).toBe(false);
    const admin = await server.person('admin');
    const { body: reported } = await get(admin, '/learning-feed/reported');
    expect(reported[0]).toEqual({
      ...{ id: comment.id, kind: 'comment', text: 'I did not like that.', isHidden: true },
      reasons: [{ reason: 'unkind', times: 3 }],
    });
    expect(await put(admin, `/learning-feed/reported/comment/${comment.id}`, { isHidden: false })).toBe(204);
    expect(await shown()).toBe(true);
    expect((await del(ben, path)).status).toBe(204);
  });

  test('is counted right when many are deleted at once', async () => {
    const [story] = await feed();
    const before = story?.commentsCount ?? 0;
    const writers = [ben, await server.person('trial')];
    const made = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const who = writers[n % 2] ?? ben;
        return { who, id: (await say(who, `That helped us ${n} times.`)).body.comment.id };
      }),
    );
    expect((await feed())[0]?.commentsCount).toBe(before + 20);
    const gone = await Promise.all(made.map(({ who, id }) => del(who, `/learning-feed/${story?.id}/comments/${id}`)));
    expect(gone.map(({ status }) => status)).toEqual(made.map(() => 204));
    expect((await feed())[0]?.commentsCount).toBe(before);
  });

  test('may be reported and deleted at the same moment', async () => {
    const [story] = await feed();
    const readers = [amara, await server.person('trial'), await server.person('trial')];
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const { comment } = (await say(ben, 'I did not like that.')).body;
      const report = (who: Person) =>
        post(who, `/learning-feed/${story?.id}/report`, { commentId: comment.id, reason: 'unkind' });
      const asked = [...readers.map(report), del(ben, `/learning-feed/${story?.id}/comments/${comment.id}`)];
      for (const { status } of await Promise.all(asked)) statuses.push(status);
    }
    expect(statuses.filter((status) => status !== 204 && status !== 404)).toEqual([]);
  });

  test('of somebody who is blocked is seen no more by whoever blocked them', async () => {
    const [story] = await feed();
    const { comment } = (await say(ben, 'You are all wrong.')).body;
    expect((await post(amara, `/learning-feed/${story?.id}/comments/${comment.id}/block`)).status).toBe(204);
    const idsFor = async (who: Person) =>
      (await get(who, `/learning-feed/${story?.id}/comments`)).body.map(({ id }: { id: string }) => id);
    expect(await idsFor(amara)).not.toContain(comment.id);
    expect(await idsFor(ben)).toContain(comment.id);
  });

  test('goes with its writer, and so does what they shared', async () => {
    const id = await published();
    const { comment } = (await post(amara, `/learning-feed/${id}/comments`, { content: 'My own.' })).body;
    const [row] = await server.house.db.select().from(storyComments).where(eq(storyComments.id, comment.id));
    expect(row?.sealed.toString('latin1')).not.toContain('My own');
    const erased = { method: 'DELETE' as const, url: '/api/account', payload: { confirm: 'erase' } };
    expect((await server.ask({ ...erased, headers: amara.headers })).statusCode).toBe(204);
    expect(await server.house.db.select().from(stories).where(eq(stories.id, id))).toEqual([]);
    expect(await server.house.db.select().from(storyComments).where(eq(storyComments.id, comment.id))).toEqual([]);
  });
});
