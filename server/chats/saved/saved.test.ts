import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { savedChats, threads } from '#server/chats/table.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { chatting } from '#test/chats.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, del, say, talk, thread, withChat } = chatting(() => server);

const INSIGHTS = {
  aiInsights: 'You wanted to be seen.',
  keyTakeaways: '- Birthdays matter to me\n\n• She did not know',
  actionItems: ['Tell her on Sunday'],
};

describe('saving the current chat', () => {
  test('keeps all of it with its defaults, and a new, greeted one begins in its place', async () => {
    const { who, bond, id } = await withChat({ personName: 'Maya' });
    await talk(who, id, 'She forgot my birthday');
    const { status, body } = await post(who, `/relationships/${bond}/saved-chats`, {
      title: '  The birthday ',
      ...INSIGHTS,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ relationshipId: bond, title: 'The birthday', originalIssue: 'She forgot my birthday', status: 'resolved' },
      keyTakeaways: ['Birthdays matter to me', 'She did not know'],
      actionItems: ['Tell her on Sunday'],
      tags: ['Maya', 'relationship-help'],
    });
    expect(body.chatHistory.map(({ role, userName }: { role: string; userName: string }) => [role, userName])).toEqual([
      ['assistant', null],
      ['user', 'Amara'],
      ['assistant', null],
    ]);
    expect((await get(who, `/saved-chats/${body.id}`)).body).toEqual(body);
    const { body: next } = await get(who, `/relationships/${bond}/chat`);
    expect([next.id === id, next.status, next.messages.length]).toEqual([false, 'active', 1]);
    expect((await get(who, `/threads/${id}`)).status).toBe(404);
    expect(await server.house.db.$count(coachRuns, eq(coachRuns.subject, id))).toBe(0);
  });

  test.each([
    ['with a key', { 'idempotency-key': 'twice' }],
    ['without one', {}],
  ])('clicked twice %s saves one', async (_how, headers) => {
    const { who, bond, id } = await withChat();
    await talk(who, id, 'She forgot my birthday');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => post(who, `/relationships/${bond}/saved-chats`, { title: 'One' }, headers)),
    );
    const saved = all.filter(({ status }) => status === 200);
    expect(new Set(saved.map(({ body }) => body.id)).size).toBe(1);
    for (const { status } of all) expect([200, 404, 409]).toContain(status);
    expect((await get(who, `/relationships/${bond}/saved-chats`)).body).toHaveLength(1);
    expect((await get(who, `/relationships/${bond}/chat`)).body.messages).toHaveLength(1);
  });

  test('with nothing said needs a mark, and is then a general discussion', async () => {
    const { who, bond } = await withChat();
    const save = () => post(who, `/relationships/${bond}/saved-chats`, { title: 'Empty', status: 'needs_attention' });
    expect((await save()).body).toMatchObject({
      message: 'Nothing has been said in this chat yet.',
      data: { reason: 'empty' },
    });
    await server.ask({
      method: 'PUT',
      url: `/api/relationships/${bond}/chat/status`,
      headers: who.headers,
      payload: { status: 'needs_attention' },
    });
    expect((await save()).body).toMatchObject({ originalIssue: 'General discussion', status: 'needs_attention' });
  });

  test('happens in whole or not at all', async () => {
    const { who, bond, id } = await withChat();
    await talk(who, id, 'She forgot my birthday');
    const { forgetSubject } = server.house.coach.runs;
    const fails = vi.spyOn(server.house.coach.runs, 'forgetSubject').mockRejectedValueOnce(new Error('away'));
    expect((await post(who, `/relationships/${bond}/saved-chats`, { title: 'Lost?' })).status).toBe(500);
    fails.mockRestore();
    expect(server.house.coach.runs.forgetSubject).toBe(forgetSubject);
    expect(await server.house.db.$count(savedChats, eq(savedChats.ownerId, who.id))).toBe(0);
    expect((await thread(who, id)).messages).toHaveLength(3);
  });
});

