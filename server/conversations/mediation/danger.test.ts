import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Conversation, OpenConversation } from '#contract/conversations.ts';
import type { Mediation } from '#contract/mediation.ts';
import { chatData } from '#server/chats/chats.ts';
import { mediationIntakes, mediations } from '#server/conversations/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { liveEvents } from '#server/live/table.ts';
import { agreeing, answer, asks, gathered, join, newLink, opened, passOn, say, stands } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SECRET = 'qzsecretqz';
const DANGER = 'He hit me and choked me last night, I am scared of him.';
const open = async (who: Person, id: string) => (await asks(server, who, 'GET', `/${id}`)).json<OpenConversation>();
/** The mediation as somebody sees it, without who they are and what is for them alone. */
async function seen(who: Person, id: string) {
  const { safety: _own, people, ...mediation } = await stands(server, who, id);
  const { thread, isOwner: _isOwner, progress: _progress, ...conversation } = await open(who, id);
  const plain = people.map(({ isMe: _isMe, ...person }) => person);
  const { participants: _participants, messages, ...rest } = thread;
  const said = messages.map(({ content, senderId }) => ({ content, senderId }));
  return {
    ...mediation,
    people: plain,
    thread: rest,
    said,
    status: conversation.status,
    summary: conversation.summary,
  };
}
const pair = (people: readonly Person[]): [Person, Person] => {
  const [amara, ben] = people;
  if (!amara || !ben) throw new Error('There are not two people.');
  return [amara, ben];
};
const endsSoon = async () => {
  server.clock.advance(31 * 60_000);
  await server.house.jobs.drain();
};

