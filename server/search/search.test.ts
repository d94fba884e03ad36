import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Found } from '#contract/search.ts';
import { threadMessages, threads } from '#server/chats/table.ts';
import { newId } from '#server/clock/ids.ts';
import { find } from '#server/search/find.ts';
import { sources } from '#server/search/sources.ts';
import { asking } from '#test/asking.ts';
import { agreeing, asks, ITEMS, opened, say as speak } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const { get, post, meet } = asking(() => server);
const search = async (who: Person, words: string, more: object = {}) =>
  (await post(who, '/search', { words, ...more })).body as { found: Found[]; isAll: boolean };
const marked = ({ quote, from, to }: Found) => quote.slice(from, to);

/** Writes a distinct word in every room. */
async function live(word: string) {
  const who = await server.person();
  const bond = await meet(who, { personName: `Zoë ${word}`, notes: `Notes on ${word}` });
  server.clock.advance(1000);
  await post(who, `/relationships/${bond.id}/events`, { kind: 'conflict', note: `About the ${word}` });
  server.clock.advance(1000);
  const { body: panel } = await get(who, `/relationships/${bond.id}/chat`);
  await post(who, `/threads/${panel.id}/messages`, { content: `She paid no ${word}` });
  server.clock.advance(1000);
  const kept = { title: `The ${word}`, chatHistory: [], aiInsights: 'It came up again' };
  const { body: saved } = await post(who, `/relationships/${bond.id}/saved-chats`, kept);
  server.clock.advance(1000);
  const { body: talk } = await post(who, '/conversations', { title: 'Money' });
  const { body: said } = await post(who, `/conversations/${talk.id}/messages`, { content: `And the ${word} again` });
  return { who, bond, saved, talk, said };
}

