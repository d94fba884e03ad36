import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODE_LETTERS } from '#contract/relationship-connections.ts';
import { forbidConnecting } from '#server/relationships/relationships.ts';
import { connections, invitations } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import type { Kind, Person } from '#test/people.ts';
import { openTown, type Town } from '#test/town.ts';

const DAY = 24 * 60 * 60 * 1000;
let town: Town;
let amara: Person;
let ben: Person;
let id: string;
beforeAll(async () => {
  town = await openTown({ PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => town.close());
beforeEach(async () => {
  [amara, ben] = await Promise.all([town.person('admin'), town.person('no plan')]);
  id = (await meet(amara, { personName: 'Ben', relationshipType: 'friend' })).id;
});

const { get, post, patch, del, meet } = asking(() => town);
const invite = async (more: object = {}) => (await post(amara, `/relationships/${id}/invitations`, more)).body;
const newOne = { personName: 'Amara', relationshipType: 'partner' };
const accept = (code: string, who = ben, choice: object = newOne) => post(who, `/invitations/${code}/accept`, choice);
const connect = async (who = ben) => (await accept((await invite()).code, who)).body;
const record = async (who: Person, relationship: string) => (await get(who, `/relationships/${relationship}`)).body;

function letters() {
  const folder = join(town.dataDir, 'outbox');
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.json'));
  return files.map(({ name }) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

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
    const [row] = await town.house.db.select().from(invitations).where(eq(invitations.id, made.id));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(link).toContain(code);
  });

  test('goes by mail in words that tell a bystander nothing', async () => {
    const made = await invite({ email: 'ben@example.com' });
    await town.house.jobs.drain();
    expect(made.way).toBe('mail');
    const letter = letters().find(({ to }) => to === 'ben@example.com');
    expect(letter.text).toContain(made.link);
    expect(`${letter.subject} ${letter.text}`).not.toMatch(/Amara|Ben|friend|relationship|partner/);
    const [row] = await town.house.db.select().from(invitations).where(eq(invitations.id, made.id));
    expect(JSON.stringify(row)).not.toContain('ben@example.com');
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
    const cleo = await town.person();
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
    expect((await get(ben, '/connections')).body).toEqual([body]);
    expect(await record(amara, id)).toMatchObject({ isMutual: true, connectedToUserId: ben.id, canConnect: false });
    expect((await get(ben, '/auth/user')).body).toMatchObject({ hasUsedTrial: false, hasAccess: false });
    expect((await get(ben, '/relationships')).status).toBe(402);
    expect((await get(amara, `/relationships/${id}/invitations`)).body[0].status).toBe('accepted');
    expect((await accept(code)).body).toMatchObject({ code: 'conflict', data: { reason: 'already_accepted' } });
    expect((await accept(code, await town.person())).status).toBe(404);
  });

  test('is accepted onto a relationship that is there, and neither sees the other’s', async () => {
    const cleo = await town.person();
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

  /** Another person who invites Cleo too. */
  async function connectable(who: Person) {
    const dara = await town.person('admin');
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
    ['has run out', async () => town.clock.advance(7 * DAY)],
    ['was declined', async ({ code }) => post(await town.person('no plan'), `/invitations/${code}/decline`, {})],
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
    const cleo = await town.person();
    const mine = await meet(cleo);
    await forbidConnecting(town.house, cleo.id, mine.id);
    expect((await get(cleo, `/invitations/${code}`)).body.choices).toEqual([]);
    expect((await accept(code, cleo, { relationshipId: mine.id })).body.data.reason).toBe('not_available');
    await forbidConnecting(town.house, amara.id, id);
    expect((await record(amara, id)).canConnect).toBe(false);
    const { status, body } = await post(amara, `/relationships/${id}/invitations`, {});
    expect([status, body.data.reason]).toEqual([403, 'not_available']);
  });
});

describe('one of many', () => {
  const TWENTY = Array.from({ length: 20 }, (_, i) => i);
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('twenty people who accept one code at once: one does', async () => {
    const { code } = await invite();
    const people = await Promise.all(TWENTY.map(() => town.person('no plan')));
    const answers = await Promise.all(people.map((person) => accept(code, person)));
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(404)]);
    const rows = await town.house.db.select().from(connections).where(eq(connections.otherId, amara.id));
    expect(rows).toHaveLength(1);
    const owned = await Promise.all(people.map(async (person) => (await get(person, '/connections')).body.length));
    expect(owned.reduce((a, b) => a + b, 0)).toBe(1);
  });

  test('one person who accepts twenty times at once has one new relationship', async () => {
    const { code } = await invite();
    const cleo = await town.person();
    const answers = await Promise.all(TWENTY.map(() => accept(code, cleo)));
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect((await get(cleo, '/relationships')).body).toHaveLength(1);
  });

  test('two who accept each other’s at the same moment are connected once', async () => {
    const cleo = await town.person();
    const mine = await meet(cleo);
    const theirs = await invite();
    const { body: ours } = await post(cleo, `/relationships/${mine.id}/invitations`, {});
    const answers = await Promise.all([
      accept(theirs.code, cleo, { relationshipId: mine.id }),
      accept(ours.code, amara, { relationshipId: id }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(await record(cleo, mine.id)).toMatchObject({ connectedToUserId: amara.id });
    expect(await record(amara, id)).toMatchObject({ connectedToUserId: cleo.id });
  });

  test('both who disconnect at the same moment end it once', async () => {
    const cleo = await town.person();
    const { relationshipId } = await connect(cleo);
    const answers = await Promise.all([
      ...TWENTY.slice(10).map(() => post(cleo, `/relationships/${relationshipId}/disconnect`)),
      ...TWENTY.slice(10).map(() => post(amara, `/relationships/${id}/disconnect`)),
    ]);
    expect(statusesOf(answers)).toEqual([204, ...Array(19).fill(409)]);
  });
});

describe('ending a connection', () => {
  test('ends it for both at once, tells no reason, and keeps both relationships', async () => {
    const cleo = await town.person();
    const { relationshipId } = await connect(cleo);
    expect((await post(cleo, `/relationships/${relationshipId}/disconnect`)).status).toBe(204);
    expect(await record(amara, id)).toMatchObject({ isMutual: false, connectedToUserId: null, canConnect: true });
    expect(await record(cleo, relationshipId)).toMatchObject({ isMutual: false, personName: 'Amara' });
    expect((await get(amara, '/connections/refused')).body).toEqual([]);
  });

  test('is open to whoever was invited without a plan', async () => {
    const { relationshipId } = await connect();
    expect((await post(ben, `/relationships/${relationshipId}/disconnect`)).status).toBe(204);
    expect((await get(ben, '/connections')).body).toEqual([]);
  });

  test.each(['trial', 'no plan'] as Kind[])(
    'by deleting the relationship, for the other side (%s) too',
    async (kind) => {
      const other = await town.person(kind);
      await connect(other);
      await del(amara, `/relationships/${id}`);
      town.clock.advance(16_000);
      await town.house.jobs.drain();
      expect((await get(other, '/connections')).body).toEqual([]);
    },
  );
});

describe('who is not wanted any more', () => {
  test('cannot invite again, until they are allowed to', async () => {
    const { relationshipId } = await connect();
    await post(ben, `/relationships/${relationshipId}/disconnect`);
    const { code } = await invite();
    expect((await get(ben, `/invitations/${code}`)).status).toBe(404);
    expect((await accept(code)).status).toBe(404);
    const [refused] = (await get(ben, '/connections/refused')).body;
    expect(refused).toMatchObject({ name: 'Amara' });
    const cleo = await town.person();
    expect((await del(cleo, `/connections/refused/${refused.id}`)).status).toBe(404);
    expect((await del(ben, `/connections/refused/${refused.id}`)).status).toBe(204);
    expect((await accept(code)).status).toBe(200);
  });

  test('may be invited by the one who ended it, which forgives', async () => {
    const cleo = await town.person();
    await connect(cleo);
    await post(amara, `/relationships/${id}/disconnect`);
    expect((await get(amara, '/connections/refused')).body).toMatchObject([{ name: 'Ben' }]);
    expect((await accept((await invite()).code, cleo)).status).toBe(200);
    expect((await get(amara, '/connections/refused')).body).toEqual([]);
  });

  test.each(['noMore', 'block'])('is refused with %s while declining', async (also) => {
    const { code } = await invite();
    await post(ben, `/invitations/${code}/decline`, { also });
    expect((await get(ben, '/connections/refused')).body).toMatchObject([{ name: 'Amara' }]);
    expect((await accept((await invite()).code)).status).toBe(404);
  });

  test('loses the connection as well when blocked', async () => {
    const cleo = await town.person();
    await connect(cleo);
    const other = await meet(amara, { personName: 'Cleo' });
    const { body } = await post(amara, `/relationships/${other.id}/invitations`, {});
    expect((await get(cleo, `/invitations/${body.code}`)).body.data.reason).toBe('already_connected');
    expect((await accept(body.code, cleo)).body.data.reason).toBe('already_connected');
    await post(cleo, `/invitations/${body.code}/decline`, { also: 'block' });
    expect((await record(amara, id)).isMutual).toBe(false);
    expect((await get(cleo, '/connections')).body).toEqual([]);
  });

  test('writes no more letters to whoever refused, with or without an account, and is told nothing', async () => {
    const nobody = await town.person('stranger');
    const dara = 'dara.refuses@example.com';
    const { code } = await invite({ email: dara });
    expect((await post(nobody, `/invitations/${code}/decline`, { also: 'noMore' })).status).toBe(204);
    expect((await post(amara, `/relationships/${id}/invitations`, { email: dara.toUpperCase() })).status).toBe(200);
    const { relationshipId } = await connect();
    await post(ben, `/relationships/${relationshipId}/disconnect`);
    const bens = `${ben.id}@example.org`;
    expect((await post(amara, `/relationships/${id}/invitations`, { email: bens })).status).toBe(200);
    await town.house.jobs.drain();
    const sent = letters().map(({ to }) => to.toLowerCase());
    expect(sent.filter((to) => to === dara)).toHaveLength(1);
    expect(sent.filter((to) => to === bens)).toHaveLength(0);
  });

  test('is known to the address that refused, once it has an account', async () => {
    const cleo = await town.person();
    const { code } = await invite({ email: `${cleo.id}@example.org` });
    await post(await town.person('stranger'), `/invitations/${code}/decline`, { also: 'noMore' });
    const { code: another } = await invite();
    expect((await get(cleo, `/invitations/${another}`)).status).toBe(404);
    expect((await get(cleo, '/connections/refused')).body).toMatchObject([{ name: null }]);
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
  const stream = town.house.live.open(amara.id);
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
