import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { savedChats, threadMessages, threads } from '#server/chats/table.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { chatting, WAIT } from '#test/chats.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, patch, del, say, talk, thread, settled, withChat } = chatting(() => server);

const put = (who: { headers: Record<string, string> }, path: string, payload: object) =>
  server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload });
const texts = (it: { messages: { content: string }[] }) => it.messages.map(({ content }) => content);

describe('what is said', () => {
  test('arrives exactly once, however often it is sent with one key', async () => {
    const { who, id } = await withChat();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => say(who, id, 'Only once', { 'idempotency-key': 'the-one' })),
    );
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const { messages } = await settled(who, id);
    expect(messages).toHaveLength(3);
  });

  test('in one moment is answered one at a time', async () => {
    const { who, id } = await withChat();
    const all = await Promise.all(Array.from({ length: 5 }, (_, i) => say(who, id, `Number ${i}`)));
    const refused = all.filter(({ status }) => status === 409);
    for (const { body } of refused)
      expect(body).toMatchObject({ message: 'Mallama is still answering.', data: { reason: 'busy' } });
    const { messages } = await settled(who, id);
    expect(messages).toHaveLength(1 + 2 * (all.length - refused.length));
  });

  test.each([
    ['blank', ' \n\t ', 'Please write a message'],
    ['huge', 'x'.repeat(8001), 'Please keep your message under 8,000 characters'],
  ])('that is %s is refused in words', async (_what, content, message) => {
    const { who, id } = await withChat();
    const { status, body } = await say(who, id, content);
    expect([status, body.data.issues]).toEqual([400, [{ path: 'content', message }]]);
    expect((await thread(who, id)).messages).toHaveLength(1);
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['half a sign', 'x\ud800y'],
    ['8,000 signs', 'ä'.repeat(8000)],
    ['markup', '<b>& "q" $$ %s'],
  ])('with %s is kept as it is', async (_what, content) => {
    const { who, id } = await withChat();
    const { said, messages } = await talk(who, id, content);
    expect(said.content).toBe(content.toWellFormed());
    expect(messages.at(-1).reply.status).toBe('done');
  });

  test('to a chat that is marked is refused as closed, and goes again when the mark is taken back', async () => {
    const { who, bond, id } = await withChat();
    expect(
      JSON.parse((await put(who, `/relationships/${bond}/chat/status`, { status: 'needs_attention' })).body),
    ).toMatchObject({
      status: 'needs_attention',
      silence: 'closed',
    });
    const refused = await say(who, id, 'Hello?');
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This chat is closed.', data: { reason: 'closed' } },
    });
    await put(who, `/relationships/${bond}/chat/status`, { status: 'active' });
    expect((await say(who, id, 'Hello?')).status).toBe(200);
  });

  test('needs a plan of whoever began it', async () => {
    const { who, id } = await withChat();
    server.clock.advance(25 * 60 * 60 * 1000);
    for (const { status } of [await get(who, `/threads/${id}`), await say(who, id, 'Hello')]) expect(status).toBe(402);
  });

  test('tells the coach whom it is about, and what came before', async () => {
    const { who, id } = await withChat({ personName: 'Maya', strugglingWith: 'Listening' });
    await talk(who, id, 'Maya forgot my birthday');
    await talk(who, id, 'I felt small');
    const rows = await server.house.db.select().from(coachRuns).where(eq(coachRuns.subject, id));
    const safe = await server.house.vault.of(who.id);
    const asked = rows.map(
      (row) => safe.open<{ input: Record<string, unknown> }>('coach_runs', `${row.id}:input`, row.input).input,
    );
    const second = asked.find(({ message }) => message === 'I felt small');
    expect(second).toMatchObject({
      name: 'Amara',
      relationship: { personName: 'Maya' },
      // Without a model nobody would read notes.
      known: [],
    });
    expect(JSON.stringify(second?.history)).toContain('Maya forgot my birthday');
  });
});

