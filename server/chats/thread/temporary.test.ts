import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { threadMessages, threads } from '#server/chats/table.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import { chatting, WAIT } from '#test/chats.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, del, say, settled, withChat } = chatting(() => server);

describe('a temporary chat', () => {
  const begin = async (more: object = {}) => {
    const who = await server.person();
    const { body } = await post(who, '/threads/temporary', more);
    await say(who, body.id, 'Between us', { 'idempotency-key': 'between-us' });
    await settled(who, body.id);
    return { who, id: body.id };
  };
  const traces = async (owner: string, id: string) => [
    await server.house.db.$count(threads, eq(threads.id, id)),
    await server.house.db.$count(threadMessages, eq(threadMessages.threadId, id)),
    await server.house.db.$count(coachRuns, eq(coachRuns.subject, id)),
    await server.house.db.$count(idempotencyKeys, eq(idempotencyKeys.ownerId, owner)),
  ];

  test('leaves nothing when it is ended, not even what was asked', async () => {
    const { who, id } = await begin();
    expect((await traces(who.id, id)).every(Boolean)).toBe(true);
    expect((await get(who, `/threads/${id}/file`)).body.data.reason).toBe('temporary');
    expect((await del(who, `/threads/${id}`)).status).toBe(204);
    expect(await traces(who.id, id)).toEqual([0, 0, 0, 0]);
    expect((await get(who, `/threads/${id}`)).status).toBe(404);
  });

  test('is gone hours after its last message, and a kept chat is not', async () => {
    const { who, id } = await begin();
    const kept = await withChat();
    server.clock.advance(3 * 60 * 60 * 1000 + 1000);
    expect((await get(who, `/threads/${id}`)).status).toBe(404);
    await vi.waitFor(async () => {
      await server.house.jobs.drain();
      expect(await traces(who.id, id)).toEqual([0, 0, 0, 0]);
    }, WAIT);
    expect((await get(kept.who, `/threads/${kept.id}`)).status).toBe(200);
    expect((await del(kept.who, `/threads/${kept.id}`)).body.data.reason).toBe('kept');
  });
});
