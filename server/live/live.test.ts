import { getEventMeta } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openHouse } from '#server/house.ts';
import type { Stream } from '#server/live/stream.ts';
import { liveEvents } from '#server/live/table.ts';
import type { House } from '#server/services.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let elsewhere: House;
const opened: Stream[] = [];

beforeAll(async () => {
  server = await openTestServer();
  elsewhere = await openHouse(server.house.config, server.connection, server.clock.now);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.return()));
});
afterAll(async () => {
  await elsewhere.close();
  await server.close();
});

const id = () => crypto.randomUUID();

/** A listening page: its events, and the position to continue from. */
function listen(house: House, ownerId: string, lastEventId?: string) {
  const stream = house.live.open(ownerId, lastEventId);
  opened.push(stream);
  const page = { heard: [] as string[], position: lastEventId, ended: false, leave: () => stream.return() };
  (async () => {
    for await (const event of stream) {
      page.heard.push(event.id ? `${event.kind} ${event.id}` : event.kind);
      page.position = getEventMeta(event)?.id ?? page.position;
    }
    page.ended = true;
  })();
  return page;
}

async function listening(house: House, ownerId: string, lastEventId?: string) {
  const page = listen(house, ownerId, lastEventId);
  await vi.waitFor(() => expect(page.heard).toContain('opened'));
  return page;
}

const cutListeners = () =>
  server.house.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  );

describe('live events', () => {
  test('reach the pages of their member in every process, and nobody else', async () => {
    const [amara, ben, chat] = [id(), id(), id()];
    const pages = await Promise.all([listening(server.house, amara), listening(elsewhere, amara)]);
    const other = await listening(elsewhere, ben);
    await server.house.live.notify(amara, { kind: 'chat', id: chat });
    await elsewhere.live.notify(amara, { kind: 'membership' });
    for (const page of pages) {
      await vi.waitFor(() => expect(page.heard).toEqual(['opened', `chat ${chat}`, 'membership']));
    }
    expect(other.heard).toEqual(['opened']);
  });

  test('are told when their transaction commits, and never when it does not', async () => {
    const [amara, one, two] = [id(), id(), id()];
    const page = await listening(server.house, amara);
    const telling = (subject: string) =>
      server.house.db.transaction(async (tx) => {
        await server.house.live.notify(amara, { kind: 'chat', id: subject }, tx);
        if (subject === one) throw new Error('changed my mind');
      });
    await telling(one).catch(() => {});
    await telling(two);
    await vi.waitFor(() => expect(page.heard).toEqual(['opened', `chat ${two}`]));
  });

  test('missed while a page was away are told when it comes back, in whichever process, once', async () => {
    const [amara, first, ...missed] = [id(), id(), id(), id(), id()];
    const [page, there] = await Promise.all([listening(server.house, amara), listening(elsewhere, amara)]);
    await server.house.live.notify(amara, { kind: 'chat', id: first });
    for (const { heard } of [page, there]) await vi.waitFor(() => expect(heard).toHaveLength(2));
    await page.leave();
    for (const subject of missed) await server.house.live.notify(amara, { kind: 'chat', id: subject });
    const back = await listening(elsewhere, amara, page.position);
    expect(back.heard).toEqual([...missed.map((subject) => `chat ${subject}`), 'opened']);
  });

  test('are missed neither by a page that was told nothing before it went', async () => {
    const [amara, chat] = [id(), id()];
    const page = await listening(server.house, amara);
    await page.leave();
    await server.house.live.notify(amara, { kind: 'chat', id: chat });
    const back = await listening(elsewhere, amara, page.position);
    expect(back.heard).toEqual([`chat ${chat}`, 'opened']);
  });

  test('that were numbered before and committed after the last one seen are told too', async () => {
    const [amara, early, late] = [id(), id(), id()];
    const [page, there] = await Promise.all([listening(server.house, amara), listening(elsewhere, amara)]);
    await server.house.db.transaction(async (slow) => {
      await server.house.live.notify(amara, { kind: 'chat', id: early }, slow);
      await server.house.live.notify(amara, { kind: 'chat', id: late });
      await vi.waitFor(() => expect(page.heard).toEqual(['opened', `chat ${late}`]));
      await page.leave();
    });
    // What the other process has not heard of yet, a page that opens there would be told after that.
    await vi.waitFor(() => expect(there.heard).toEqual(['opened', `chat ${late}`, `chat ${early}`]));
    const back = await listening(elsewhere, amara, page.position);
    expect(back.heard).toEqual([`chat ${early}`, 'opened']);
  });

  test('are lost by no page when the listening connections break', async () => {
    const amara = id();
    const pages = await Promise.all([listening(server.house, amara), listening(elsewhere, amara)]);
    const subjects = Array.from({ length: 40 }, id);
    for (const [i, subject] of subjects.entries()) {
      if (i % 15 === 5) await cutListeners();
      await server.house.live.notify(amara, { kind: 'chat', id: subject });
    }
    const all = subjects.map((subject) => `chat ${subject}`).toSorted();
    for (const page of pages) {
      const told = () => [...new Set(page.heard.filter((event) => event !== 'opened'))].toSorted();
      await vi.waitFor(() => expect(told()).toEqual(all), 5000);
    }
  });

  test('beyond what can be told become one gap', async () => {
    const amara = id();
    const { position } = await listening(server.house, amara);
    const rows = Array.from({ length: 501 }, () => ({ ownerId: amara, kind: 'chat', createdAt: server.house.now() }));
    await server.house.db.insert(liveEvents).values(rows);
    expect((await listening(server.house, amara, position)).heard).toEqual(['gap', 'opened']);
    expect((await listening(server.house, amara, 'no position of ours')).heard).toEqual(['gap', 'opened']);
  });

  test('are forgotten after an hour', async () => {
    const { house, clock } = server;
    await house.live.notify(id(), { kind: 'old' });
    clock.advance(50 * 60_000);
    await house.live.notify(id(), { kind: 'young' });
    clock.advance(20 * 60_000);
    await Promise.all([house.jobs.drain(), elsewhere.jobs.drain()]);
    const kinds = (await house.db.select().from(liveEvents)).map(({ kind }) => kind);
    expect(kinds).toContain('young');
    expect(kinds).not.toContain('old');
  });
});

describe('live streams', () => {
  test('make room: the seventh of a member ends the oldest, which is told why', async () => {
    const amara = id();
    const pages: Awaited<ReturnType<typeof listening>>[] = [];
    for (let i = 0; i < 7; i++) pages.push(await listening(server.house, amara));
    await vi.waitFor(() => expect(pages.map(({ ended }) => ended)).toEqual([true, ...Array(6).fill(false)]));
    expect(pages[0]?.heard).toEqual(['opened', 'displaced']);
  });

  test('of one member end in every process when asked, and nobody else’s', async () => {
    const [amara, ben] = [id(), id()];
    const pages = await Promise.all([listening(server.house, amara), listening(elsewhere, amara)]);
    const other = await listening(server.house, ben);
    await server.house.live.closeFor(amara);
    await vi.waitFor(() => expect(pages.map(({ ended }) => ended)).toEqual([true, true]));
    expect(other.ended).toBe(false);
  });
});