describe('a message of one’s own', () => {
  test('can be said differently: what followed goes, and Mallama answers anew', async () => {
    const { who, id } = await withChat();
    const first = await talk(who, id, 'She forgot my birthday');
    await talk(who, id, 'And then she laughed');
    const changed = await patch(who, `/threads/${id}/messages/${first.said.id}`, { content: 'She forgot our plans' });
    expect(changed.status).toBe(200);
    expect(changed.body.editedAt).toBeTruthy();
    const it = await settled(who, id);
    expect(it.messages).toHaveLength(3);
    expect(texts(it)[1]).toBe('She forgot our plans');
    const [row] = await server.house.db.select().from(threads).where(eq(threads.id, id));
    expect(row?.messageCount).toBe(2);
  });

  test('can be taken back, and that there was one stays', async () => {
    const { who, id } = await withChat();
    const { said } = await talk(who, id, 'Something I regret');
    expect((await del(who, `/threads/${id}/messages/${said.id}`)).status).toBe(204);
    const { messages } = await thread(who, id);
    expect(messages[1]).toMatchObject({ content: 'removed by its author', isRemoved: true, isMine: true });
    expect((await patch(who, `/threads/${id}/messages/${said.id}`, { content: 'Again' })).body.data.reason).toBe(
      'removed',
    );
    const safe = await server.house.vault.of(who.id);
    const rows = await server.house.db.select().from(threadMessages).where(eq(threadMessages.id, said.id));
    expect(rows.map((row) => safe.open('thread_messages', row.id, row.sealed))).toMatchObject([{ text: '' }]);
  });

  test('is not one of Mallama’s', async () => {
    const { who, id } = await withChat();
    const [greeting] = (await thread(who, id)).messages;
    for (const { status, body } of [
      await patch(who, `/threads/${id}/messages/${greeting.id}`, { content: 'Mine now' }),
      await del(who, `/threads/${id}/messages/${greeting.id}`),
    ])
      expect([status, body.data.reason]).toEqual([403, 'not_yours']);
  });
});

describe('an answer', () => {
  test('can be asked for again, in place of the last one', async () => {
    const { who, id } = await withChat();
    const { messages, said } = await talk(who, id, 'She forgot my birthday');
    const old = messages.at(-1);
    const again = await post(who, `/threads/${id}/messages/${old.id}/regenerate`);
    expect(again.status).toBe(200);
    const it = await settled(who, id);
    expect(it.messages.map((one: { id: string }) => one.id)).toEqual([messages[0].id, said.id, again.body.id]);
    expect((await post(who, `/threads/${id}/messages/${messages[0].id}/regenerate`)).body.data.reason).toBe('not_last');
    expect((await post(who, `/threads/${id}/messages/${old.id}/regenerate`)).status).toBe(404);
  });

  test('is replaced once, however often that is asked at once', async () => {
    const { who, id } = await withChat();
    const { messages } = await talk(who, id, 'She forgot my birthday');
    const old = messages.at(-1).id;
    const all = await Promise.all(
      Array.from({ length: 8 }, () => post(who, `/threads/${id}/messages/${old}/regenerate`)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await settled(who, id)).messages).toHaveLength(3);
  });

  test('can be called not helpful for a reason, and that can be taken back', async () => {
    const { who, id } = await withChat();
    const { messages, said } = await talk(who, id, 'She forgot my birthday');
    const path = `/threads/${id}/messages/${messages.at(-1).id}/not-helpful`;
    expect((await put(who, path, { reason: 'one_sided' })).json().notHelpful).toBe('one_sided');
    expect((await thread(who, id)).messages.at(-1).notHelpful).toBe('one_sided');
    expect((await put(who, path, { reason: null })).json().notHelpful).toBeNull();
    expect((await put(who, path, { reason: 'boring' })).statusCode).toBe(400);
    expect((await put(who, `/threads/${id}/messages/${said.id}/not-helpful`, { reason: 'other' })).statusCode).toBe(
      403,
    );
  });

  test('that nobody writes any more is ended, and the chat goes on', async () => {
    const { who, id } = await withChat();
    const { messages } = await talk(who, id, 'She forgot my birthday');
    const last = messages.at(-1);
    await server.house.db.update(threadMessages).set({ status: 'running' }).where(eq(threadMessages.id, last.id));
    await server.house.db.delete(coachRuns).where(eq(coachRuns.id, last.reply.id));
    expect((await say(who, id, 'Are you there?')).status).toBe(200);
    const it = await settled(who, id);
    expect(it.messages.map(({ reply }: { reply: { status: string } | null }) => reply?.status ?? null)).toEqual([
      null,
      null,
      'failed',
      null,
      'done',
    ]);
  });
});

