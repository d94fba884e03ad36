import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatting } from '#test/chats.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, del, say, thread, settled, couple, withChat } = chatting(() => server);

const ABSENT = '01890000-0000-7000-8000-000000000000';
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Every endpoint of a thread, with a body. */
const WAYS: [Method, string, object?][] = [
  ['GET', ''],
  ['GET', '/messages'],
  ['POST', '/messages', { content: 'Let me in' }],
  ['PATCH', '/messages/{m}', { content: 'Not what was said' }],
  ['DELETE', '/messages/{m}'],
  ['POST', '/messages/{m}/regenerate'],
  ['POST', '/messages/{m}/stop'],
  ['GET', '/messages/{m}/events'],
  ['PUT', '/messages/{m}/not-helpful', { reason: 'other' }],
  ['PUT', '/presence', { isTyping: true }],
  ['POST', '/leave'],
  ['GET', '/file'],
  ['DELETE', ''],
];

async function knock(who: Person, id: string, message: string) {
  const answers = [];
  for (const [method, path, payload] of WAYS) {
    const url = `/api/threads/${id}${path.replace('{m}', message)}`;
    const { statusCode, body } = await server.ask({ method, url, headers: who.headers, ...(payload && { payload }) });
    answers.push([method, path, statusCode, body]);
  }
  return answers;
}

describe('a thread of others is as absent, on every way into it', () => {
  const absent = async () => knock(await server.person(), ABSENT, ABSENT);

  async function shared() {
    const two = await couple('trial');
    const { body } = await post(two.amara, `/chat-sessions/${two.hers}/invite`, {});
    return { ...two, id: body.sessionId };
  }

  async function joined() {
    const it = await shared();
    await post(it.ben, `/chat-sessions/${it.id}/accept`);
    await say(it.amara, it.id, 'I felt alone, Mallama');
    const { messages } = await settled(it.amara, it.id);
    return { ...it, message: messages.at(-1).id };
  }

  test('to a stranger, and to an admin', async () => {
    const { amara, id, message } = await joined();
    for (const who of [await server.person(), await server.person('admin')])
      expect(await knock(who, id, message)).toEqual(await absent());
    expect((await thread(amara, id)).messages).toHaveLength(3);
  });

  test('to whoever is only invited', async () => {
    const { amara, ben, id } = await shared();
    expect(await knock(ben, id, ABSENT)).toEqual(await absent());
    expect((await thread(amara, id)).status).toBe('active');
  });

  test('to whoever left, and to whoever declined', async () => {
    const { ben, id, message } = await joined();
    await post(ben, `/threads/${id}/leave`);
    expect(await knock(ben, id, message)).toEqual(await absent());
    const declined = await shared();
    await post(declined.ben, `/chat-sessions/${declined.id}/decline`);
    expect(await knock(declined.ben, declined.id, ABSENT)).toEqual(await absent());
  });

  test('to both of two who are not connected any more', async () => {
    const { amara, ben, hers, id, message } = await joined();
    await post(amara, `/relationships/${hers}/disconnect`);
    for (const who of [amara, ben]) expect(await knock(who, id, message)).toEqual(await absent());
  });

  test('with a message of one’s own in it', async () => {
    const { id } = await joined();
    const mine = await withChat();
    const { body } = await say(mine.who, mine.id, 'Mine');
    expect(await knock(mine.who, id, body.id)).toEqual(await absent());
    await settled(mine.who, mine.id);
  });
});

test('in a closed chat nothing is written, changed or asked anew, and everything can be read', async () => {
  const { who, bond, id } = await withChat();
  const { body: said } = await say(who, id, 'She forgot my birthday');
  const { messages } = await settled(who, id);
  const url = `/api/relationships/${bond}/chat/status`;
  await server.ask({ method: 'PUT', url, headers: who.headers, payload: { status: 'resolved' } });
  const answers = await knock(who, id, said.id);
  const statusOf = (method: string, path: string) => answers.find(([m, p]) => m === method && p === path)?.[2];
  expect([statusOf('POST', '/messages'), statusOf('PATCH', '/messages/{m}')]).toEqual([409, 409]);
  expect((await post(who, `/threads/${id}/messages/${messages.at(-1).id}/regenerate`)).body.data.reason).toBe('closed');
  expect([statusOf('GET', ''), statusOf('GET', '/file')]).toEqual([200, 200]);
  expect([statusOf('POST', '/leave'), statusOf('DELETE', '')]).toEqual([409, 409]);
});

test('what is private of somebody is in no answer to another, whatever they own', async () => {
  const [mine, theirs] = [await withChat(), await withChat()];
  const { body: saved } = await post(theirs.who, `/relationships/${theirs.bond}/saved-chats`, {
    title: 'A secret title',
    chatHistory: [],
  });
  for (const answer of [
    await get(mine.who, `/relationships/${theirs.bond}/chat`),
    await get(mine.who, `/relationships/${theirs.bond}/saved-chats`),
    await get(mine.who, `/saved-chats/${saved.id}`),
    await del(mine.who, `/relationships/${theirs.bond}/chat`),
    await post(mine.who, `/relationships/${theirs.bond}/chat/insights`),
    await post(mine.who, `/relationships/${theirs.bond}/saved-chats`, { title: 'Mine now' }),
    await post(mine.who, '/threads/temporary', { relationshipId: theirs.bond }),
    await post(mine.who, `/chat-sessions/${theirs.bond}/invite`, { userId: theirs.who.id }),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.raw).not.toContain('secret');
  }
  expect((await get(theirs.who, `/relationships/${theirs.bond}/saved-chats`)).body).toHaveLength(1);
});
