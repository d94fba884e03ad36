import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_SECONDS } from '#contract/journal.ts';
import { journalEntries } from '#server/journal/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
});

const { get, post, del, meet } = asking(() => server);
const put = async (who: Person, path: string, payload: object) => {
  const answer = await server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const form = { title: 'A short call', content: 'Eleven minutes, about the boiler.', emotions: 'calm', mood: 'neutral' };
const write = async (more: object = {}, who = amara) => (await post(who, '/journal', { ...form, ...more })).body;
const today = () => server.clock.now().toISOString().slice(0, 10);
const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY).toISOString().slice(0, 10);
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('an entry', () => {
  test('is kept with its day, and the latest day comes first', async () => {
    const entry = await write({ tags: ['dad', ' Dad ', 'boiler'] });
    expect(entry).toMatchObject({
      ...form,
      tags: ['Dad', 'boiler'],
      on: today(),
      relationshipId: null,
      aiInsights: null,
    });
    await write({ title: 'Earlier', on: ago(3) });
    await write({ title: 'Later' });
    expect(titles((await get(amara, '/journal')).body)).toEqual(['Later', 'A short call', 'Earlier']);
  });

  test('is about the day that it is where its writer is', async () => {
    const east = await write({ timeZone: 'Pacific/Kiritimati' });
    const west = await write({ timeZone: 'Pacific/Niue' });
    expect(east.on > west.on).toBe(true);
  });

  test('is saved again as a whole, and keeps its day', async () => {
    const { id, createdAt } = await write({ on: ago(2), tags: ['dad'] });
    const { body } = await put(amara, `/journal/${id}`, { ...form, title: 'Another title' });
    expect(body).toMatchObject({ id, title: 'Another title', tags: [], on: ago(2), createdAt });
  });

  test('is saved again also after whom it is about was deleted', async () => {
    const { id: maya } = await meet(amara);
    const { id } = await write({ relationshipId: maya });
    await del(amara, `/relationships/${maya}`);
    const shown = (await get(amara, `/journal/${id}`)).body;
    const { status, body } = await put(amara, `/journal/${id}`, {
      ...{ ...form, content: 'Twelve minutes, about the boiler.', relationshipId: shown.relationshipId },
    });
    expect([status, body.content]).toEqual([200, 'Twelve minutes, about the boiler.']);
  });

  test('may be about somebody, who must be theirs', async () => {
    const ben = await server.person('admin');
    const [mine, other] = [await meet(amara), await meet(ben)];
    expect(await write({ relationshipId: mine.id })).toMatchObject({ relationshipId: mine.id });
    expect((await post(amara, '/journal', { ...form, relationshipId: other.id })).status).toBe(404);
  });

  test.each([
    ['no title', { title: ' ' }, 'title', 'Title is required'],
    ['a long title', { title: 'x'.repeat(101) }, 'title', 'Title too long'],
    ['few words', { content: 'Too short' }, 'content', 'Content must be at least 10 characters'],
    ['too many words', { content: 'x'.repeat(5001) }, 'content', 'Content too long'],
    ['no emotions', { emotions: '' }, 'emotions', 'Please describe your emotions'],
    ['no mood', { mood: 'furious' }, 'mood', 'Please choose how you feel'],
    ['sixty tags', { tags: Array.from({ length: 60 }, (_, i) => `tag ${i}`) }, 'tags', 'Please use at most 20 tags'],
    ['a day to come', { on: '2199-01-01' }, 'on', 'This day is in the future'],
    ['a place without time', { timeZone: 'Mars/Olympus' }, 'timeZone', 'There is no such time zone'],
  ])('with %s is refused', async (_what, wrong, path, message) => {
    const { status, body } = await post(amara, '/journal', { ...form, ...wrong });
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
    expect((await get(amara, '/journal')).body).toEqual([]);
  });

  test('lies in the database without a word, a mood or a tag of it', async () => {
    const { id } = await write({ title: 'Marzipan', mood: 'very_sad', tags: ['secret'] });
    const [row] = await server.house.db.select().from(journalEntries).where(eq(journalEntries.id, id));
    const open = JSON.stringify({ ...row, sealed: row?.sealed.toString('latin1') });
    expect(open).not.toMatch(/Marzipan|very_sad|secret|boiler/);
  });

  test('that speaks of danger is kept, with the card beside it', async () => {
    const { status, body } = await post(amara, '/journal', { ...form, content: 'I want to kill myself tonight.' });
    expect([status, body.safety.level > 0]).toEqual([200, true]);
    expect((await get(amara, '/journal')).body).toHaveLength(1);
  });

  test('sent twice with one key is kept once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const both = [await post(amara, '/journal', form, key), await post(amara, '/journal', form, key)];
    expect(both.map(({ body }) => body.id)).toEqual([both[0]?.body.id, both[0]?.body.id]);
    expect((await get(amara, '/journal')).body).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('can be undone for a few seconds, and is for good after that', async () => {
    const { id } = await write();
    expect((await del(amara, `/journal/${id}`)).status).toBe(204);
    expect((await get(amara, '/journal')).body).toEqual([]);
    expect((await post(amara, `/journal/${id}/restore`)).body).toMatchObject({ id });
    await del(amara, `/journal/${id}`);
    server.clock.advance((UNDO_SECONDS + 6) * 1000);
    expect((await post(amara, `/journal/${id}/restore`)).status).toBe(404);
    await server.house.jobs.drain();
    expect(await server.house.db.select().from(journalEntries).where(eq(journalEntries.id, id))).toEqual([]);
  });

  test('a person leaves the entries about them', async () => {
    const { id: relationshipId } = await meet(amara);
    const { id } = await write({ relationshipId });
    await del(amara, `/relationships/${relationshipId}`);
    server.clock.advance(60_000);
    await server.house.jobs.drain();
    expect((await get(amara, '/journal')).body).toMatchObject([{ id, relationshipId: null }]);
  });
});

describe('the list', () => {
  test('comes in pages that miss nothing and repeat nothing', async () => {
    for (let i = 0; i < 7; i++) await write({ title: `Entry ${i}`, on: ago(i % 3) });
    const all = titles((await get(amara, '/journal?limit=200')).body);
    const seen: string[] = [];
    for (let path: string | undefined = '/journal?limit=3'; path; ) {
      const { body, headers } = await get(amara, path);
      seen.push(...titles(body));
      path = /<\/api([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(all);
    expect(seen).toHaveLength(7);
  });

  test('is narrowed by words, mood, tag, person and days', async () => {
    const { id: relationshipId } = await meet(amara);
    await write({ title: 'Boiler', tags: ['Dad'], relationshipId });
    await write({ title: 'Canal', content: 'A long walk without phones.', mood: 'happy', on: ago(5) });
    const find = async (wanted: object) => titles((await post(amara, '/journal/search', wanted)).body);
    expect(await find({})).toEqual(['Boiler', 'Canal']);
    expect(await find({ words: 'WALK phones' })).toEqual(['Canal']);
    expect(await find({ words: 'walk boiler' })).toEqual([]);
    expect(await find({ mood: 'happy' })).toEqual(['Canal']);
    expect(await find({ tag: 'dad' })).toEqual(['Boiler']);
    expect(await find({ relationshipId })).toEqual(['Boiler']);
    expect(await find({ to: ago(1) })).toEqual(['Canal']);
    expect(await find({ from: ago(1), words: 'boiler' })).toEqual(['Boiler']);
  });

  test('tells what comes up again, with the entries it was counted in', async () => {
    for (const [i, mood] of ['sad', 'very_sad', 'sad'].entries())
      await write({ title: `Visit ${i}`, tags: ['visits'], mood, on: ago(3 - i) });
    const pattern = '“visits” is in 3 of your last 3 entries. You felt low in all 3.';
    const [latest, second] = (await get(amara, '/journal')).body;
    expect(latest.aiInsights).toMatchObject({
      emotionalPattern: pattern,
      sources: [{ title: 'Visit 2' }, { title: 'Visit 1' }, { title: 'Visit 0' }],
    });
    expect(second.aiInsights).toBeNull();
    expect((await post(amara, '/journal/search', { words: 'visit 2' })).body[0].aiInsights.emotionalPattern).toBe(
      pattern,
    );
  });

  test('is nobody else’s', async () => {
    const { id } = await write();
    const ben = await server.person('admin');
    expect((await get(ben, '/journal')).body).toEqual([]);
    expect((await post(ben, '/journal/search', { words: 'boiler' })).body).toEqual([]);
    expect((await get(ben, `/journal?before=${id}`)).body).toEqual([]);
  });

  test('of five thousand entries is searched in time that grows with them, and others get their turn', async () => {
    const safe = await server.house.vault.of(amara.id);
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => {
        const at = new Date(server.clock.now().getTime() - (from + i) * 60_000);
        const id = `0190${(10_000 - from - i).toString(16).padStart(4, '0')}-0000-7000-8000-${amara.id.slice(-12)}`;
        const words = {
          ...form,
          content: 'We talked about the kitchen, and it can wait until Sunday. '.repeat(8),
          tags: [],
        };
        return {
          id,
          ownerId: amara.id,
          day: today(),
          createdAt: at,
          updatedAt: at,
          sealed: safe.seal('journal_entries', id, words),
        };
      });
    const fill = async (from: number, to: number) => {
      for (let at = from; at < to; at += 1000)
        await server.house.db.insert(journalEntries).values(rows(at, Math.min(at + 1000, to)));
    };
    const search = async () => {
      const before = process.cpuUsage();
      expect((await post(amara, '/journal/search', { words: 'rutabaga' })).body).toEqual([]);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await fill(0, 1000);
    await search();
    const few = await search();
    await fill(1000, 5000);
    expect((await search()) / few).toBeLessThan(15);
  });
});

describe('moods', () => {
  test('are the average of a day, and stand beside what entries have in common', async () => {
    const { id: relationshipId } = await meet(amara);
    await write({ mood: 'very_sad', tags: ['visits'], relationshipId });
    await write({ mood: 'happy', tags: ['Visits'], relationshipId });
    await write({ mood: 'happy', tags: ['visits'], relationshipId, on: ago(2) });
    await write({ mood: 'sad', on: ago(20) });
    const { body } = await get(amara, '/journal/moods');
    expect(body).toMatchObject({ from: ago(13), to: today(), tags: ['visits'] });
    expect(body.days).toEqual([
      { on: ago(2), mood: 'happy', entries: 1 },
      { on: today(), mood: 'neutral', entries: 2 },
    ]);
    expect(body.beside).toEqual([
      { kind: 'tag', name: 'visits', entries: 3, average: 3 },
      { kind: 'person', name: relationshipId, entries: 3, average: 3 },
    ]);
    expect((await get(amara, '/journal/moods?days=30')).body.days).toHaveLength(3);
    expect((await get(amara, '/journal/moods?days=367')).status).toBe(400);
  });
});

describe('elsewhere', () => {
  test('an entry is found by the search over everything, exported and erased', async () => {
    const { id } = await write({ title: 'Marzipan' });
    const { body } = await post(amara, '/search', { words: 'marzipan' });
    expect(body.found).toMatchObject([{ kind: 'journal', id, title: 'Marzipan', path: `/journal?entry=${id}` }]);
    const file = await get(amara, '/account/export');
    expect(file.body.rooms.journal.entries).toMatchObject([{ id, title: 'Marzipan' }]);
    await server.ask({ method: 'DELETE', url: '/api/account', headers: amara.headers, payload: { confirm: 'erase' } });
    expect(await server.house.db.select().from(journalEntries).where(eq(journalEntries.ownerId, amara.id))).toEqual([]);
  });
});
