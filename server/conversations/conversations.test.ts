import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Conversation, OpenConversation } from '#contract/conversations.ts';
import { threads } from '#server/chats/table.ts';
import { asks, begin, join, newLink } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const create = async (who: Person, payload: object = { title: 'Maya and the rent' }) =>
  (await asks(server, who, 'POST', '', payload)).json<Conversation>();
const list = async (who: Person) => (await asks(server, who, 'GET', '')).json<Conversation[]>();
const open = async (who: Person, id: string) => (await asks(server, who, 'GET', `/${id}`)).json<OpenConversation>();

/** Sends a message and waits for Mallama's answer. */
async function talk(who: Person, id: string, content: string) {
  expect((await asks(server, who, 'POST', `/${id}/messages`, { content })).status).toBe(200);
  await vi.waitFor(async () => expect((await open(who, id)).messages.at(-1)?.reply?.status).toBe('done'), 8000);
}

describe('a conversation', () => {
  test('begins as a solo session, and is its owner’s alone', async () => {
    const [amara, ben] = await Promise.all([server.person(), server.person()]);
    const made = await create(amara, { title: '  Maya and the rent ', description: 'Before Sunday' });
    expect(made).toMatchObject({
      ...{ title: 'Maya and the rent', description: 'Before Sunday', type: 'solo_session', status: 'active' },
      ...{ summary: null, messageCount: 0, progress: { percent: 0, done: [] } },
      ...{ isOwner: true, isInvited: false, others: [] },
    });
    expect(await list(amara)).toEqual([made]);
    expect(await list(ben)).toEqual([]);
    const absent = await asks(server, ben, 'GET', '/01890000-0000-7000-8000-000000000000');
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { title: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/messages', { content: 'Hello' }],
      ['GET', '/mediation', undefined],
    ] as const) {
      const answer = await asks(server, ben, method, `/${made.id}${path}`, body);
      expect({ path, method, status: answer.status, body: answer.body }).toEqual({
        ...{ path, method, status: 404, body: absent.body },
      });
    }
    expect(await list(amara)).toEqual([made]);
  });

  test.each([
    [{}, 'title', 'Title is required'],
    [{ title: '  ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(101) }, 'title', 'Please keep the title under 100 characters'],
    [{ title: 'x', type: 'duel' }, 'type', 'Please choose a type'],
    [
      { title: 'x', description: 'y'.repeat(1001) },
      'description',
      'Please keep the description under 1,000 characters',
    ],
  ])('refuses %j in words', async (payload, path, message) => {
    const answer = await asks(server, await server.person(), 'POST', '', payload);
    expect([answer.status, answer.json<{ data: { issues: object[] } }>().data.issues]).toEqual([
      400,
      [{ path, message }],
    ]);
  });

  test('answers what is said in it, and tells how far it has come by the member’s own words', async () => {
    const amara = await server.person();
    const { id } = await create(amara);
    await talk(amara, id, 'Yesterday Maya forgot the rent again and I felt hurt when she laughed.');
    await talk(amara, id, 'I will call her on Sunday.');
    const told = await open(amara, id);
    expect(told.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(told.thread.id).toBe(id);
    expect(told.messageCount).toBe(4);
    expect(told.progress).toEqual({ percent: 60, done: ['told', 'felt', 'stepped'] });
  });

  test('is summed up after a few messages, sealed, and not where somebody may not be safe', async () => {
    const [amara, ben] = await Promise.all([server.person(), server.person()]);
    const [calm, unsafe] = await Promise.all([create(amara), create(ben)]);
    await talk(amara, calm.id, 'Maya forgot the rent again and I felt hurt.');
    await server.house.jobs.drain();
    expect((await open(amara, calm.id)).summary).toBeNull();
    await talk(amara, calm.id, 'We live together, and it is my name on the lease.');
    await talk(ben, unsafe.id, 'My husband hits me when dinner is late.');
    await talk(ben, unsafe.id, 'He did it again on Friday.');
    server.clock.advance(20_000);
    await server.house.jobs.drain();
    const { summary } = await open(amara, calm.id);
    expect(summary).toContain('hurt');
    expect((await list(amara))[0]?.summary).toBe(summary);
    expect((await open(ben, unsafe.id)).summary).toBeNull();
    const rows = await server.house.db.select().from(threads);
    expect(Buffer.concat(rows.map(({ sealed }) => sealed)).toString('latin1')).not.toContain('hurt');
  });

  test('is closed, closed as resolved and reopened by its owner; closed, it takes no word', async () => {
    const amara = await server.person();
    const { id } = await create(amara);
    const turn = (status: string) => asks(server, amara, 'PATCH', `/${id}`, { status });
    expect((await turn('closed')).json()).toMatchObject({ status: 'closed' });
    const refused = await asks(server, amara, 'POST', `/${id}/messages`, { content: 'One thing more' });
    expect([refused.status, refused.json()]).toMatchObject([409, { data: { reason: 'closed' } }]);
    expect((await turn('resolved')).json()).toMatchObject({ status: 'resolved', progress: { percent: 0 } });
    expect((await turn('active')).json()).toMatchObject({ status: 'active' });
    await talk(amara, id, 'One thing more');
    const renamed = await asks(server, amara, 'PATCH', `/${id}`, { title: 'The rent', description: null });
    expect(renamed.json()).toMatchObject({ title: 'The rent', description: '', status: 'active' });
    expect((await turn('sleeping')).status).toBe(400);
  });

  test('goes with everything in it', async () => {
    const amara = await server.person();
    const { id } = await create(amara);
    await talk(amara, id, 'A private line about Maya');
    expect((await asks(server, amara, 'DELETE', `/${id}`)).status).toBe(204);
    expect((await asks(server, amara, 'GET', `/${id}`)).status).toBe(404);
    expect((await asks(server, amara, 'DELETE', `/${id}`)).status).toBe(404);
    expect(await list(amara)).toEqual([]);
  });

  test('the latest stands first, page by page', async () => {
    const amara = await server.person();
    const made: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      server.clock.advance(1000);
      made.push((await create(amara, { title })).id);
    }
    server.clock.advance(1000);
    await asks(server, amara, 'PATCH', `/${made[0]}`, { status: 'closed' });
    const first = (await asks(server, amara, 'GET', '?limit=2')).json<Conversation[]>();
    expect(first.map(({ title }) => title)).toEqual(['One', 'Three']);
    const rest = (await asks(server, amara, 'GET', `?limit=2&before=${first[1]?.id}`)).json<Conversation[]>();
    expect(rest.map(({ title }) => title)).toEqual(['Two']);
    expect((await asks(server, amara, 'GET', '?before=none')).status).toBe(404);
  });
});

test('a page of the list tells nothing of a conversation that one has left', async () => {
  const [amara, ben] = [await server.person(), await server.person()];
  const id = await begin(server, amara);
  await join(server, ben, id, (await newLink(server, amara, id)).token);
  await server.ask({ method: 'POST', url: `/api/threads/${id}/leave`, headers: ben.headers });
  server.clock.advance(1000);
  await create(ben);
  server.clock.advance(1000);
  const before = async () => (await asks(server, ben, 'GET', `?before=${id}`)).json<Conversation[]>();
  expect(await before()).toEqual([]);
  await asks(server, amara, 'PATCH', `/${id}`, { status: 'closed' });
  expect(await before()).toEqual([]);
});

test('without access a conversation of one’s own is refused, and kept', async () => {
  const amara = await server.person('expired trial');
  expect((await asks(server, amara, 'POST', '', { title: 'Later' })).status).toBe(402);
  expect(await list(amara)).toEqual([]);
});
