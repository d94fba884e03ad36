import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { streamReply } from '#server/chats/message/stream.ts';
import { leave } from '#server/chats/session/end.ts';
import { agree } from '#server/coach/consent/consent.ts';
import { openHouse } from '#server/house.ts';
import type { House } from '#server/services.ts';
import { chatting, WAIT } from '#test/chats.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const LONG = 'It sounds as if that really stung. You had waited for the call. What would have helped you most then?';
let server: TestServer;
let fake: FakeProvider;
let url: string;

beforeAll(async () => {
  fake = await openFakeProvider();
  const ai = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: fake.url, AI_API_KEY: 'a-key' };
  server = await openTestServer(ai);
  elsewhere = await openHouse(server.house.config, server.connection, server.clock.now);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
});
let elsewhere: House;
beforeEach(() => fake.answer(['says', LONG]));
afterAll(async () => {
  await elsewhere.close();
  await server.close();
  await fake.close();
});
const chats = chatting(() => server);
const { get, post, patch, say, thread, settled } = chats;

async function agreed(...people: Person[]) {
  const { provider } = server.house.coach;
  for (const { id } of people) if (provider) await agree(server.house, id, provider);
}

async function withChat() {
  const it = await chats.withChat();
  await agreed(it.who);
  return it;
}

type Event = { type: string; text?: string; status?: string };

/** What a page reads of a reply until it ends, the reader is removed, or `enough` says so. */
async function hear(who: Person, id: string, messageId: string, from = '', enough = (_all: Event[]) => false) {
  const leaving = new AbortController();
  const headers = { ...who.headers, ...(from && { 'last-event-id': from }) };
  const response = await fetch(`${url}/threads/${id}/messages/${messageId}/events`, {
    headers,
    signal: leaving.signal,
  });
  let raw = '';
  const events = () => [...raw.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']): Event => JSON.parse(json));
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    raw += chunk;
    if (enough(events())) break;
  }
  leaving.abort();
  return { status: response.status, events: events(), last: [...raw.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '' };
}

const shown = (events: Event[]) =>
  events.reduce((text, { type, text: more = '' }) => (type === 'replace' ? more : text + more), '');
/** Mallama's open message. */
const open = async (who: Person, id: string) => (await thread(who, id)).messages.at(-1);

describe('an answer that is being written', () => {
  test('is read as it comes, also from where a page was, and stands in the thread in the end', async () => {
    fake.answer(['drips', LONG, 10]);
    const { who, id } = await withChat();
    await say(who, id, 'She forgot my birthday');
    const { id: messageId } = await open(who, id);
    const first = await hear(who, id, messageId, '', (events) => shown(events).length > 10);
    const rest = await hear(who, id, messageId, first.last);
    expect(shown(first.events) + shown(rest.events)).toBe(LONG);
    expect(rest.events.at(-1)).toMatchObject({ type: 'done', status: 'done' });
    const { messages } = await settled(who, id);
    expect(messages.at(-1)).toMatchObject({ id: messageId, content: LONG, meta: { adapter: 'openai-compatible' } });
  });

  test('keeps others waiting, and can be stopped where it is', async () => {
    fake.answer(['drips', 'word '.repeat(2000), 20]);
    const { who, id } = await withChat();
    await say(who, id, 'She forgot my birthday');
    const refused = await say(who, id, 'Hello?');
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Mallama is still answering.', data: { reason: 'busy' } },
    });
    const { id: messageId } = await open(who, id);
    await vi.waitFor(async () => expect((await open(who, id)).content).toContain('word'), WAIT);
    const { body } = await post(who, `/threads/${id}/messages/${messageId}/stop`);
    expect(body).toMatchObject({
      id: messageId,
      reply: { status: 'stopped' },
      content: expect.stringContaining('word'),
    });
    expect((await post(who, `/threads/${id}/messages/${messageId}/stop`)).body.reply.status).toBe('stopped');
    fake.answer(['says', LONG]);
    expect((await say(who, id, 'Go on')).status).toBe(200);
    expect((await settled(who, id)).messages).toHaveLength(5);
  });

  test('of a provider that is silent can be stopped, asked anew, and said differently', async () => {
    fake.answer(['silent']);
    const { who, id } = await withChat();
    const { body: said } = await say(who, id, 'She forgot my birthday');
    await vi.waitFor(async () => expect((await open(who, id)).reply.status).toMatch(/queued|running/), WAIT);
    fake.answer(['says', LONG]);
    expect((await patch(who, `/threads/${id}/messages/${said.id}`, { content: 'She was late' })).status).toBe(200);
    const { messages } = await settled(who, id);
    expect(messages.map(({ content }: { content: string }) => content).slice(1)).toEqual(['She was late', LONG]);
  });

  test('ends at once for whoever deletes the chat', async () => {
    fake.answer(['drips', 'word '.repeat(2000), 20]);
    const { who, bond, id } = await withChat();
    await say(who, id, 'She forgot my birthday');
    const { id: messageId } = await open(who, id);
    const reading = hear(who, id, messageId);
    expect((await chats.del(who, `/relationships/${bond}/chat`)).status).toBe(204);
    await reading;
    expect((await get(who, `/threads/${id}`)).status).toBe(404);
    const { body: next } = await get(who, `/relationships/${bond}/chat`);
    expect([next.id === id, next.messages.length]).toEqual([false, 1]);
  });

  test('leaves nobody listening for whoever was gone before it was looked up', async () => {
    const { who, id } = await withChat();
    await say(who, id, 'She forgot my birthday');
    const { id: messageId } = await open(who, id);
    const { bus } = server.house;
    let listening = 0;
    const subscribe: typeof bus.subscribe = (...wishes) => {
      const stop = bus.subscribe(...wishes);
      listening++;
      return () => {
        listening--;
        stop();
      };
    };
    const place = { threadId: id, messageId, from: undefined, left: AbortSignal.abort() };
    const visitor = { id: who.id, hasAccess: true };
    const events = await streamReply({ ...server.house, bus: { ...bus, subscribe } }, visitor, place);
    await events.return(undefined);
    expect(listening).toBe(0);
    await settled(who, id);
  });

  test('is told to nobody else', async () => {
    const [{ who, id }, ben] = [await withChat(), await server.person()];
    await say(who, id, 'She forgot my birthday');
    const { id: messageId } = await open(who, id);
    for (const path of [`/threads/${id}`, `/threads/${id}/messages/${messageId}/events`, `/threads/${id}/file`])
      expect((await get(ben, path)).status).toBe(404);
    await settled(who, id);
  });
});

