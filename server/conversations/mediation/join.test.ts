import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { JOIN_DAYS, type JoinLink, type JoinPreview, type NewJoinLink } from '#contract/mediation.ts';
import { joinLinks } from '#server/conversations/table.ts';
import { sealGuard } from '#server/relationships/record/guard.ts';
import { relationships } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import { answer, asks, begin, gathered, join, newLink, opened, stands } from '#test/mediation.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const { post, meet } = asking(() => server);
const ABSENT = '01890000-0000-7000-8000-000000000000';
const DAY = 86_400_000;
const preview = (who: Person, id: string, token?: string) =>
  asks(server, who, 'POST', `/${id}/join/preview`, { token });
const links = async (who: Person, id: string) =>
  (await asks(server, who, 'GET', `/${id}/invitations`)).json<JoinLink[]>();
const reasonOf = (refused: { status: number; json<A>(): A }) => [
  refused.status,
  refused.json<{ data?: { reason?: string } }>().data?.reason,
];

/** Two connected members. */
async function connected() {
  const [amara, ben] = [await server.person(), await server.person()];
  const mine = await meet(amara, { personName: 'Ben' });
  const { body: invitation } = await post(amara, `/relationships/${mine.id}/invitations`, {});
  const theirs = { personName: 'Amara', relationshipType: 'friend' };
  const { body: connection } = await post(ben, `/invitations/${invitation.code}/accept`, theirs);
  return { amara, ben, mine: mine.id as string, theirs: connection.relationshipId as string };
}

