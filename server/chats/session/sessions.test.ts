import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { PRESENT } from '#server/chats/message/idle-prompt.ts';
import { threadMessages, threads } from '#server/chats/table.ts';
import { coachRuns } from '#server/coach/run/table.ts';
import { openHouse } from '#server/house.ts';
import type { House } from '#server/services.ts';
import { chatting, WAIT } from '#test/chats.ts';
import { type Person, people } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let elsewhere: House;
let there: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await openTestServer();
  elsewhere = await openHouse(server.house.config, server.connection, server.clock.now);
  there = await buildApp(elsewhere, people(elsewhere).identify, join(import.meta.dirname, '../../dist/web'));
});
afterAll(async () => {
  await there.close();
  await elsewhere.close();
  await server.close();
});
const { get, post, patch, del, say, thread, settled, couple } = chatting(() => server);
/** The same, through the other process. */
const far = chatting(() => ({ ...server, ask: (options) => there.inject(options) }));

async function invited() {
  const two = await couple();
  const { body } = await post(two.amara, `/chat-sessions/${two.hers}/invite`, {});
  return { ...two, id: body.sessionId };
}

async function sharing() {
  const two = await invited();
  await post(two.ben, `/chat-sessions/${two.id}/accept`);
  return two;
}

const put = (who: Person, path: string, payload: object) =>
  server.ask({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload });
const sessionsOf = async (who: Person) => (await get(who, '/chat-sessions')).body;
const texts = (it: { messages: { content: string }[] }) => it.messages.map(({ content }) => content);

/** The live events of a member in one process. */
async function hearing(house: House, who: Person) {
  const stream = house.live.open(who.id);
  const heard: string[] = [];
  void (async () => {
    for await (const { kind, id } of stream) heard.push(id ? `${kind} ${id}` : kind);
  })();
  await vi.waitFor(() => expect(heard).toContain('opened'), WAIT);
  return { heard, stop: () => stream.return() };
}

