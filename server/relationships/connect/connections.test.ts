import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODE_LETTERS } from '#contract/relationship-connections.ts';
import { peopleConnected } from '#server/relationships/relationships.ts';
import { invitations } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
let ben: Person;
let id: string;
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  [amara, ben] = await Promise.all([server.person('admin'), server.person('no plan')]);
  id = (await meet(amara, { personName: 'Ben', relationshipType: 'friend' })).id;
});

const { get, post, patch, del, meet } = asking(() => server);
const invite = async (more: object = {}) => (await post(amara, `/relationships/${id}/invitations`, more)).body;
const newOne = { personName: 'Amara', relationshipType: 'partner' };
const accept = (code: string, who = ben, choice: object = newOne) => post(who, `/invitations/${code}/accept`, choice);
const connect = async (who = ben) => (await accept((await invite()).code, who)).body;
const record = async (who: Person, relationship: string) => (await get(who, `/relationships/${relationship}`)).body;

describe('an invitation', () => {
  test('is a link with a code of eight characters, told once and kept as a hash', async () => {
    const { body: made } = await post(amara, `/relationships/${id}/invitations`, {});
    expect(made).toMatchObject({ relationshipId: id, way: 'hand', status: 'open' });
    expect(made.code).toMatch(new RegExp(`^[${CODE_LETTERS}]{8}$`));
    expect(made.link).toBe(`http://localhost:3000/invite/${made.code}`);
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * DAY);
    const { code, link, ...known } = made;
    const listed = await get(amara, `/relationships/${id}/invitations`);
    expect(listed.body).toEqual([known]);
    expect(listed.raw).not.toContain(code);
    const [row] = await server.house.db.select().from(invitations).where(eq(invitations.id, made.id));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(link).toContain(code);
  });

  test('goes by mail in words that tell a bystander nothing', async () => {
    const made = await invite({ email: 'ben@example.com' });
    await server.house.jobs.drain();
    expect(made.way).toBe('mail');
    const letter = lettersOf(server).find(({ to }) => to === 'ben@example.com');
    expect(letter?.text).toContain(made.link);
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/Amara|Ben|friend|relationship|partner/);
    const [row] = await server.house.db.select().from(invitations).where(eq(invitations.id, made.id));
    expect(JSON.stringify(row)).not.toContain('ben@example.com');
  });

  test('tells a stranger with its code the first name of its sender, and nothing else', async () => {
    const { id: made, code } = await invite();
    const stranger = await server.person('stranger');
    expect((await get(stranger, `/invitations/${code}/inviter`)).body).toEqual({ firstName: 'Amara' });
    expect((await get(stranger, `/invitations/${code}`)).status).toBe(401);
    await del(amara, `/relationships/${id}/invitations/${made}`);
    expect((await get(stranger, `/invitations/${code}/inviter`)).status).toBe(404);
  });

  test.each([
    ['no address', 'ben', 'Invalid email address.'],
    ['one’s own address', 'OWN', 'This is your own address.'],
  ])('to %s is refused', async (_what, email, message) => {
    const to = email === 'OWN' ? `${amara.id}@EXAMPLE.org` : email;
    const { status, body } = await post(amara, `/relationships/${id}/invitations`, { email: to });
    expect([status, body.data.issues]).toEqual([400, [{ path: 'email', message }]]);
    expect((await get(amara, `/relationships/${id}/invitations`)).body).toEqual([]);
  });

  test('shows who invites, what is visible and what is not, and one’s own people to choose from', async () => {
    const { code, expiresAt } = await invite();
    const cleo = await server.person();
    const mine = await meet(cleo, { personName: 'Ammi', relationshipType: 'mother', notes: 'The garden' });
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
    const { body } = await get(cleo, `/invitations/${typed}`);
    expect(body).toMatchObject({ from: { name: 'Amara', email: null }, expiresAt });
    expect(body.visible.length > 0 && body.hidden.length > 0).toBe(true);
    expect(body.choices).toEqual([{ id: mine.id, personName: 'Ammi', relationshipType: 'mother' }]);
    expect(JSON.stringify(body)).not.toMatch(/Ben|friend/);
  });

  test('is accepted once, onto a new relationship, without a plan and without using up a trial', async () => {
    const { code } = await invite();
    const { status, body } = await accept(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ personName: 'Amara', connectedToUserId: amara.id });
    const { safety, ...connection } = body;
    expect(safety).toBeNull();
    expect((await get(ben, '/connections')).body).toEqual([connection]);
    expect(await record(amara, id)).toMatchObject({ isMutual: true, connectedToUserId: ben.id, canConnect: false });
    expect((await get(ben, '/auth/user')).body).toMatchObject({ hasUsedTrial: false, hasAccess: false });
    expect((await get(ben, '/relationships')).status).toBe(402);
    expect((await get(amara, `/relationships/${id}/invitations`)).body[0].status).toBe('accepted');
    expect((await accept(code)).body).toMatchObject({ code: 'conflict', data: { reason: 'already_accepted' } });
    expect((await accept(code, await server.person())).status).toBe(404);
  });

  test('is accepted onto a relationship that is there, and neither sees the other’s', async () => {
    const cleo = await server.person();
    const mine = await meet(cleo, { personName: 'Ammi', relationshipType: 'mother', notes: 'The garden' });
    const { code } = await invite();
    expect((await accept(code, cleo, { relationshipId: mine.id })).body.personName).toBe('Ammi');
    expect(await record(cleo, mine.id)).toMatchObject({ isMutual: true, connectedToUserId: amara.id });
    expect((await get(cleo, `/relationships/${id}`)).status).toBe(404);
    expect((await get(amara, `/relationships/${mine.id}`)).status).toBe(404);
    const seen = JSON.stringify([await record(amara, id), (await get(amara, '/connections')).body]);
    expect(seen).not.toMatch(/Ammi|mother|garden/);
    const choices = (await get(cleo, `/invitations/${(await connectable(cleo)).code}`)).body.choices;
    expect(choices).toEqual([]);
  });

  /** Another person who can invite Cleo. */
  async function connectable(who: Person) {
    const dara = await server.person('admin');
    const { id: relationship } = await meet(dara);
    expect(who.id).not.toBe(dara.id);
    return (await post(dara, `/relationships/${relationship}/invitations`, {})).body;
  }

  test.each([
    ['nothing chosen', {}, ['personName', 'relationshipType']],
    ['no type', { personName: 'Amara' }, ['relationshipType']],
    ['an empty name', { ...newOne, personName: ' ' }, ['personName']],
  ])('with %s is not accepted, and stays open', async (_what, choice, paths) => {
    const { code } = await invite();
    const { status, body } = await accept(code, ben, choice);
    expect(status).toBe(400);
    expect(body.data.issues.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect((await accept(code)).status).toBe(200);
  });

  test('is not accepted onto somebody else’s relationship, and stays open', async () => {
    const { code } = await invite();
    expect((await accept(code, ben, { relationshipId: id })).status).toBe(404);
    expect((await accept(code, ben, { relationshipId: 'none' })).status).toBe(404);
    expect((await accept(code)).status).toBe(200);
  });

  test('is nothing to oneself', async () => {
    const { code } = await invite();
    expect((await get(amara, `/invitations/${code}`)).body.data.reason).toBe('own_invitation');
    expect((await accept(code, amara)).body.data.reason).toBe('own_invitation');
    expect((await post(amara, `/invitations/${code}/decline`, {})).body.data.reason).toBe('own_invitation');
  });

  const gone: [string, (made: { id: string; code: string }) => Promise<unknown>][] = [
    ['was taken back', (made) => del(amara, `/relationships/${id}/invitations/${made.id}`)],
    ['has run out', async () => server.clock.advance(7 * DAY)],
    ['was declined', async ({ code }) => post(await server.person('no plan'), `/invitations/${code}/decline`, {})],
    ['lost its relationship', () => del(amara, `/relationships/${id}`)],
  ];
  test.each(gone)('that %s is as absent as one that never was', async (_what, end) => {
    const made = await invite();
    await end(made);
    const absent = await get(ben, '/invitations/ABCD2345');
    expect(absent.status).toBe(404);
    expect(await get(ben, `/invitations/${made.code}`)).toMatchObject({ status: 404, raw: absent.raw });
    expect(await accept(made.code)).toMatchObject({ status: 404, raw: absent.raw });
    expect(await post(ben, `/invitations/${made.code}/decline`, {})).toMatchObject({ status: 404, raw: absent.raw });
  });

  test('is declined in silence: the inviter sees it closed, as if it were taken back', async () => {
    const { code, id: invitation } = await invite();
    expect((await post(ben, `/invitations/${code}/decline`, {})).status).toBe(204);
    const [seen] = (await get(amara, `/relationships/${id}/invitations`)).body;
    expect(seen).toMatchObject({ id: invitation, status: 'closed' });
    expect((await connect()).connectedToUserId).toBe(amara.id);
  });

  test('is one of five that may be open', async () => {
    for (let i = 0; i < 5; i++) await invite();
    const { status, body } = await post(amara, `/relationships/${id}/invitations`, {});
    expect([status, body.data.reason]).toEqual([409, 'too_many_open']);
    const [first] = (await get(amara, `/relationships/${id}/invitations`)).body;
    await del(amara, `/relationships/${id}/invitations/${first.id}`);
    expect((await post(amara, `/relationships/${id}/invitations`, {})).status).toBe(200);
  });

  test('does not flood a mailbox', async () => {
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const { status, body } = await post(amara, `/relationships/${id}/invitations`, { email: 'dara@example.com' });
      statuses.push(status);
      if (status === 200) await del(amara, `/relationships/${id}/invitations/${body.id}`);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('is not offered where safety forbids it, on either side', async () => {
    const { code } = await invite();
    const cleo = await server.person();
    const mine = await meet(cleo);
    await peopleConnected.forbidConnecting(server.house, cleo.id, mine.id);
    expect((await get(cleo, `/invitations/${code}`)).body.choices).toEqual([]);
    expect((await accept(code, cleo, { relationshipId: mine.id })).body.data.reason).toBe('not_available');
    await peopleConnected.forbidConnecting(server.house, amara.id, id);
    expect((await record(amara, id)).canConnect).toBe(false);
    const { status, body } = await post(amara, `/relationships/${id}/invitations`, {});
    expect([status, body.data.reason]).toEqual([403, 'not_available']);
  });
});

test('codes cannot be guessed in numbers', async () => {
  const statuses = [];
  for (let i = 0; i < 31; i++) statuses.push((await get(ben, `/invitations/GUESS${i}`)).status);
  expect(statuses).toEqual([...Array(30).fill(404), 429]);
});

test('an archived relationship invites nobody', async () => {
  await patch(amara, `/relationships/${id}`, { isArchived: true });
  expect((await post(amara, `/relationships/${id}/invitations`, {})).body.data.reason).toBe('not_available');
});

test('both pages hear of a connection', async () => {
  const stream = server.house.live.open(amara.id);
  const told = stream[Symbol.asyncIterator]();
  await connect();
  let heard = (await told.next()).value;
  const kinds = [heard?.kind];
  while (heard?.kind !== 'relationships') {
    heard = (await told.next()).value;
    kinds.push(heard?.kind);
  }
  expect(heard).toMatchObject({ kind: 'relationships', id });
  stream.end();
});
