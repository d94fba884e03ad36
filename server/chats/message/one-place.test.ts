import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBody } from '#server/chats/message/rows.ts';
import { streamReply } from '#server/chats/message/stream.ts';
import { threadMessages } from '#server/chats/table.ts';
import { sealProgress } from '#server/coach/run/seal.ts';
import { saveProgress } from '#server/coach/run/store.ts';
import { coachProgress, coachRuns } from '#server/coach/run/table.ts';
import { openHouse } from '#server/house.ts';
import type { House } from '#server/services.ts';
import { chatting, WAIT } from '#test/chats.ts';
import { type ModelledServer, openModelledServer } from '#test/coach/modelled.ts';

const SAYS = 'It sounds as if that really stung. What would have helped you most then?';
let m: ModelledServer;
let elsewhere: House;
beforeAll(async () => {
  m = await openModelledServer(SAYS);
  elsewhere = await openHouse(m.server.house.config, m.server.connection, m.server.clock.now);
});
afterAll(async () => {
  await elsewhere.close();
  await m.close();
});
const { post } = chatting(() => m.server);

/** A message to Mallama, and the reply that is being written. */
async function asked() {
  const who = await m.agreed();
  const { id: maya } = await m.meet(who);
  const { body: chat } = await m.get(who, `/relationships/${maya}/chat`);
  await m.say(who, chat.id, 'She forgot my birthday');
  const { id: messageId, reply } = (await m.thread(who, chat.id)).messages.at(-1);
  return { who, chat: chat.id as string, messageId: messageId as string, runId: reply.id as string };
}

/** Every place where text of a reply is stored. */
async function kept(runId: string) {
  const { db } = m.server.house;
  const [message] = await db.select().from(threadMessages).where(eq(threadMessages.runId, runId));
  const [run] = await db.select().from(coachRuns).where(eq(coachRuns.id, runId));
  const progress = await db.select().from(coachProgress).where(eq(coachProgress.runId, runId));
  return { message, run, progress };
}

test('a reply that has ended lies in its message alone, also for a device that follows it in another process', async () => {
  m.fake.answer(['drips', SAYS, 10]);
  const { who, chat, messageId, runId } = await asked();
  const place = { threadId: chat, messageId, from: undefined, left: new AbortController().signal };
  const events = await Array.fromAsync(await streamReply(elsewhere, { id: who.id, hasAccess: true }, place));
  const told = events.flatMap((event) => (event.type === 'delta' || event.type === 'replace' ? event.text : []));
  expect(told.at(-1) === SAYS || told.join('') === SAYS).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'done', status: 'done', meta: { adapter: 'openai-compatible' } });
  const { message, run, progress } = await kept(runId);
  if (!message) throw new Error('The reply is gone.');
  expect(openBody(await m.server.house.vault.of(who.id), message).text).toBe(SAYS);
  expect([run?.status, run?.output, progress]).toEqual(['done', null, []]);
  expect(await elsewhere.coach.runs.read(who.id, runId)).toMatchObject({ status: 'done', response: SAYS });
});

test('a reply whose process was killed is stopped with what there is of it, and the chat goes on', async () => {
  m.fake.answer(['silent']);
  const { who, chat, messageId, runId } = await asked();
  const { db, vault } = m.server.house;
  await vi.waitFor(async () => expect((await kept(runId)).run?.status).toBe('running'), WAIT);
  const dead = { worker: randomUUID(), leasedUntil: new Date(Date.now() + 60_000) };
  await db.update(coachRuns).set(dead).where(eq(coachRuns.id, runId));
  const half = { edition: 10, text: 'It sounds as if', reason: null, safety: null, ending: null };
  await saveProgress(db, [sealProgress(await vault.of(who.id), runId, half)]);
  const { body } = await post(who, `/threads/${chat}/messages/${messageId}/stop`);
  expect(body).toMatchObject({ id: messageId, reply: { status: 'stopped' }, content: 'It sounds as if' });
  const { run, progress } = await kept(runId);
  expect([run?.status, run?.output, progress]).toEqual(['stopped', null, []]);
  m.fake.answer(['says', SAYS]);
  const { messages } = await m.talk(who, chat, 'Go on');
  expect(messages.at(-1)).toMatchObject({ content: SAYS, reply: { status: 'done' } });
});
