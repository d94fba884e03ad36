import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chatMessages, chatThreads } from '#server/chats/chats.ts';
import { threadMessages } from '#server/chats/table.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { chatting, WAIT } from '#test/chats.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { post, thread, couple, withChat, talk, say: sayTo } = chatting(() => server);
const times = <Made>(many: number, make: (i: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: many }, (_, i) => make(i)));

/** Waits until a query is blocked by another transaction's lock. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await server.house.db.execute<Record<string, unknown>>(
      sql`select 1 from pg_locks where not granted`,
    );
    expect(rows).not.toHaveLength(0);
  }, WAIT);

test('of many who come into a session at once, by whatever door, one is greeted', async () => {
  const { amara, ben, hers, his } = await couple('trial');
  const { body } = await post(amara, `/chat-sessions/${hers}/invite`, {});
  const id = body.sessionId;
  const answers = await times(12, (i) =>
    i % 3 === 2 ? post(ben, `/chat-sessions/${his}/invite`, {}) : post(ben, `/chat-sessions/${id}/accept`),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const it = await thread(amara, id);
  expect(it.messages).toHaveLength(1);
  expect(it.participants.map(({ state }: { state: string }) => state)).toEqual(['joined', 'joined']);
});

test('whoever waits for a thread and has left it meanwhile is not let in', async () => {
  const { who, id } = await withChat();
  const { house } = server;
  const visitor = { id: who.id, hasAccess: true };
  const waiting = await house.db.transaction(async (tx) => {
    await chatThreads.hold(house, tx, visitor, id);
    const second = house.db
      .transaction((other) => chatThreads.hold(house, other, visitor, id))
      .catch(({ code }) => code);
    await untilSomebodyWaits();
    await tx.execute(sql`update thread_members set state = 'left' where thread_id = ${id}`);
    return { second };
  });
  expect(await waiting.second).toBe('not_found');
});

test('a chat that is deleted while its reply ends stands in nobody’s way, and leaves nothing', async () => {
  const { who, id } = await withChat();
  const { house } = server;
  const given = { message: 'She forgot my birthday' };
  const runId = await house.db.transaction(async (tx) => {
    const held = await chatThreads.hold(house, tx, { id: who.id, hasAccess: true }, id);
    const order = { ownerId: who.id, task: 'coachChat', given, room: 'chats', subject: id } as const;
    const runId = await house.coach.runs.begin(order);
    await untilSomebodyWaits();
    // The reply that ends waits for the thread, and holds no lock that the deletion needs.
    const free = await tx.execute<{ id: string }>(
      sql`select id from coach_runs where id = ${runId} for update skip locked`,
    );
    expect(free.rows).toHaveLength(1);
    await chatThreads.remove(house, tx, held.thread);
    return runId;
  });
  await house.coach.runs.ended(who.id, runId);
  expect(await house.db.select().from(coachRuns).where(eq(coachRuns.id, runId))).toEqual([]);
});

test('a message is kept with the answer to it, or neither is', async () => {
  const { who, id } = await withChat();
  const died = { ...server.house, answered: () => Promise.reject(new Error('died')) };
  await expect(chatMessages.send(died, { id: who.id, hasAccess: true }, id, 'She forgot my birthday')).rejects.toThrow(
    'died',
  );
  expect((await thread(who, id)).messages).toHaveLength(1);
});

test('a reply that was lost is ended once, however many write at once, and they wait for no connection', async () => {
  const { who, id } = await withChat();
  const { messages } = await talk(who, id, 'She forgot my birthday');
  const lost = messages.at(-1).id;
  await server.house.db.update(threadMessages).set({ status: 'running' }).where(eq(threadMessages.id, lost));
  const sent = await times(20, (i) => sayTo(who, id, `Message ${i}`));
  expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const ended = (await thread(who, id)).messages.find((one: { id: string }) => one.id === lost);
  expect(ended).toMatchObject({ reply: { status: 'done' }, content: messages.at(-1).content });
});