describe('a saved chat', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const given = [{ role: 'user', content: 'Given\u0000 \ud83d\ude00', timestamp: at, userName: 'Amara' }];

  test('can be handed in as it was, and leaves the current one alone', async () => {
    const { who, bond, id } = await withChat();
    const { body } = await post(who, `/relationships/${bond}/saved-chats`, {
      title: 'Imported',
      chatHistory: given,
      tags: [],
    });
    expect(body).toMatchObject({ chatHistory: given, originalIssue: given[0]?.content, tags: [] });
    expect((await get(who, `/threads/${id}`)).status).toBe(200);
  });

  test.each([
    [{}, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please keep the title under 200 characters'],
    [{ title: 'T', status: 'done' }, 'status', 'Please choose a status'],
    [{ title: 'T', aiInsights: 'x'.repeat(10_001) }, 'aiInsights', 'Please keep it under 10,000 characters'],
  ])('is refused in words: %#', async (payload, path, message) => {
    const { who, bond } = await withChat();
    const { status, body } = await post(who, `/relationships/${bond}/saved-chats`, payload);
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
  });

  test('stands in a list, newest first, page by page, and can be deleted by its owner alone', async () => {
    const { who, bond } = await withChat();
    const ben = await withChat();
    for (const title of ['First', 'Second', 'Third'])
      await post(who, `/relationships/${bond}/saved-chats`, { title, chatHistory: [] });
    const all = (await get(who, `/relationships/${bond}/saved-chats`)).body;
    expect(all.map(({ title }: { title: string }) => title)).toEqual(['Third', 'Second', 'First']);
    const rest = (await get(who, `/relationships/${bond}/saved-chats?before=${all[0].id}&limit=1`)).body;
    expect(rest.map(({ title }: { title: string }) => title)).toEqual(['Second']);
    for (const answer of [
      await get(ben.who, `/saved-chats/${all[0].id}`),
      await del(ben.who, `/saved-chats/${all[0].id}`),
    ])
      expect(answer.status).toBe(404);
    expect((await del(who, `/saved-chats/${all[0].id}`)).status).toBe(204);
    expect((await get(who, `/saved-chats/${all[0].id}`)).status).toBe(404);
  });

  test('lies sealed', async () => {
    const { who, bond } = await withChat();
    await post(who, `/relationships/${bond}/saved-chats`, { title: 'A quiet title', chatHistory: [] });
    const rows = await server.house.db.select().from(savedChats);
    expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toContain('quiet');
  });
});

describe('what a chat came to', () => {
  test('is made of what was said in it', async () => {
    const { who, bond, id } = await withChat();
    expect((await post(who, `/relationships/${bond}/chat/insights`)).body.data.reason).toBe('empty');
    await talk(who, id, 'I felt hurt when Maya forgot my birthday again');
    const { body } = await post(who, `/relationships/${bond}/chat/insights`);
    expect(body.keyTakeaways.join(' ')).toContain('hurt');
    // No next step was named, so none is invented.
    expect([body.actionItems, body.meta.adapter]).toEqual([[], 'embedded']);
  });

  test('is unavailable, in honest words, where no coach can say', async () => {
    const { who, bond, id } = await withChat();
    await talk(who, id, 'I felt hurt');
    const failing = vi.spyOn(server.house.coach, 'ask').mockRejectedValueOnce(new Error('no coach'));
    const error = vi.spyOn(server.house.log, 'error').mockImplementation(() => {});
    const { status, body } = await post(who, `/relationships/${bond}/chat/insights`);
    failing.mockRestore();
    error.mockRestore();
    expect([status, body.data.reason]).toEqual([503, 'insights']);
  });
});

test('a chat that is deleted without saving begins anew, with nothing left of it', async () => {
  const { who, bond, id } = await withChat();
  await say(who, id, 'She forgot my birthday');
  expect((await del(who, `/relationships/${bond}/chat`)).status).toBe(204);
  expect(await server.house.db.$count(threads, eq(threads.id, id))).toBe(0);
  expect(await server.house.db.$count(coachRuns, eq(coachRuns.subject, id))).toBe(0);
  expect((await get(who, `/relationships/${bond}/chat`)).body.messages).toHaveLength(1);
});
