import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatsWritten } from '#server/chats/chats.ts';
import { chatting } from '#test/chats.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, del, say, talk, withChat, couple } = chatting(() => server);

const textsOf = async (all: AsyncIterable<{ text: string }>) => (await Array.fromAsync(all)).map(({ text }) => text);

test('what one said is found where it opens, newest first, and nothing of others or of what was not to stay', async () => {
  const { who, bond, id } = await withChat({ personName: 'Maya' });
  const { said } = await talk(who, id, 'She forgot my birthday');
  await talk(who, id, 'And then she laughed');
  const { body: regretted } = await say(who, id, 'Something I regret');
  await del(who, `/threads/${id}/messages/${regretted.id}`);
  const { body: temporary } = await post(who, '/threads/temporary', {});
  await talk(who, temporary.id, 'Never kept');
  const other = await withChat();
  await talk(other.who, other.id, 'Somebody else’s words');
  const all = await Array.fromAsync(chatsWritten.messages(server.house, who.id));
  expect(all.map(({ text }) => text)).toEqual(['And then she laughed', 'She forgot my birthday']);
  expect(all[1]).toMatchObject({
    kind: 'chat',
    id,
    part: said.id,
    title: 'Maya',
    path: `/relationships/${bond}?message=${said.id}`,
  });
});

test('saved chats are found with everything that stands in them, until their person is gone', async () => {
  const { who, bond, id } = await withChat();
  await talk(who, id, 'She forgot my birthday');
  const kept = { title: 'The birthday', aiInsights: 'You wanted to be seen', actionItems: ['Tell her on Sunday'] };
  const { body } = await post(who, `/relationships/${bond}/saved-chats`, kept);
  const [found, ...rest] = await Array.fromAsync(chatsWritten.saved(server.house, who.id));
  expect(found).toMatchObject({ kind: 'saved_chat', id: body.id, part: null, title: 'The birthday' });
  for (const word of ['forgot my birthday', 'to be seen', 'on Sunday']) expect(found?.text).toContain(word);
  expect(rest).toEqual([]);
  expect(await textsOf(chatsWritten.messages(server.house, who.id))).toEqual([]);
  await del(who, `/relationships/${bond}`);
  expect(await textsOf(chatsWritten.saved(server.house, who.id))).toEqual([]);
});

test('in a session of two only one’s own words are found, as long as one is in it', async () => {
  const { amara, ben, hers, his } = await couple();
  const { body } = await post(amara, `/chat-sessions/${hers}/invite`, {});
  await post(ben, `/chat-sessions/${body.sessionId}/accept`);
  await say(amara, body.sessionId, 'I felt alone');
  await say(ben, body.sessionId, 'I did not know');
  const [found] = await Array.fromAsync(chatsWritten.messages(server.house, ben.id));
  expect(found).toMatchObject({ text: 'I did not know', title: 'Amara' });
  expect(found?.path).toBe(`/chat-window/${his}?session=${body.sessionId}&message=${found?.part}`);
  expect(await textsOf(chatsWritten.messages(server.house, ben.id))).toEqual(['I did not know']);
  await post(ben, `/threads/${body.sessionId}/leave`);
  expect(await textsOf(chatsWritten.messages(server.house, ben.id))).toEqual([]);
  expect((await get(ben, '/account/export')).raw).toContain('I did not know');
});

test('a conversation is found by what it is called and about, by those who are in it alone', async () => {
  const { who } = await withChat();
  const { who: stranger } = await withChat();
  const { body } = await post(who, '/conversations', { title: 'The harbor walk', description: 'Who books the ferry' });
  const [found, ...rest] = await Array.fromAsync(chatsWritten.conversations(server.house, who.id));
  expect(found).toMatchObject({ kind: 'conversation', id: body.id, part: null, path: `/chat?id=${body.id}` });
  expect(found?.text).toBe('The harbor walk\nWho books the ferry');
  expect(rest).toEqual([]);
  expect(await textsOf(chatsWritten.conversations(server.house, stranger.id))).toEqual([]);
});
