import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatting } from '#test/chats.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, post, say, thread, couple, meet } = chatting(() => server);

async function invited() {
  const two = await couple();
  const { body } = await post(two.amara, `/chat-sessions/${two.hers}/invite`, {});
  return { ...two, id: body.sessionId };
}

const sessionsOf = async (who: Person) => (await get(who, '/chat-sessions')).body;

describe('an invitation', () => {
  test('needs somebody to invite', async () => {
    const who = await server.person();
    const { id } = await meet(who);
    const { amara, hers } = await couple();
    for (const answer of [
      await post(who, `/chat-sessions/${id}/invite`, {}),
      await post(amara, `/chat-sessions/${hers}/invite`, { userId: who.id }),
      await post(amara, `/chat-sessions/${hers}/invite`, { userId: 'nobody' }),
    ])
      expect([answer.status, answer.body.message, answer.body.data.reason]).toEqual([
        409,
        'No partner to invite',
        'no_partner',
      ]);
  });

  test('shows nothing before it is accepted, and is one however often it is made', async () => {
    const { amara, ben, hers, his, id } = await invited();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => post(amara, `/chat-sessions/${hers}/invite`, { userId: ben.id })),
    );
    expect(new Set(all.map(({ status, body }) => `${status} ${body.sessionId}`))).toEqual(new Set([`200 ${id}`]));
    expect(await sessionsOf(ben)).toMatchObject([
      { id, relationshipId: his, withName: 'Amara', isInvitedBy: 'them', state: 'invited' },
    ]);
    expect(await sessionsOf(amara)).toMatchObject([
      { id, relationshipId: hers, withName: 'Ben', isInvitedBy: 'me', state: 'invited' },
    ]);
    expect((await get(ben, `/threads/${id}`)).status).toBe(404);
    expect((await thread(amara, id)).silence).toBe('waiting_for_others');
    expect((await say(amara, id, 'Are you there?')).body.data.reason).toBe('waiting_for_others');
    expect((await post(await server.person(), `/chat-sessions/${id}/accept`)).status).toBe(404);
    expect((await post(amara, `/chat-sessions/${id}/accept`)).status).toBe(404);
    const accepted = await post(ben, `/chat-sessions/${id}/accept`);
    expect(accepted.body).toMatchObject({ id, state: 'joined', withName: 'Amara' });
    expect((await post(ben, `/chat-sessions/${id}/accept`)).status).toBe(404);
    const { participants, messages, title } = await thread(amara, id);
    expect(title).toBe('Chat with Amara');
    expect(participants.map(({ firstName, state }: Record<string, string>) => [firstName, state])).toEqual([
      ['Amara', 'joined'],
      ['Amara', 'joined'],
    ]);
    expect(messages).toHaveLength(1);
  });

  test('from both sides is a yes from both', async () => {
    const { amara, ben, hers, his } = await couple('trial');
    const { body } = await post(amara, `/chat-sessions/${hers}/invite`, {});
    expect((await post(ben, `/chat-sessions/${his}/invite`, {})).body).toEqual(body);
    for (const who of [amara, ben])
      expect(await sessionsOf(who)).toMatchObject([{ id: body.sessionId, state: 'joined' }]);
  });

  test('needs a plan to be made, and none to be accepted', async () => {
    const { amara, ben, his, id } = await invited();
    expect((await post(ben, `/chat-sessions/${his}/invite`, {})).status).toBe(402);
    expect((await post(ben, `/chat-sessions/${id}/accept`)).status).toBe(200);
    expect((await say(ben, id, 'Hello')).status).toBe(200);
    server.clock.advance(25 * 60 * 60 * 1000);
    expect([(await say(ben, id, 'Hello?')).status, (await say(amara, id, 'Hello?')).status]).toEqual([200, 402]);
    expect((await post(amara, `/threads/${id}/leave`)).status).toBe(204);
  });

  test('can be declined without a reason, and made anew', async () => {
    const { amara, ben, hers, id } = await invited();
    expect((await post(ben, `/chat-sessions/${id}/decline`)).status).toBe(204);
    expect([await sessionsOf(ben), await sessionsOf(amara)]).toEqual([[], []]);
    expect(await thread(amara, id)).toMatchObject({ status: 'closed', silence: 'closed' });
    expect((await get(ben, `/threads/${id}`)).status).toBe(404);
    const { body } = await post(amara, `/chat-sessions/${hers}/invite`, {});
    expect(body.sessionId).not.toBe(id);
  });

  test('is not offered where safety forbids it, and why is not said', async () => {
    const { amara, ben, hers, his, id } = await invited();
    const { body: chat } = await get(amara, `/relationships/${hers}/chat`);
    await say(amara, chat.id, 'He hit me last night and I am scared of him');
    await post(ben, `/chat-sessions/${id}/decline`);
    const refused = await post(amara, `/chat-sessions/${hers}/invite`, {});
    expect([refused.status, refused.body.message]).toEqual([403, 'This isn’t available for this relationship.']);
    expect(JSON.stringify([await sessionsOf(ben), (await get(ben, `/relationships/${his}`)).body])).not.toMatch(
      /violence|safety/i,
    );
  });

  test('is hidden from whoever told Mallama that they are not safe with the other', async () => {
    const { amara, ben, his, hers } = await couple('trial');
    const { body: chat } = await get(ben, `/relationships/${his}/chat`);
    await say(ben, chat.id, 'She hit me last night and I am scared of her');
    const { body } = await post(amara, `/chat-sessions/${hers}/invite`, {});
    expect(await sessionsOf(ben)).toEqual([]);
    expect((await post(ben, `/chat-sessions/${body.sessionId}/accept`)).status).toBe(403);
    expect(await sessionsOf(amara)).toMatchObject([{ state: 'invited' }]);
  });
});
