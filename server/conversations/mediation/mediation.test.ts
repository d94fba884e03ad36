import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import type { Mediation } from '#contract/mediation.ts';
import {
  answer,
  asks,
  coachIn,
  gathered,
  join,
  newLink,
  opened,
  openIn,
  pair,
  passOn,
  reasonOf,
  say,
  stands,
} from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('from gathering to an agreement', () => {
  test('each is heard in turn, given back their words, and asked for one thing', async () => {
    const { id, people } = await gathered(server);
    const [amara, ben] = pair(people);
    expect(await stands(server, amara, id)).toMatchObject({ phase: 'intake', turnOf: null, needsIntake: true });
    expect((await openIn(server, ben, id)).thread.silence).toBe('intake');
    expect((await answer(server, amara, id, { happened: 'Phones at dinner' })).json()).toMatchObject({
      ...{ phase: 'intake', needsIntake: false, safety: null, agreement: null },
    });
    expect((await stands(server, ben, id)).people.map(({ isReady }) => isReady)).toEqual([true, false]);
    await answer(server, ben, id);
    expect(await stands(server, ben, id)).toMatchObject({ phase: 'hearing', turnOf: amara.id });
    expect((await coachIn(server, ben, id)).join()).toMatch(/Welcome.*you have the floor/s);

    expect(reasonOf(await say(server, ben, id, 'Me first'))).toEqual([409, 'not_your_turn']);
    expect(reasonOf(await passOn(server, ben, id))).toEqual([409, 'not_your_turn']);
    expect((await say(server, amara, id, 'I feel ignored when the phone lies on the table.')).status).toBe(200);
    await passOn(server, amara, id);
    const heard = (await coachIn(server, amara, id)).at(-1);
    expect(heard).toContain('“I feel ignored when the phone lies on the table”');
    expect((await stands(server, amara, id)).turnOf).toBe(ben.id);
    expect(reasonOf(await say(server, amara, id, 'One thing more'))).toEqual([409, 'not_your_turn']);

    await say(server, ben, id, 'I feel criticised before my coat is off.');
    await passOn(server, ben, id);
    expect(await stands(server, ben, id)).toMatchObject({ phase: 'restating', turnOf: amara.id });
    expect((await coachIn(server, ben, id)).at(-1)).toMatch(
      /^Thank you, \S+\.\n\nHere are both sides\..*ignored.*criticised.*one thing you could offer/s,
    );

    await say(server, amara, id, 'I can wait ten minutes before I bring something up.');
    await passOn(server, amara, id);
    await say(server, ben, id, 'I will leave my phone in the hall at dinner.');
    const { agreement, phase, turnOf } = (await passOn(server, ben, id)).json<Mediation>();
    expect({ phase, turnOf }).toEqual({ phase: 'agreeing', turnOf: null });
    expect(agreement?.items).toEqual([
      'Amara: I can wait ten minutes before I bring something up.',
      'Amara: I will leave my phone in the hall at dinner.',
    ]);
    expect(agreement).toMatchObject({ confirmedBy: [], isConfirmed: false });
    // A day is chosen by them.
    expect(agreement?.checkInOn).toBeNull();
    expect((await coachIn(server, ben, id)).at(-1)).toMatch(
      /^Thank you, \S+\.\n\nI’ve put what you offered into a draft/,
    );
  });

  test('a member’s list shows it with the others’ first names, and their own progress', async () => {
    const { id, people } = await opened(server);
    const [amara, ben] = pair(people);
    await say(server, amara, id, 'I feel ignored when the phone lies on the table at dinner.');
    const of = async (who: Person) => (await asks(server, who, 'GET', '')).json<Conversation[]>();
    expect(await of(amara)).toMatchObject([{ id, isOwner: true, others: ['Amara'], progress: { percent: 40 } }]);
    expect(await of(ben)).toMatchObject([{ id, isOwner: false, others: ['Amara'], progress: { percent: 0 } }]);
    expect(reasonOf(await asks(server, ben, 'PATCH', `/${id}`, { status: 'closed' }))).toEqual([403, 'not_owner']);
    expect(reasonOf(await asks(server, ben, 'DELETE', `/${id}`))).toEqual([403, 'not_owner']);
    expect((await asks(server, amara, 'DELETE', `/${id}`)).status).toBe(204);
    expect((await asks(server, ben, 'GET', `/${id}`)).status).toBe(404);
    await server.house.jobs.drain();
    expect(await of(ben)).toEqual([]);
  });

  test('a closed one stands still', async () => {
    const { id, people } = await opened(server);
    const [amara] = pair(people);
    await asks(server, amara, 'PATCH', `/${id}`, { status: 'closed' });
    expect(reasonOf(await passOn(server, amara, id))).toEqual([409, 'closed']);
    expect(reasonOf(await asks(server, amara, 'POST', `/${id}/invitations`, {}))).toEqual([409, 'closed']);
  });
});

describe('leaving', () => {
  const leave = (who: Person, id: string) =>
    server.ask({ method: 'POST', url: `/api/threads/${id}/leave`, headers: who.headers });

  test('hands the turn on, takes their private part along, and asks for every yes anew', async () => {
    const { id, people } = await opened(server, 2);
    const [amara, ben] = pair(people);
    const chi = people[2] ?? ben;
    expect((await leave(amara, id)).statusCode).toBe(204);
    expect((await asks(server, amara, 'GET', `/${id}/mediation`)).status).toBe(404);
    const left = await stands(server, ben, id);
    expect(left).toMatchObject({ phase: 'hearing', turnOf: ben.id });
    expect(left.people.map(({ state, isReady }) => [state, isReady])).toEqual([
      ['left', false],
      ['joined', true],
      ['joined', true],
    ]);
    expect((await coachIn(server, chi, id)).at(-1)).toMatch(/^Someone has left/);
  });

  test('leaves a conversation of one person readable and still', async () => {
    const { id, people } = await opened(server);
    const [amara, ben] = pair(people);
    await say(server, amara, id, 'I feel ignored at dinner.');
    await leave(ben, id);
    expect((await openIn(server, amara, id)).status).toBe('closed');
    expect((await coachIn(server, amara, id)).at(-1)).toMatch(/^There aren’t enough people/);
    expect((await say(server, amara, id, 'Hello?')).status).toBe(409);
    await asks(server, amara, 'PATCH', `/${id}`, { status: 'active' });
    expect((await openIn(server, amara, id)).thread.silence).toBe('waiting_for_others');
    // Nobody new can join and read what was said.
    expect(reasonOf(await asks(server, amara, 'POST', `/${id}/invitations`, {}))).toEqual([409, 'begun']);
  });

  test('before it has begun opens the place for somebody else', async () => {
    const { id, people } = await gathered(server);
    const [amara, ben] = pair(people);
    await answer(server, ben, id, { happened: 'My own words' });
    await leave(ben, id);
    expect(await stands(server, amara, id)).toMatchObject({ phase: 'gathering' });
    const { token } = await newLink(server, amara, id);
    const again = (await join(server, ben, id, token)).json<Mediation>();
    expect(again).toMatchObject({ phase: 'intake', needsIntake: true });
  });
});