describe('a link', () => {
  test('leads one person in, who is told before what others will see, and nothing of what is in it', async () => {
    const amara = await server.person();
    const id = await begin(server, amara, 'A private title');
    const { link, token, state, expiresAt } = await newLink(server, amara, id);
    expect(link).toBe(`${server.house.config.publicUrl}/conversations?join=${id}#${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect([state, Date.parse(expiresAt)]).toEqual(['open', server.clock.now().getTime() + JOIN_DAYS * DAY]);
    const ben = await server.person('no plan');
    const stranger = await server.person('stranger');
    const inviter = (by: string) => asks(server, stranger, 'POST', `/${id}/join/inviter`, { token: by });
    expect((await inviter(token)).json()).toEqual({ firstName: 'Amara' });
    expect((await inviter('x'.repeat(43))).status).toBe(404);
    // Whoever is in already is led into it.
    expect((await preview(amara, id, token)).status).toBe(404);
    const told = await preview(ben, id, token);
    expect(told.json<JoinPreview>()).toMatchObject({ from: 'Amara', people: 1, expiresAt });
    expect(told.json<JoinPreview>().hidden[0]).toContain('private part');
    expect(told.body).not.toContain('A private title');
    expect((await asks(server, ben, 'GET', `/${id}`)).status).toBe(404);
    expect((await asks(server, ben, 'POST', `/${id}/join`, { token })).status).toBe(400);
    expect((await asks(server, ben, 'POST', `/${id}/join`, { token, consent: false })).status).toBe(400);
    expect((await join(server, ben, id, token)).json()).toMatchObject({ phase: 'intake', needsIntake: true });
    expect((await links(amara, id)).map((one) => one.state)).toEqual(['used']);
    expect((await inviter(token)).status).toBe(404);
    expect((await asks(server, ben, 'GET', `/${id}`)).status).toBe(200);
  });

  test('is for one: of twenty who come at once, one is in', async () => {
    const amara = await server.person();
    const id = await begin(server, amara);
    const { token } = await newLink(server, amara, id);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => server.person('no plan')));
    const answers = await Promise.all(crowd.map((who) => join(server, who, id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect((await stands(server, amara, id)).people).toHaveLength(2);
    const winner = crowd[answers.findIndex(({ status }) => status === 200)];
    // Whoever is in stays in, and joining again takes up no further place.
    if (winner) expect((await join(server, winner, id, token)).status).toBe(200);
    expect((await stands(server, amara, id)).people).toHaveLength(2);
  });

  test('that is used, over, taken back, of another conversation or none is as absent', async () => {
    const amara = await server.person('admin');
    const [ben, chi] = [await server.person('no plan'), await server.person('no plan')];
    const [id, other] = [await begin(server, amara), await begin(server, amara)];
    const [used, revoked, elsewhere] = [
      await newLink(server, amara, id),
      await newLink(server, amara, id),
      await newLink(server, amara, other),
    ];
    await join(server, ben, id, used.token);
    expect((await asks(server, amara, 'DELETE', `/${id}/invitations/${revoked.id}`)).status).toBe(204);
    expect((await asks(server, amara, 'DELETE', `/${id}/invitations/${revoked.id}`)).status).toBe(404);
    expect((await asks(server, amara, 'DELETE', `/${id}/invitations/${elsewhere.id}`)).status).toBe(404);
    const absent = (await preview(chi, ABSENT, used.token)).body;
    const bad = [used.token, revoked.token, elsewhere.token, '', 'x', 'x'.repeat(100), undefined];
    for (const token of bad)
      for (const way of [preview, (who: Person, at: string, by?: string) => join(server, who, at, by)]) {
        const refused = await way(chi, id, token);
        expect([token, refused.status, refused.body]).toEqual([token, 404, absent]);
      }
    const late = await newLink(server, amara, id);
    server.clock.advance(JOIN_DAYS * DAY + 1);
    expect((await join(server, chi, id, late.token)).status).toBe(404);
    expect((await links(amara, other)).map((one) => one.state)).toEqual(['closed']);
  });

  test('its token is kept by nobody', async () => {
    const amara = await server.person();
    const id = await begin(server, amara);
    const { token } = await newLink(server, amara, id);
    const rows = await server.house.db.select().from(joinLinks);
    expect(
      JSON.stringify(rows.map(({ tokenHash, ...row }) => ({ ...row, hash: tokenHash?.toString('latin1') }))),
    ).not.toContain(token);
    expect(JSON.stringify(await links(amara, id))).not.toContain(token);
  });

  test('opens no conversation that has begun, is over, closed or full', async () => {
    const late = await server.person('no plan');
    const { id, people } = await gathered(server);
    const [amara = late] = people;
    const { token } = await newLink(server, amara, id);
    for (const who of people) await answer(server, who, id);
    expect((await join(server, late, id, token)).status).toBe(404);
    expect(reasonOf(await asks(server, amara, 'POST', `/${id}/invitations`, {}))).toEqual([409, 'begun']);

    const full = await gathered(server, 4);
    const [owner = late] = full.people;
    const last = [await newLink(server, owner, full.id), await newLink(server, owner, full.id)];
    await join(server, late, full.id, last[0]?.token);
    expect((await join(server, await server.person(), full.id, last[1]?.token)).status).toBe(404);
    expect(reasonOf(await asks(server, owner, 'POST', `/${full.id}/invitations`, {}))).toEqual([409, 'full']);
  });

  test('is made, seen and taken back by the owner alone', async () => {
    const { id, people } = await gathered(server);
    const ben = people[1] ?? (await server.person());
    const plus = await server.person();
    const [owner = plus] = people;
    await join(server, plus, id, (await newLink(server, owner, id)).token);
    expect((await asks(server, ben, 'POST', `/${id}/invitations`, {})).status).toBe(402);
    expect((await asks(server, plus, 'POST', `/${id}/invitations`, {})).status).toBe(404);
    expect((await asks(server, plus, 'GET', `/${id}/invitations`)).status).toBe(404);
    const [link] = await links(owner, id);
    expect((await asks(server, plus, 'DELETE', `/${id}/invitations/${link?.id}`)).status).toBe(404);
  });

  test('cannot be guessed at without end', async () => {
    const [amara, thief] = [await server.person(), await server.person('no plan')];
    const id = await begin(server, amara);
    const tries = Array.from({ length: 31 }, (_, i) => join(server, thief, id, `guess${i}`));
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
  });
});

describe('a connected partner', () => {
  const invite = (who: Person, id: string, relationshipId: string) =>
    asks(server, who, 'POST', `/${id}/invitations`, { relationshipId });
  const list = async (who: Person) => (await asks(server, who, 'GET', '')).json<Conversation[]>();

  test('is invited by name, sees who asks and nothing more, and comes in without a link', async () => {
    const { amara, ben, mine } = await connected();
    const id = await begin(server, amara, 'A private title');
    const made = (await invite(amara, id, mine)).json<NewJoinLink>();
    expect(made).toMatchObject({ state: 'open', link: null });
    // Until they join they are shown under the inviter's name for them.
    expect((await stands(server, amara, id)).people.map(({ firstName, state }) => [firstName, state])).toEqual([
      ['Amara', 'joined'],
      ['Ben', 'invited'],
    ]);
    expect((await links(amara, id)).map(({ invited }) => invited)).toEqual(['Ben']);
    const [asked] = await list(ben);
    expect(asked).toMatchObject({ id, title: 'Amara invites you', isInvited: true, isOwner: false, description: '' });
    expect((await asks(server, ben, 'GET', `/${id}`)).status).toBe(404);
    expect((await preview(ben, id)).json()).toMatchObject({ from: 'Amara' });
    expect((await join(server, await server.person(), id)).status).toBe(404);
    expect((await join(server, ben, id)).status).toBe(200);
    expect(await list(ben)).toMatchObject([{ id, title: 'A private title', isInvited: false }]);
    expect(reasonOf(await invite(amara, id, mine))).toEqual([409, 'already_in']);
  });

  test('can say no, without a reason, and is not asked any more', async () => {
    const { amara, ben, mine } = await connected();
    const id = await begin(server, amara);
    const { id: linkId } = (await invite(amara, id, mine)).json<NewJoinLink>();
    const decline = (who: Person) => asks(server, who, 'POST', `/${id}/decline`);
    expect((await decline(amara)).status).toBe(404);
    expect((await decline(await server.person())).status).toBe(404);
    expect((await decline(ben)).status).toBe(204);
    expect((await decline(ben)).status).toBe(404);
    expect(await list(ben)).toEqual([]);
    expect((await join(server, ben, id)).status).toBe(404);
    expect(await links(amara, id)).toMatchObject([{ id: linkId, state: 'closed' }]);
    expect((await stands(server, amara, id)).people.map(({ state }) => state)).toEqual(['joined']);
  });

  test('is nobody any more when the connection ends, and whoever ended it is not reached by a link either', async () => {
    const { amara, ben, mine, theirs } = await connected();
    const id = await begin(server, amara);
    await invite(amara, id, mine);
    await post(ben, `/relationships/${theirs}/disconnect`);
    expect(await list(ben)).toEqual([]);
    expect((await preview(ben, id)).status).toBe(404);
    expect((await join(server, ben, id)).status).toBe(404);
    expect(reasonOf(await invite(amara, id, mine))).toEqual([409, 'not_connected']);
    const { token } = await newLink(server, amara, id);
    expect((await preview(ben, id, token)).status).toBe(404);
    expect((await join(server, ben, id, token)).status).toBe(404);
  });

  test('is not asked where safety forbids to share, whichever of the two it forbids, and nobody sees why', async () => {
    for (const side of ['mine', 'theirs'] as const) {
      const both = await connected();
      const { amara, ben } = both;
      const id = await begin(server, amara);
      await invite(amara, id, both.mine);
      const before = await stands(server, amara, id);
      const isIt = eq(relationships.id, both[side]);
      const owner = side === 'mine' ? amara : ben;
      const sealedGuard = sealGuard(await server.house.vault.of(owner.id), both[side], true);
      await server.house.db.update(relationships).set({ sealedGuard }).where(isIt);
      expect(await list(ben)).toEqual([]);
      expect([(await preview(ben, id)).status, (await join(server, ben, id)).status]).toEqual([404, 404]);
      expect(await stands(server, amara, id)).toEqual(before);
      expect((await links(amara, id)).map(({ state }) => state)).toEqual(['open']);
    }
  });

  test('is not invited by somebody else’s relationship, nor one’s own without a connection', async () => {
    const { amara, ben, mine, theirs } = await connected();
    const id = await begin(server, amara);
    expect((await invite(amara, id, theirs)).status).toBe(404);
    expect((await invite(amara, id, ABSENT)).status).toBe(404);
    expect((await invite(amara, id, 'none')).status).toBe(404);
    expect((await invite(ben, id, mine)).status).toBe(404);
    expect(reasonOf(await invite(amara, id, (await meet(amara)).id))).toEqual([409, 'not_connected']);
  });
});

test('whoever has left cannot read, say, answer or confirm any more', async () => {
  const { id, people } = await opened(server, 2);
  const ben = people[1] ?? (await server.person());
  await server.ask({ method: 'POST', url: `/api/threads/${id}/leave`, headers: ben.headers });
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/mediation', undefined],
    ['POST', '/messages', { content: 'Hello' }],
    ['PUT', '/intake', { afraid: false, threatened: false, hurt: false, controlled: false, isFree: true }],
    ['POST', '/turn', {}],
    ['PUT', '/agreement', { items: ['Yes'], checkInOn: null }],
    ['POST', '/agreement/confirm', { items: ['Yes'] }],
  ] as const)
    expect([path, (await asks(server, ben, method, `/${id}${path}`, body)).status]).toEqual([path, 404]);
});