describe('of two, an answer that is being written', () => {
  async function sharing() {
    const { amara, ben, hers } = await chats.couple();
    await agreed(amara, ben);
    const { body } = await post(amara, `/chat-sessions/${hers}/invite`, {});
    await post(ben, `/chat-sessions/${body.sessionId}/accept`);
    return { amara, ben, hers, id: body.sessionId };
  }

  test('is read by both, and the one that follows covers what was said meanwhile', async () => {
    fake.answer(['drips', LONG, 15]);
    const { amara, ben, id } = await sharing();
    await say(amara, id, 'Mallama, I felt alone on Friday');
    const { id: messageId } = await open(ben, id);
    const both = [amara, ben].map((who) => hear(who, id, messageId));
    expect((await say(ben, id, 'Mallama, I had to work')).status).toBe(200);
    for (const { events } of await Promise.all(both)) expect(shown(events)).toBe(LONG);
    const { messages } = await vi.waitFor(async () => {
      const it = await settled(ben, id);
      expect(it.messages).toHaveLength(5);
      return it;
    }, WAIT);
    expect(messages.slice(1).map(({ senderName }: { senderName: string }) => senderName)).toEqual([
      'Amara',
      'Mallama',
      'Amara',
      'Mallama',
    ]);
  });

  test.each(['leaves', 'disconnects', 'leaves in another process'])('ends at once for whoever %s', async (how) => {
    fake.answer(['drips', 'word '.repeat(3000), 20]);
    const { amara, ben, hers, id } = await sharing();
    await say(amara, id, 'Mallama, I felt alone on Friday');
    const { id: messageId } = await open(ben, id);
    const heard: Event[] = [];
    const reading = hear(
      ben,
      id,
      messageId,
      '',
      (events) => Boolean(heard.splice(0, heard.length, ...events)) && false,
    );
    await vi.waitFor(() => expect(shown(heard)).toContain('word'), WAIT);
    if (how === 'leaves') await post(ben, `/threads/${id}/leave`);
    else if (how !== 'disconnects') await leave(elsewhere, ben.id, id);
    else expect((await post(amara, `/relationships/${hers}/disconnect`)).status).toBe(204);
    const { events } = await reading;
    expect(events.some(({ type }) => type === 'done' || type === 'failed')).toBe(false);
    expect((await get(ben, `/threads/${id}`)).status).toBe(404);
    expect((await say(ben, id, 'Hello?')).status).toBe(404);
    expect((await get(ben, `/threads/${id}/messages/${messageId}/events`)).status).toBe(404);
  });
});