describe('a flag in a private part', () => {
  test.each([
    ['afraid', { afraid: true }],
    ['threatened', { threatened: true }],
    ['hurt', { hurt: true }],
    ['controlled', { controlled: true }],
    ['not there freely', { isFree: false }],
    ['words that tell of it', { happened: DANGER }],
    ['words of hope that tell of it', { hope: 'That she stops hitting me' }],
  ])(
    '%s: help for that person at once, and for everybody the same sentence when all have answered',
    async (_flag, more) => {
      const { id, people } = await gathered(server);
      const [amara, ben] = pair(people);
      const before = await seen(amara, id);
      const told = (await answer(server, ben, id, more)).json<Mediation>();
      expect(told).toMatchObject({ phase: 'intake', safety: { resource: 'domestic_violence' } });
      // Until the last one has answered, others only see that somebody is ready.
      const between = await seen(amara, id);
      expect({ ...between, people: null }).toEqual({ ...before, people: null });
      expect(between.people.map(({ isReady }) => isReady)).toEqual([false, true]);
      expect((await answer(server, amara, id)).json()).toMatchObject({ phase: 'unavailable', safety: null });
      expect(await seen(amara, id)).toEqual(await seen(ben, id));
      expect((await stands(server, ben, id)).safety).not.toBeNull();
      expect((await open(amara, id)).thread).toMatchObject({ silence: 'unavailable', messages: [] });
      for (const who of people) {
        const refused = await say(server, who, id, 'Why is that?');
        expect([refused.status, refused.json()]).toMatchObject([409, { data: { reason: 'unavailable' } }]);
        expect(refused.body).toContain('This feature isn’t available for this conversation.');
      }
    },
  );

  test('looks the same whoever was flagged: the one, the other, both, or the one who answers last', async () => {
    const cases = await Promise.all(
      [
        { amara: { afraid: true }, ben: {} },
        { amara: {}, ben: { hurt: true } },
        { amara: { controlled: true }, ben: { threatened: true } },
      ].map(async (flags) => {
        const { id, people } = await gathered(server);
        const [amara, ben] = pair(people);
        await answer(server, amara, id, flags.amara);
        await answer(server, ben, id, flags.ben);
        const { phase, turnOf, agreement, people: all } = await stands(server, ben, id);
        return { phase, turnOf, agreement, ready: all.map(({ isReady, state }) => ({ isReady, state })) };
      }),
    );
    expect(new Set(cases.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(cases[0]?.phase).toBe('unavailable');
  });

  test('is not taken back by answering otherwise: somebody may stand behind them', async () => {
    const { id, people } = await gathered(server);
    const [amara, ben] = pair(people);
    await answer(server, ben, id, { afraid: true });
    expect((await answer(server, ben, id)).json<Mediation>().safety).not.toBeNull();
    await answer(server, amara, id);
    expect((await stands(server, amara, id)).phase).toBe('unavailable');
    // It stays so, whatever is answered afterwards.
    expect((await answer(server, ben, id)).json()).toMatchObject({ phase: 'unavailable' });
  });

  test('is not taken back by leaving and coming in again either, and goes with whoever is erased', async () => {
    const { id, people } = await gathered(server);
    const [amara, ben] = pair(people);
    await answer(server, ben, id, { afraid: true });
    await server.ask({ method: 'POST', url: `/api/threads/${id}/leave`, headers: ben.headers });
    expect((await server.ask({ url: '/api/account/export', headers: ben.headers })).body).not.toContain('"afraid"');
    await join(server, ben, id, (await newLink(server, amara, id)).token);
    expect(await stands(server, ben, id)).toMatchObject({
      needsIntake: true,
      safety: { resource: 'domestic_violence' },
    });
    await answer(server, ben, id);
    await answer(server, amara, id);
    expect((await stands(server, amara, id)).phase).toBe('unavailable');
    const isTheirs = eq(mediationIntakes.memberId, ben.id);
    expect(await server.house.db.select().from(mediationIntakes).where(isTheirs)).toHaveLength(1);
    await server.house.db.transaction((tx) => chatData.eraseOf(server.house, tx, ben.id));
    expect(await server.house.db.select().from(mediationIntakes).where(isTheirs)).toEqual([]);
  });

  test('of somebody who thought again is told to no other page', async () => {
    const { id, people } = await gathered(server);
    const [amara, ben] = pair(people);
    await answer(server, ben, id);
    const told = () => server.house.db.select().from(liveEvents).where(eq(liveEvents.ownerId, amara.id));
    const before = await told();
    expect(before).not.toEqual([]);
    expect((await answer(server, ben, id, { afraid: true })).json<Mediation>().safety).not.toBeNull();
    expect(await told()).toEqual(before);
  });

  test('stays with the person: in no answer to another, no export, no log, no event, no row that can be read', async () => {
    const { house } = server;
    const lines: string[] = [];
    const hear = (...said: unknown[]) => void lines.push(JSON.stringify(said));
    const spies = (['info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(house.log, level).mockImplementation(hear),
    );
    const { id, people } = await gathered(server);
    const [amara, ben] = pair(people);
    await answer(server, ben, id, { controlled: true, happened: `${SECRET} happened`, hope: `${SECRET} hoped` });
    await answer(server, amara, id, { happened: 'My own part' });
    const all = await Promise.all(
      ['', `/${id}`, `/${id}/mediation`, `/${id}/invitations`].map((path) => asks(server, amara, 'GET', path)),
    );
    const exported = await server.ask({ url: '/api/account/export', headers: amara.headers });
    expect(exported.statusCode).toBe(200);
    expect(exported.body).toContain('My own part');
    for (const { body } of [...all, exported]) expect(body).not.toMatch(new RegExp(`${SECRET}|domestic|violence`));
    const own = await server.ask({ url: '/api/account/export', headers: ben.headers });
    expect(own.body).toContain(`${SECRET} happened`);
    expect(own.body).not.toMatch(/domestic_violence|isUnsafe/);
    const rows = [
      ...(await house.db.select().from(mediationIntakes)).map(({ sealed }) => sealed.toString('latin1')),
      ...(await house.db.select().from(mediations)).map(({ sealed }) => sealed.toString('latin1')),
      JSON.stringify(await house.db.select().from(jobs)),
    ];
    expect(rows.join()).not.toContain(SECRET);
    expect(lines.join()).not.toContain(SECRET);
    for (const spy of spies) spy.mockRestore();
    // It is sealed under their own key: the key of the conversation, or of another member, does not open it.
    const [row] = (await house.db.select().from(mediationIntakes)).filter(({ memberId }) => memberId === ben.id);
    for (const key of [id, amara.id]) {
      const safe = await house.vault.of(key);
      expect(() => safe.open('mediation_intakes', `${id}:${ben.id}`, row?.sealed ?? Buffer.of())).toThrow();
    }
  });
});

describe('words of danger in a mediation', () => {
  test('reach nobody but their writer, who is told whom to turn to', async () => {
    const { id, people } = await opened(server);
    const [amara, ben] = pair(people);
    await say(server, amara, id, 'I feel alone at dinner.');
    const before = await seen(ben, id);
    const held = await say(server, amara, id, DANGER);
    expect([held.status, held.json()]).toMatchObject([403, { data: { reason: 'held_back' } }]);
    expect(held.body).toContain('This wasn’t sent, and nobody else has seen it.');
    expect((await stands(server, amara, id)).safety).toMatchObject({ category: 'domestic_violence' });
    // Nothing that the other could see has changed, and no time of change either.
    expect(await seen(ben, id)).toEqual(before);
    expect((await stands(server, ben, id)).safety).toBeNull();
  });

  test('end it some time later, for everybody alike, whoever has the word by then', async () => {
    const { id, people } = await opened(server);
    const [amara, ben] = pair(people);
    await say(server, amara, id, DANGER);
    await passOn(server, amara, id);
    server.clock.advance(60_000);
    await server.house.jobs.drain();
    expect(await stands(server, ben, id)).toMatchObject({ phase: 'hearing', turnOf: ben.id });
    await endsSoon();
    expect(await stands(server, ben, id)).toMatchObject({ phase: 'unavailable', turnOf: null, safety: null });
    expect(await seen(amara, id)).toEqual(await seen(ben, id));
    expect(JSON.stringify(await open(ben, id))).not.toMatch(/choked|scared/);
  });

  test.each(['I will kill you if you leave.', 'I want to kill myself.'])(
    'hold back "%s" on every way in',
    async (words) => {
      const { id, people } = await opened(server);
      const [amara, ben] = pair(people);
      const headers = { ...amara.headers };
      const sent = await server.ask({
        ...{ method: 'POST', url: `/api/threads/${id}/messages`, headers },
        payload: { content: words },
      });
      expect(sent.statusCode).toBe(403);
      const mine = (await say(server, amara, id, 'I feel sad.')).json<{ id: string }>();
      const edited = await server.ask({
        ...{ method: 'PATCH', url: `/api/threads/${id}/messages/${mine.id}`, headers },
        payload: { content: words },
      });
      expect(edited.statusCode).toBe(403);
      expect(JSON.stringify(await open(ben, id))).not.toContain('kill');
    },
  );

  test('are held back in the lines of an agreement and in a new title', async () => {
    const { id, people } = await agreeing(server);
    const [amara, ben] = pair(people);
    const line = await asks(server, ben, 'PUT', `/${id}/agreement`, { items: [DANGER], checkInOn: null });
    expect(line.json()).toMatchObject({ data: { reason: 'held_back' } });
    expect((await stands(server, amara, id)).agreement?.items.join()).not.toContain('choked');
    const title = await asks(server, amara, 'PATCH', `/${id}`, { title: 'He hit me and choked me' });
    expect(title.json()).toMatchObject({ data: { reason: 'held_back' } });
    expect((await open(ben, id)).title).toBe('Dinner and phones');
    await endsSoon();
    expect((await stands(server, amara, id)).phase).toBe('unavailable');
  });

  test('in the title of a new one keep it closed from the start', async () => {
    const amara = await server.person();
    const payload = { title: 'He hit me and choked me', type: 'group_mediation' };
    const { id } = (await asks(server, amara, 'POST', '', payload)).json<Conversation>();
    expect(await stands(server, amara, id)).toMatchObject({
      phase: 'unavailable',
      safety: { level: expect.any(Number) },
    });
    const invited = await asks(server, amara, 'POST', `/${id}/invitations`, {});
    expect([invited.status, invited.json()]).toMatchObject([403, { data: { reason: 'unavailable' } }]);
  });

  test('what is only hard to hear is said', async () => {
    const { id, people } = await opened(server);
    const [amara] = pair(people);
    for (const words of [
      'I am so angry that you forgot our dinner again.',
      'You never listen to me.',
      'I felt humiliated.',
    ])
      expect((await say(server, amara, id, words)).status).toBe(200);
  });

  test('a concern in one’s words is told to them alone, and no summary comes or goes by it', async () => {
    const { id, people } = await opened(server);
    const [amara, ben] = pair(people);
    for (const words of ['I feel alone at dinner.', 'I miss our walks.']) await say(server, amara, id, words);
    await endsSoon();
    const { summary } = await open(ben, id);
    expect(summary).toMatch(/^\p{Lu}\w+ talked about \S.*\.$/u);
    expect(summary).not.toMatch(/\byou|dinner|walks/i);
    const concern = (await say(server, amara, id, 'I can’t take it any more.')).json<{ safety: object | null }>();
    await say(server, amara, id, 'I want us to eat together.');
    await endsSoon();
    expect(concern.safety).toMatchObject({ level: 1 });
    const told = await open(ben, id);
    expect(told.messages.every(({ safety }) => safety === null)).toBe(true);
    expect(told.summary).toBe(summary);
    expect((await stands(server, ben, id)).phase).toBe('hearing');
  });
});
