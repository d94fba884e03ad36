import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connections } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
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

const { get, post, meet } = asking(() => server);
const invite = async (more: object = {}) => (await post(amara, `/relationships/${id}/invitations`, more)).body;
const newOne = { personName: 'Amara', relationshipType: 'partner' };
const accept = (code: string, who = ben, choice: object = newOne) => post(who, `/invitations/${code}/accept`, choice);
const connect = async (who = ben) => (await accept((await invite()).code, who)).body;
const record = async (who: Person, relationship: string) => (await get(who, `/relationships/${relationship}`)).body;

describe('one of many', () => {
  const TWENTY = Array.from({ length: 20 }, (_, i) => i);
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('twenty people who accept one code at once: one does', async () => {
    const { code } = await invite();
    const people = await Promise.all(TWENTY.map(() => server.person('no plan')));
    const answers = await Promise.all(people.map((person) => accept(code, person)));
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(404)]);
    const rows = await server.house.db.select().from(connections).where(eq(connections.otherId, amara.id));
    expect(rows).toHaveLength(1);
    const owned = await Promise.all(people.map(async (person) => (await get(person, '/connections')).body.length));
    expect(owned.reduce((a, b) => a + b, 0)).toBe(1);
  });

  test('one person who accepts twenty times at once has one new relationship', async () => {
    const { code } = await invite();
    const cleo = await server.person();
    const answers = await Promise.all(TWENTY.map(() => accept(code, cleo)));
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect((await get(cleo, '/relationships')).body).toHaveLength(1);
  });

  test('two who accept each other’s at the same moment are connected once', async () => {
    const cleo = await server.person();
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
    const cleo = await server.person();
    const { relationshipId } = await connect(cleo);
    const answers = await Promise.all([
      ...TWENTY.slice(10).map(() => post(cleo, `/relationships/${relationshipId}/disconnect`)),
      ...TWENTY.slice(10).map(() => post(amara, `/relationships/${id}/disconnect`)),
    ]);
    expect(statusesOf(answers)).toEqual([204, ...Array(19).fill(409)]);
  });
});