test('a long thread opens with its newest messages, and the earlier ones come page by page', async () => {
  const { who, id } = await withChat();
  const safe = await server.house.vault.of(who.id);
  const at = new Date(server.clock.now().getTime() - 1000);
  const rows = Array.from({ length: 250 }, (_, i) => {
    const message = `01890000-0000-7000-8000-${String(i).padStart(12, '0')}`;
    const sealed = safe.seal('thread_messages', message, {
      text: `Line ${i}`,
      to: null,
      notice: null,
      meta: null,
      safety: null,
    });
    return { id: message, threadId: id, authorId: who.id, sealed, createdAt: at };
  });
  await server.house.db.insert(threadMessages).values(rows);
  const it = await thread(who, id);
  expect([it.messages.length, it.hasEarlier, it.messages[0].content]).toEqual([100, true, 'Line 151']);
  const earlier = (await get(who, `/threads/${id}/messages?before=${it.messages[0].id}&limit=100`)).body;
  expect([earlier.messages.length, earlier.hasEarlier, earlier.messages[0].content]).toEqual([100, true, 'Line 51']);
  const first = (await get(who, `/threads/${id}/messages?before=${earlier.messages[0].id}`)).body;
  expect([first.messages.length, first.hasEarlier]).toEqual([51, false]);
  const { body } = await get(who, `/threads/${id}/file?format=json`);
  expect(JSON.parse(body.text).messages).toHaveLength(251);
});

test('a chat is one file, in three forms, whose name says nothing', async () => {
  const { who, id } = await withChat({ personName: 'Maya' });
  await talk(who, id, 'A **bold** word');
  const file = async (format: string) => (await get(who, `/threads/${id}/file?format=${format}`)).body;
  const [markdown, text, json] = await Promise.all(['markdown', 'text', 'json'].map(file));
  expect(markdown).toMatchObject({
    name: expect.stringMatching(/^mallama-chat-\d{4}-\d\d-\d\d\.md$/),
    type: 'text/markdown',
  });
  expect(markdown.text).toMatch(
    /^# Chat about Maya\n[\s\S]*\*\*Amara\*\*, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\nA \*\*bold\*\* word/,
  );
  expect(text.text).toContain('Amara, ');
  expect(JSON.parse(json.text).messages).toHaveLength(3);
  expect((await get(who, `/threads/${id}/file?format=pdf`)).status).toBe(400);
});

test('what happened to somebody’s safety is told beside it, and nothing is suggested any more', async () => {
  const { who, bond, id } = await withChat();
  const { said, messages, suggestions } = await talk(who, id, 'He hit me again last night and I am scared of him');
  expect(said.safety).toMatchObject({ category: 'domestic_violence' });
  expect(messages.at(-1).safety).toMatchObject({ category: 'domestic_violence' });
  expect(suggestions).toEqual([]);
  expect((await get(who, `/relationships/${bond}`)).body.canConnect).toBe(false);
  const calm = await withChat();
  expect((await talk(calm.who, calm.id, 'We had a lovely day')).suggestions.length).toBeGreaterThan(0);
});

test('a deleted relationship takes its chat out of sight at once, and away in the end', async () => {
  const { who, bond, id } = await withChat();
  await talk(who, id, 'She forgot my birthday');
  const saved = (await post(who, `/relationships/${bond}/saved-chats`, { title: 'Kept', chatHistory: [] })).body;
  await del(who, `/relationships/${bond}`);
  for (const path of [`/threads/${id}`, `/saved-chats/${saved.id}`, `/relationships/${bond}/chat`])
    expect((await get(who, path)).status).toBe(404);
  server.clock.advance(60 * 1000);
  await vi.waitFor(async () => {
    await server.house.jobs.drain();
    expect(await server.house.db.$count(threads, eq(threads.id, id))).toBe(0);
    expect(await server.house.db.$count(savedChats, eq(savedChats.id, saved.id))).toBe(0);
  }, WAIT);
});
