import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chatMessages } from '#server/chats/chats.ts';
import { addMessage, plain } from '#server/chats/message/rows.ts';
import { threadMessages } from '#server/chats/table.ts';
import { WAIT } from '#test/chats.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';

const SAYS = 'That hurt. Ask her for ten minutes on Friday.';
let m: ModelledServer;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
});
beforeEach(() => m.fake.answer(['says', SAYS]));
afterAll(() => m.close());

async function withChat() {
  const who = await m.agreed();
  const { id } = await m.meet(who);
  const { body } = await m.get(who, `/relationships/${id}/chat`);
  return { who, id: body.id as string };
}

test('in a chat the provider is asked once, while the message is kept, and nothing is there before it is', async () => {
  const { who, id } = await withChat();
  const before = (await m.thread(who, id)).messages.length;
  const { saying } = await m.server.house.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${threadMessages} in exclusive mode`);
    const saying = m.say(who, id, 'Maya forgot my birthday');
    await vi.waitFor(() => expect(m.fake.asked).toHaveLength(1), WAIT);
    expect((await m.thread(who, id)).messages).toHaveLength(before);
    return { saying };
  });
  expect((await saying).status).toBe(200);
  expect((await m.settled(who, id)).messages.at(-1)).toMatchObject({ content: SAYS, reply: { status: 'done' } });
  expect(m.fake.asked).toHaveLength(1);
  // The next reply knows the one before it, and is asked for once as well.
  m.fake.answer(['says', SAYS]);
  await m.talk(who, id, 'And now?');
  expect(m.fake.asked).toHaveLength(1);
  expect(m.left()).toContain('forgot my birthday');
});

test('of a message that is not kept the provider is let go, and its answer is nowhere', async () => {
  const { who, id } = await withChat();
  m.fake.answer(['silent']);
  const { house } = m.server;
  const dies = async () => {
    await vi.waitFor(() => expect(m.fake.asked).toHaveLength(1), WAIT);
    throw new Error('died');
  };
  const saying = chatMessages.send({ ...house, answered: dies }, { id: who.id, hasAccess: true }, id, 'Hello there');
  await expect(saying).rejects.toThrow('died');
  await vi.waitFor(() => expect(m.fake.asked.map(({ isLeft }) => isLeft)).toEqual([true]), WAIT);
  expect(JSON.stringify((await m.thread(who, id)).messages)).not.toContain('Hello there');
});

test('what changed between the look and the lock is asked as it stands then', async () => {
  const { who, id } = await withChat();
  const { house } = m.server;
  const { of } = house.vault;
  // The first look does not see the message that another process is storing.
  const saying = await house.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from threads where id = ${id} for update`);
    const saying = m.say(who, id, 'Shorter, please');
    await vi.waitFor(() => expect(m.fake.asked).toHaveLength(1), WAIT);
    const body = plain('I took a short walk before lunch.');
    await addMessage(tx, { threadId: id, authorId: who.id, safe: await of(who.id), body, now: house.now() });
    return { saying };
  });
  expect((await saying.saying).status).toBe(200);
  await m.settled(who, id);
  expect(m.fake.asked).toHaveLength(2);
  expect(JSON.stringify(m.fake.asked[1]?.body)).toContain('a short walk before lunch');
});

test('a thread of somebody else is as absent as ever, whoever names it, and nobody is asked', async () => {
  const [hers, ben] = [await withChat(), await m.agreed()];
  expect((await m.say(ben, hers.id, 'Hello?')).status).toBe(404);
  expect((await m.say(ben, 'no-id', 'Hello?')).status).toBe(404);
  expect((await m.say(ben, '-'.repeat(36), 'Hello?')).status).toBe(404);
  expect(m.fake.asked).toEqual([]);
});