describe('a session of two', () => {
  test('shows both what is said in it, by first name, and nothing of what was said before', async () => {
    const { amara, ben, hers, his, id } = await sharing();
    const { body: own } = await get(amara, `/relationships/${hers}/chat`);
    await say(amara, own.id, 'A private thought about Ben');
    await settled(amara, own.id);
    await say(amara, id, 'I felt alone on Friday');
    await say(ben, id, 'I did not know that');
    const it = await settled(ben, id);
    expect(texts(it)).toEqual(expect.arrayContaining(['I felt alone on Friday', 'I did not know that']));
    const raw = JSON.stringify([
      it,
      (await get(ben, '/account/export')).body,
      (await get(ben, `/threads/${id}/file`)).body,
    ]);
    expect(raw).not.toContain('private thought');
    expect(raw).not.toContain(`${amara.id}@`);
    expect((await get(ben, `/threads/${own.id}`)).status).toBe(404);
    expect(it.relationshipId).toBe(his);
    const [run] = await server.house.db.select().from(coachRuns).where(eq(coachRuns.subject, id));
    const safe = await server.house.vault.of(id);
    const { input } = safe.open<{ input: { relationship: object } }>(
      'coach_runs',
      `${run?.id}:input`,
      run?.input ?? Buffer.alloc(0),
    );
    expect(input.relationship).toMatchObject({ personName: 'Amara', notes: null, goals: [], strugglingWith: [] });
    expect(new Set(run?.people)).toEqual(new Set([amara.id, ben.id]));
    expect(JSON.stringify(input)).not.toContain('private thought');
  });

  test('has Mallama answer when both have spoken or when it is called, and be there when it is quiet', async () => {
    const { amara, ben, id } = await sharing();
    await say(amara, id, 'I felt alone on Friday');
    await say(amara, id, 'And on Saturday');
    expect((await thread(ben, id)).messages).toHaveLength(3);
    await say(ben, id, 'I did not know that');
    expect((await settled(ben, id)).messages).toHaveLength(5);
    await say(ben, id, 'What could I do, Mallama?');
    expect((await settled(ben, id)).messages).toHaveLength(7);
    await say(ben, id, 'I will think about it');
    server.clock.advance(21_000);
    await server.house.jobs.drain();
    await vi.waitFor(async () => expect(texts(await thread(ben, id)).at(-1)).toBe(PRESENT), WAIT);
    server.clock.advance(60_000);
    await server.house.jobs.drain();
    expect((await thread(ben, id)).messages).toHaveLength(9);
    await say(ben, id, 'Still thinking');
    server.clock.advance(21_000);
    await server.house.jobs.drain();
    expect((await thread(ben, id)).messages).toHaveLength(10);
    await say(amara, id, 'Take your time');
    expect((await settled(ben, id)).messages).toHaveLength(12);
  });

  test('tells nobody what the safety layer found but the one whose words they are', async () => {
    const { amara, ben, id } = await sharing();
    await say(ben, id, 'Let us talk');
    const said = await say(amara, id, 'Mallama, he hit me last night and I am scared of him');
    expect(said.body.safety).toMatchObject({ category: 'domestic_violence' });
    expect((await thread(amara, id)).messages.at(-1).safety).toMatchObject({ category: 'domestic_violence' });
    expect(await server.house.db.$count(coachRuns, eq(coachRuns.subject, id))).toBe(0);
    server.clock.advance(21_000);
    await server.house.jobs.drain();
    await vi.waitFor(async () => expect(texts(await thread(ben, id)).at(-1)).toBe(PRESENT), WAIT);
    await say(ben, id, 'Mallama, what do you say?');
    await say(amara, id, 'Mallama, please');
    const it = await settled(ben, id);
    const seen = JSON.stringify([it.messages.map((one: object) => ({ ...one, content: '' })), it.suggestions]);
    expect(seen).not.toMatch(/violence|"level":[123]/);
    const runs = await server.house.db.select().from(coachRuns).where(eq(coachRuns.subject, id));
    const safe = await server.house.vault.of(id);
    for (const run of runs)
      expect(JSON.stringify(safe.open('coach_runs', `${run.id}:input`, run.input))).not.toContain('hit me');
    for (const { content, senderId } of it.messages)
      if (senderId === 'ai') expect(content).not.toMatch(/hotline|safe|afraid|hurt/i);
  });

  test('is not to be accepted any more where safety then forbids its inviter to share', async () => {
    const { amara, ben, hers, id } = await invited();
    expect(await sessionsOf(ben)).toMatchObject([{ id, state: 'invited' }]);
    await patch(amara, `/relationships/${hers}`, { notes: 'He choked me last night and I am afraid of him.' });
    expect(await sessionsOf(ben)).toEqual([]);
    expect((await post(ben, `/chat-sessions/${id}/accept`)).status).toBe(404);
  });

  test('is over for both when one leaves; who stays can still read, who left cannot', async () => {
    const { amara, ben, hers, id } = await sharing();
    await say(amara, id, 'I felt alone on Friday');
    expect((await post(ben, `/threads/${id}/leave`)).status).toBe(204);
    expect((await get(ben, `/threads/${id}`)).status).toBe(404);
    expect((await post(ben, `/threads/${id}/leave`)).status).toBe(404);
    expect(await thread(amara, id)).toMatchObject({ status: 'closed', silence: 'closed' });
    expect((await say(amara, id, 'Come back')).body.data.reason).toBe('closed');
    expect([await sessionsOf(ben), await sessionsOf(amara)]).toEqual([[], []]);
    expect((await post(amara, `/chat-sessions/${hers}/invite`, {})).body.sessionId).not.toBe(id);
  });

  test('is over for both when one disconnects, and a new connection does not bring it back', async () => {
    const { amara, ben, hers, his, id } = await sharing();
    await say(amara, id, 'I felt alone on Friday');
    await post(amara, `/relationships/${hers}/disconnect`);
    for (const who of [amara, ben]) {
      expect((await get(who, `/threads/${id}`)).status).toBe(404);
      expect(await sessionsOf(who)).toEqual([]);
    }
    server.clock.advance(1000);
    const { body } = await post(amara, `/relationships/${hers}/invitations`, {});
    expect((await post(ben, `/invitations/${body.code}/accept`, { relationshipId: his })).status).toBe(200);
    expect((await get(ben, `/threads/${id}`)).status).toBe(404);
    server.clock.advance(20 * 60_000);
    await server.house.jobs.drain();
    await vi.waitFor(async () => expect(await server.house.db.$count(threads, eq(threads.id, id))).toBe(0), WAIT);
    expect(await server.house.db.$count(threadMessages, eq(threadMessages.threadId, id))).toBe(0);
  });

  test('leaves each their own words when one disconnects, and says that the rest is gone', async () => {
    const { amara, ben, hers, his, id } = await sharing();
    await say(amara, id, 'I felt alone on Friday');
    await say(ben, id, 'I was with my mother');
    await say(ben, id, 'Mallama, what could I say to that?');
    await vi.waitFor(async () => expect((await thread(ben, id)).messages.at(-1).reply?.status).toBe('done'), WAIT);
    await post(ben, `/relationships/${his}/disconnect`);
    await server.house.jobs.drain();
    expect(await server.house.db.$count(threads, eq(threads.id, id))).toBe(0);
    const savedBy = async (who: Person, relationship: string) => {
      const { rooms } = (await get(who, '/account/export')).body;
      const all = rooms.chats.savedChats.filter(
        (one: { relationshipId: string }) => one.relationshipId === relationship,
      );
      return all.map(
        (one: { title: string; aiInsights: string; chatHistory: { role: string; content: string }[] }) => ({
          title: one.title,
          note: one.aiInsights,
          mine: one.chatHistory.filter(({ role }) => role === 'user').map(({ content }) => content),
          whole: JSON.stringify(one.chatHistory),
        }),
      );
    };
    const [amaras, ...more] = await savedBy(amara, hers);
    const [bens] = await savedBy(ben, his);
    expect(more).toEqual([]);
    expect(amaras).toMatchObject({ title: 'Shared chat with Ben Berg', mine: ['I felt alone on Friday'] });
    expect(amaras.note).toContain('What Ben Berg wrote and what Mallama answered are gone');
    expect(amaras.whole).not.toContain('mother');
    expect(bens.mine).toEqual(['I was with my mother', 'Mallama, what could I say to that?']);
    expect(bens.whole).not.toContain('alone');
    const { body: shown } = await get(amara, `/relationships/${hers}/saved-chats`);
    expect(shown.map(({ title }: { title: string }) => title)).toEqual(['Shared chat with Ben Berg']);
  });

  test('lets nobody touch what the other said', async () => {
    const { amara, ben, id } = await sharing();
    const { body: said } = await say(amara, id, 'I felt alone on Friday');
    expect((await patch(ben, `/threads/${id}/messages/${said.id}`, { content: 'I was wonderful' })).status).toBe(403);
    expect((await del(ben, `/threads/${id}/messages/${said.id}`)).status).toBe(403);
    await say(ben, id, 'I did not know that');
    await settled(ben, id);
    expect((await patch(amara, `/threads/${id}/messages/${said.id}`, { content: 'Never mind' })).body.data.reason).toBe(
      'answered',
    );
    expect((await del(amara, `/threads/${id}/messages/${said.id}`)).status).toBe(204);
    expect(texts(await thread(ben, id))[1]).toBe('removed by its author');
  });

  test('says who is here and who is typing, and tells it when it changes', async () => {
    const { amara, ben, id } = await sharing();
    const { heard, stop } = await hearing(server.house, ben);
    const here = async (who: Person, isTyping = false) =>
      (await put(who, `/threads/${id}/presence`, { isTyping })).json().people;
    const of = (all: { id: string }[], who: Person) => all.find((one) => one.id === who.id);
    expect(of(await here(ben), amara)).toEqual({ id: amara.id, firstName: 'Amara', isHere: false, isTyping: false });
    await here(amara);
    await here(amara);
    await here(amara, true);
    expect(of(await here(ben), amara)).toMatchObject({ isHere: true, isTyping: true });
    await vi.waitFor(() => expect(heard.filter((one) => one === `presence.thread ${id}`)).toHaveLength(2), WAIT);
    server.clock.advance(7000);
    expect(of(await here(ben), amara)).toMatchObject({ isHere: true, isTyping: false });
    server.clock.advance(60_000);
    expect(of(await here(ben), amara)).toMatchObject({ isHere: false, isTyping: false });
    await stop();
  });
});

