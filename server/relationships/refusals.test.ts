import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import type { Kind, Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

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

const { get, post, del, meet } = asking(() => server);
const invite = async (more: object = {}) => (await post(amara, `/relationships/${id}/invitations`, more)).body;
const newOne = { personName: 'Amara', relationshipType: 'partner' };
const accept = (code: string, who = ben, choice: object = newOne) => post(who, `/invitations/${code}/accept`, choice);
const connect = async (who = ben) => (await accept((await invite()).code, who)).body;
const record = async (who: Person, relationship: string) => (await get(who, `/relationships/${relationship}`)).body;

describe('ending a connection', () => {
  test('ends it for both at once, tells no reason, and keeps both relationships', async () => {
    const cleo = await server.person();
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
      const other = await server.person(kind);
      await connect(other);
      await del(amara, `/relationships/${id}`);
      server.clock.advance(16_000);
      await server.house.jobs.drain();
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
    const cleo = await server.person();
    expect((await del(cleo, `/connections/refused/${refused.id}`)).status).toBe(404);
    expect((await del(ben, `/connections/refused/${refused.id}`)).status).toBe(204);
    expect((await accept(code)).status).toBe(200);
  });

  test('may be invited by the one who ended it, which forgives', async () => {
    const cleo = await server.person();
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
    const cleo = await server.person();
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
    const nobody = await server.person('stranger');
    const dara = 'dara.refuses@example.com';
    const { code } = await invite({ email: dara });
    expect((await post(nobody, `/invitations/${code}/decline`, { also: 'noMore' })).status).toBe(204);
    expect((await post(amara, `/relationships/${id}/invitations`, { email: dara.toUpperCase() })).status).toBe(200);
    const { relationshipId } = await connect();
    await post(ben, `/relationships/${relationshipId}/disconnect`);
    const bens = `${ben.id}@example.org`;
    expect((await post(amara, `/relationships/${id}/invitations`, { email: bens })).status).toBe(200);
    await server.house.jobs.drain();
    const sent = lettersOf(server).map(({ to }) => to.toLowerCase());
    expect(sent.filter((to) => to === dara)).toHaveLength(1);
    expect(sent.filter((to) => to === bens)).toHaveLength(0);
  });

  test('is refused by a mailbox, however its address is spelled', async () => {
    const nobody = await server.person('stranger');
    const { code } = await invite({ email: 'Eve.Refuses@googlemail.com' });
    expect((await post(nobody, `/invitations/${code}/decline`, { also: 'noMore' })).status).toBe(204);
    expect((await post(amara, `/relationships/${id}/invitations`, { email: 'everefuses+us@gmail.com' })).status).toBe(
      200,
    );
    await server.house.jobs.drain();
    const sent = lettersOf(server).map(({ to }) => to.toLowerCase());
    expect(sent.filter((to) => to.includes('refuses') && !to.startsWith('dara'))).toEqual([
      'eve.refuses@googlemail.com',
    ]);
  });

  test('is known to the address that refused, once it has an account', async () => {
    const cleo = await server.person();
    const { code } = await invite({ email: `${cleo.id}@example.org` });
    await post(await server.person('stranger'), `/invitations/${code}/decline`, { also: 'noMore' });
    const { code: another } = await invite();
    expect((await get(cleo, `/invitations/${another}`)).status).toBe(404);
    expect((await get(cleo, '/connections/refused')).body).toMatchObject([{ name: null }]);
  });
});
