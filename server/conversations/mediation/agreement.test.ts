import { existsSync } from 'node:fs';
import { join as path } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mediation } from '#contract/mediation.ts';
import { REMOVED_ANSWER } from '#contract/messages.ts';
import { lettersOf } from '#test/letters.ts';
import { agreeing, asks, coachIn, opened, openIn, pair, reasonOf, stands } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('an agreement', () => {
  const confirm = (who: Person, id: string, items: string[] | undefined, more = {}) =>
    asks(server, who, 'POST', `/${id}/agreement/confirm`, { items: items ?? [], ...more });
  const nameOf = async (who: Person, id: string) =>
    (await stands(server, who, id)).people.find(({ isMe }) => isMe)?.firstName ?? '';
  const propose = (who: Person, id: string, items: string[], checkInOn: string | null = null) =>
    asks(server, who, 'PUT', `/${id}/agreement`, { items, checkInOn });

  test('is one when everybody has said yes to the very same words', async () => {
    const { id, people } = await agreeing(server);
    const [amara, ben] = pair(people);
    const { agreement } = await stands(server, amara, id);
    const first = (await confirm(amara, id, agreement?.items)).json<Mediation>();
    expect(first).toMatchObject({ phase: 'agreeing', agreement: { confirmedBy: [amara.id], isConfirmed: false } });
    const items = ['Phones stay in the hall', 'Ten quiet minutes first'];
    const changed = (await propose(ben, id, items, '2099-01-02')).json<Mediation>();
    expect(changed.agreement).toEqual({
      items,
      checkInOn: '2099-01-02',
      confirmedBy: [],
      isConfirmed: false,
      agreed: null,
      changed: expect.objectContaining({ by: null, isMine: true, hadMyYes: false }),
    });
    // Amara had said yes: she is told who changed it, what it was, and that she is asked again.
    expect((await stands(server, amara, id)).agreement?.changed).toEqual({
      ...{ by: 'Amara', isMine: false, hadMyYes: true },
      before: { items: agreement?.items, checkInOn: null },
    });
    expect((await coachIn(server, amara, id)).at(-1)).toBe(
      'Amara has changed the wording of the agreement. Amara, your yes was for the wording before, so you’re asked again.',
    );
    expect(reasonOf(await confirm(amara, id, agreement?.items))).toEqual([409, 'changed']);
    expect(reasonOf(await confirm(amara, id, items, { checkInOn: '2099-01-01' }))).toEqual([409, 'changed']);
    await confirm(amara, id, items, { checkInOn: '2099-01-02' });
    expect((await confirm(ben, id, items)).json()).toMatchObject({ phase: 'agreed', agreement: { isConfirmed: true } });
    expect((await coachIn(server, amara, id)).at(-1)).toBe(
      'Both of you have said yes. I’ll remind each of you on January 2.',
    );
    expect(reasonOf(await propose(ben, id, ['Never mind']))).toEqual([409, 'agreed']);
    expect((await openIn(server, ben, id)).messages.length).toBeGreaterThan(4);
    const at = server.house.now().toISOString();
    expect((await stands(server, amara, id)).agreement?.agreed).toMatchObject({
      ...{ others: [await nameOf(ben, id)], gone: 0 },
    });
    expect((await stands(server, amara, id)).agreement?.agreed?.at.slice(0, 10)).toBe(at.slice(0, 10));
    const listed = (await asks(server, amara, 'GET', '')).json<{ id: string; status: string }[]>();
    expect(listed.find((one) => one.id === id)?.status).toBe('agreed');
    expect((await asks(server, ben, 'GET', `/${id}`)).json()).toMatchObject({ status: 'agreed' });
    const board = await server.ask({ method: 'GET', url: '/api/dashboard', headers: amara.headers });
    expect(board.json()).toMatchObject({ conversations: [{ id, status: 'agreed' }] });
    expect((await asks(server, amara, 'PATCH', `/${id}`, { status: 'closed' })).json()).toMatchObject({
      status: 'closed',
    });
  });

  test('the same words proposed again take nobody’s yes', async () => {
    const { id, people } = await agreeing(server);
    const [amara, ben] = pair(people);
    const { agreement } = await stands(server, amara, id);
    await confirm(amara, id, agreement?.items);
    await propose(ben, id, agreement?.items ?? []);
    expect((await stands(server, amara, id)).agreement).toMatchObject({ confirmedBy: [amara.id], changed: null });
  });

  test('puts each line on the list of whoever promised it, and what names no one on both', async () => {
    const { id, people } = await agreeing(server, 1, undefined, 'Dinner', 'Lena Roth');
    const [amara, lena] = pair(people);
    const items = ['Amara: I can ask first', 'Lena: I can call', 'We eat at seven'];
    await propose(amara, id, items);
    for (const who of people) await confirm(who, id, items);
    const listOf = async ({ headers }: Person) =>
      (await server.ask({ method: 'GET', url: '/api/commitments', headers })).json<{ text: string }[]>();
    const textsOf = async (who: Person) => (await listOf(who)).map(({ text }) => text).sort();
    expect(await textsOf(amara)).toEqual(['I can ask first', 'We eat at seven']);
    expect((await stands(server, lena, id)).agreement?.items).toEqual(items);
  });

  test('stays what it was when one of them erases their account, without their name', async () => {
    const { id, people } = await agreeing(server);
    const [amara, ben] = pair(people);
    const items = ['Phones stay in the hall', `${await nameOf(ben, id)} cooks on Mondays`];
    await propose(ben, id, items);
    await confirm(amara, id, items);
    await confirm(ben, id, items);
    const before = await stands(server, amara, id);
    const leave = {
      method: 'DELETE',
      url: '/api/account',
      headers: ben.headers,
      payload: { confirm: 'erase' },
    } as const;
    expect((await server.ask(leave)).statusCode).toBe(204);
    const { phase, agreement } = await stands(server, amara, id);
    expect(phase).toBe('agreed');
    expect(agreement).toMatchObject({ items: ['Phones stay in the hall'], isConfirmed: true });
    expect(agreement?.agreed).toEqual({ at: before.agreement?.agreed?.at, others: [], gone: 1 });
    const removed = (await openIn(server, amara, id)).messages.filter(
      ({ isRemoved, role }) => isRemoved && role === 'assistant',
    );
    expect([...new Set(removed.map(({ content }) => content))]).toEqual([REMOVED_ANSWER]);
  });

  test('after one erased their account the other keeps Mallama’s lines about their own words, and a title with its day', async () => {
    const { id, people } = await agreeing(server, 1, undefined, 'What only Amara called it', 'Lena Roth');
    const [amara, lena] = pair(people);
    const leave = {
      method: 'DELETE',
      url: '/api/account',
      headers: amara.headers,
      payload: { confirm: 'erase' },
    } as const;
    expect((await server.ask(leave)).statusCode).toBe(204);
    const { title, messages } = await openIn(server, lena, id);
    expect(title).toMatch(/^Mediation of [A-Z][a-z]+ \d+, \d{4}$/);
    const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(said).toContain('Thank you, Lena.\n\n- **Lena.** In their words: “I feel ignored at dinner”.');
    expect(said.join()).not.toContain('Amara');
    expect(said).toContain(REMOVED_ANSWER);
    // Of what Amara said, nothing is quoted any longer.
    expect(said.join().split('I feel ignored at dinner')).toHaveLength(2);
  });

  test('cannot be confirmed while its words change: never is anybody held to words they did not read', async () => {
    const { id, people } = await agreeing(server);
    const [amara, ben] = pair(people);
    const { agreement } = await stands(server, amara, id);
    await confirm(ben, id, agreement?.items);
    const [yes, change] = await Promise.all([
      confirm(amara, id, agreement?.items),
      propose(ben, id, ['I decide everything']),
    ]);
    const { phase, agreement: now } = await stands(server, amara, id);
    if (yes.status === 200 && yes.json<Mediation>().phase === 'agreed') {
      expect([change.status, phase, now?.items]).toEqual([409, 'agreed', agreement?.items]);
    } else {
      expect([yes.status, phase, now?.items]).toEqual([409, 'agreeing', ['I decide everything']]);
      expect(now?.confirmedBy).toEqual([]);
    }
  });

  test.each([
    [{ items: [], checkInOn: null }, 'An agreement needs at least one line'],
    [{ items: ['  '], checkInOn: null }, 'An empty line'],
    [{ items: ['x'.repeat(501)], checkInOn: null }, 'Please keep each line under 500 characters'],
    [{ items: ['Yes'], checkInOn: 'soon' }, 'Please choose a day'],
    [{ items: ['Yes'], checkInOn: '2001-01-01' }, 'Please choose a day in the future'],
  ])('refuses %j in words', async (payload, message) => {
    const { id, people } = await agreeing(server);
    const [amara] = pair(people);
    const answer = await asks(server, amara, 'PUT', `/${id}/agreement`, payload);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(message);
  });

  test('comes at its time', async () => {
    const { id, people } = await opened(server);
    const [amara] = pair(people);
    expect(reasonOf(await propose(amara, id, ['Now']))).toEqual([409, 'not_yet']);
    expect(reasonOf(await confirm(amara, id, ['Now']))).toEqual([409, 'not_yet']);
    expect((await stands(server, amara, id)).agreement).toBeNull();
  });

  test('reminds everybody on its day, once, in words that tell a bystander nothing', async () => {
    const { id, people } = await agreeing(server);
    const [amara, ben] = pair(people);
    const day = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await propose(amara, id, ['Phones stay in the hall'], day);
    for (const who of people) await confirm(who, id, ['Phones stay in the hall']);
    await server.house.jobs.drain();
    const hasPost = () => existsSync(path(server.dataDir, 'outbox'));
    const letters = () =>
      (hasPost() ? lettersOf(server) : []).filter(({ to }) => [amara, ben].some((who) => to.startsWith(who.id)));
    expect(letters()).toEqual([]);
    server.clock.advance(4 * 86_400_000);
    await server.house.jobs.drain();
    const sent = letters();
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toMatch(/phone|hall|mediation|agreement|conversation/i);
    await server.house.jobs.drain();
    expect(letters()).toHaveLength(2);
  });
});