describe('two processes', () => {
  test('have one session, in which what one says is there for the other at once', async () => {
    const { amara, ben, id } = await sharing();
    const [near, away] = [await hearing(server.house, amara), await hearing(elsewhere, ben)];
    const { body: said } = await say(amara, id, 'Mallama, I felt alone on Friday');
    await vi.waitFor(() => expect(away.heard).toContain(`chats.thread ${id}`), WAIT);
    expect((await far.thread(ben, id)).messages.map((one: { id: string }) => one.id)).toContain(said.id);
    const it = await far.settled(ben, id);
    expect(it.messages.at(-1).content).toBe((await thread(amara, id)).messages.at(-1).content);
    await far.say(ben, id, 'I did not know that');
    await vi.waitFor(async () => expect(texts(await thread(amara, id))).toContain('I did not know that'), WAIT);
    near.heard.length = 0;
    await far.post(ben, `/threads/${id}/leave`);
    await vi.waitFor(() => expect(near.heard).toContain(`chats.thread ${id}`), WAIT);
    expect((await thread(amara, id)).silence).toBe('closed');
    await Promise.all([near.stop(), away.stop()]);
  });

  test('keep the order of what is said at once, without loss and without a second answer', async () => {
    const { amara, ben, id } = await sharing();
    const lines = Array.from({ length: 20 }, (_, i) => `Line ${i}`);
    const sent = await Promise.all(lines.map((line, i) => (i % 2 ? far.say(ben, id, line) : say(amara, id, line))));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    type Line = { reply: { status: string } | null };
    const isOpen = ({ reply }: Line) => /queued|running/.test(reply?.status ?? '');
    const [one, other] = await vi.waitFor(async () => {
      const both = [await thread(amara, id), await far.thread(ben, id)];
      for (const { messages } of both) expect(messages.filter(isOpen)).toEqual([]);
      return both;
    }, WAIT);
    const said = texts(one).filter((text) => text.startsWith('Line'));
    expect(said.toSorted()).toEqual(lines.toSorted());
    expect(texts(other).filter((text) => text.startsWith('Line'))).toEqual(said);
  });
});
