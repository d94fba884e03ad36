import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { threadMessages, threads } from '#server/chats/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, meet } = asking(() => server);

async function withMaya() {
  const amara = await server.person();
  const { id } = await meet(amara);
  return { amara, id, chat: (await get(amara, `/relationships/${id}/chat`)).body };
}

const messages = async (who: Person, id: string) => (await get(who, `/threads/${id}`)).body.messages;

/** The thread once Mallama has finished. */
const answered = (who: Person, id: string, count: number) =>
  vi.waitFor(async () => {
    const all = await messages(who, id);
    expect(all).toHaveLength(count);
    expect(all.at(-1).reply?.status).toBe('done');
    return all;
  }, 8000);

describe('the chat about somebody', () => {
  test('greets once, with their name and what can be talked about, however many pages open it', async () => {
    const amara = await server.person();
    const { id } = await meet(amara, { personName: 'Maya Lind' });
    const opened = await Promise.all(Array.from({ length: 20 }, () => get(amara, `/relationships/${id}/chat`)));
    expect(new Set(opened.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const [chat] = opened.map(({ body }) => body);
    expect(chat).toMatchObject({ kind: 'relationship', status: 'active', personName: 'Maya Lind', silence: null });
    expect(chat.messages).toHaveLength(1);
    const [greeting] = chat.messages;
    expect(greeting).toMatchObject({
      senderId: 'ai',
      senderName: 'Mallama',
      role: 'assistant',
      isMine: false,
      reply: null,
    });
    for (const topic of [
      'Maya Lind',
      'Communication and conflict resolution',
      'Relationship dynamics',
      'Specific issues',
      'Emotional connection',
      'Boundaries',
    ])
      expect(greeting.content).toContain(topic);
    expect(chat.suggestions[0]).toContain('Maya Lind');
  });

  test('keeps what is said, and Mallama answers in it', async () => {
    const { amara, chat } = await withMaya();
    const said = await post(amara, `/threads/${chat.id}/messages`, { content: '  Maya forgot my birthday again  ' });
    expect(said.status).toBe(200);
    expect(said.body).toMatchObject({
      content: 'Maya forgot my birthday again',
      isMine: true,
      senderName: 'Amara',
      safety: null,
    });
    const all = await answered(amara, chat.id, 3);
    expect(all[2]).toMatchObject({ senderId: 'ai', notHelpful: null, meta: { adapter: 'embedded' } });
    expect(all[2].content.length).toBeGreaterThan(20);
    const rows = await server.house.db.select().from(threads);
    expect(rows.find(({ id }) => id === chat.id)?.messageCount).toBe(2);
  });

  test('draws no lessons from a crisis, and names whom to turn to', async () => {
    const { amara, id, chat } = await withMaya();
    await post(amara, `/threads/${chat.id}/messages`, { content: 'I am going to kill myself tonight.' });
    await answered(amara, chat.id, 3);
    const { status, body } = await post(amara, `/relationships/${id}/chat/insights`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      keyTakeaways: [],
      actionItems: [],
      meta: { adapter: 'embedded', safety: { category: 'self_harm' } },
    });
    expect(body.insights).toMatch(/staying safe.*call \d+/);
    expect(body.insights).not.toMatch(/kill|tonight/);
  });

  test('lies sealed', async () => {
    const { amara, chat } = await withMaya();
    await post(amara, `/threads/${chat.id}/messages`, { content: 'A secret that only I know' });
    await answered(amara, chat.id, 3);
    const rows = [
      ...(await server.house.db.select().from(threadMessages)),
      ...(await server.house.db.select().from(threads)),
    ];
    const bytes = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    expect(bytes.join()).not.toMatch(/secret|Maya|Amara|Mallama/);
  });
});