describe('the search', () => {
  test('finds what was agreed on with somebody who is none of one’s people', async () => {
    const { id, people } = await agreeing(server);
    const [amara] = people as [Person];
    await asks(server, amara, 'PUT', `/${id}/agreement`, { items: ITEMS, checkInOn: null });
    for (const who of people) await asks(server, who, 'POST', `/${id}/agreement/confirm`, { items: ITEMS });
    const { found } = await search(amara, 'stay in the hall', { kinds: ['agreement'] });
    expect(found).toMatchObject([{ kind: 'agreement', quote: ITEMS[0], path: '/progress' }]);
  });

  test('finds a word in every room, the newest first, and says where it opens', async () => {
    const { who, bond, saved, talk, said } = await live('rent');
    const { found, isAll } = await search(who, 'RENT');
    expect(isAll).toBe(true);
    expect(found.map(({ kind, path }) => [kind, path.replace(/(message|moment)=[\w-]+/, '$1=…')])).toEqual([
      ['conversation', `/chat?id=${talk.id}&message=…`],
      ['saved_chat', `/relationships/${bond.id}?saved=${saved.id}`],
      ['chat', `/relationships/${bond.id}?message=…`],
      ['relationship', `/relationships/${bond.id}?moment=…`],
      ['relationship', `/relationships/${bond.id}`],
    ]);
    expect(found.map(marked)).toEqual(['rent', 'rent', 'rent', 'rent', 'rent']);
    expect(found[0]).toMatchObject({ id: talk.id, part: said.id, title: 'Money', quote: 'And the rent again' });
    expect((await search(who, 'zoe')).found.map(marked)).toEqual(['Zoë']);
    expect((await search(who, 'rent again')).found).toHaveLength(2);
    expect((await search(who, 'rent', { kinds: ['chat', 'conversation'] })).found).toHaveLength(2);
    expect(await search(who, 'rent', { limit: 2 })).toMatchObject({ isAll: false, found: { length: 2 } });
    expect((await search(who, 'nothing like it')).found).toEqual([]);
  });

  test('finds nothing of anybody else, in a shared conversation either', async () => {
    const { people, id } = await opened(server);
    const [amara, ben] = people;
    if (!amara || !ben) throw new Error('There are not two people.');
    const guest = await server.person();
    await live('rhubarb');
    expect((await search(guest, 'rhubarb')).found).toEqual([]);
    await speak(server, amara, id, 'I feel alone with the marmalade.');
    expect((await search(amara, 'marmalade')).found).toMatchObject([{ kind: 'conversation', id }]);
    // A guest without a plan finds what they wrote in that conversation, and nothing else.
    expect((await post(ben, '/search', { words: 'marmalade' })).status).toBe(402);
    await server.house.db.update(threads).set({ status: 'closed' });
    expect((await search(amara, 'marmalade')).found).toHaveLength(1);
  });

  test('finds nothing that was deleted, taken back or never kept', async () => {
    const { who, bond, talk, said } = await live('ginger');
    await server.ask({ method: 'DELETE', url: `/api/threads/${talk.id}/messages/${said.id}`, headers: who.headers });
    const { body: temporary } = await post(who, '/threads/temporary', {});
    await post(who, `/threads/${temporary.id}/messages`, { content: 'Never kept ginger' });
    expect((await search(who, 'ginger')).found.map(({ kind }) => kind)).toEqual([
      ...['saved_chat', 'chat', 'relationship', 'relationship'],
    ]);
    await server.ask({ method: 'DELETE', url: `/api/relationships/${bond.id}`, headers: who.headers });
    expect((await search(who, 'ginger')).found).toEqual([]);
  });

  test.each([
    [{ words: 'a' }, 'words', 'Please type at least 2 characters'],
    [{ words: '  ' }, 'words', 'Please type at least 2 characters'],
    [{}, 'words', 'Please type what you look for'],
    [{ words: 'x'.repeat(201) }, 'words', 'Please keep it under 200 characters'],
    [{ words: 'rent', kinds: ['diary'] }, 'kinds.0', 'There is no such kind'],
  ])('refuses %j in words', async (payload, path, message) => {
    const { status, body } = await post(await server.person(), '/search', payload);
    expect([status, body.data.issues]).toEqual([400, [{ path, message }]]);
  });

  test.each(['%', '_', '.*', '\\', "' or 1=1 --", '\u0000', '😭😭', '((((', '\ud800x'])(
    'takes "%s" for words',
    async (words) => {
      const { status, body } = await post(await server.person(), '/search', { words: words.padEnd(2, '%') });
      expect([status, body]).toEqual([200, { found: [], isAll: true }]);
    },
  );

  test('time grows no faster than the messages looked through, and a search stops where its patience ends', async () => {
    const who = await server.person();
    const { id: threadId } = (await asks(server, who, 'POST', '', { title: 'Long' })).json<{ id: string }>();
    const safe = await server.house.vault.of(who.id);
    const text = 'We talked about the kitchen and the weekend, and she said that it can wait until Sunday. '.repeat(3);
    const rows = Array.from({ length: 5000 }, (_, i) => {
      const id = newId(new Date(server.clock.now().getTime() + i));
      const body = { text: i === 7 ? `${text} Rutabaga.` : text, to: null, notice: null, meta: null, safety: null };
      const sealed = safe.seal('thread_messages', id, body);
      return { id, threadId, authorId: who.id, sealed, createdAt: server.clock.now() };
    });
    for (let i = 0; i < rows.length; i += 1000)
      await server.house.db.insert(threadMessages).values(rows.slice(i, i + 1000));
    const question = { words: 'rutabaga', limit: 30 };
    const long = { texts: 10_000, milliseconds: 60_000 };
    const timed = async (texts: number) => {
      const before = process.cpuUsage();
      const reply = await find(server.house, who.id, question, sources, { ...long, texts });
      const { user, system } = process.cpuUsage(before);
      return { reply, time: user + system };
    };
    await timed(500);
    const [few, all] = [await timed(1000), await timed(long.texts)];
    expect(all.reply).toMatchObject({ found: { length: 1 }, isAll: true });
    // Five times the messages, measured in processor time. Quadratic growth would give 25.
    expect(all.time / few.time).toBeLessThan(15);
    const { reply } = await timed(4000);
    expect(reply).toEqual({ found: [], isAll: false });
  });
});
