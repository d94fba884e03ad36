import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { threadMembers, threads } from '#server/chats/table.ts';
import { sealThread } from '#server/chats/thread/rows.ts';
import { users } from '#server/database/users.ts';
import { vaultKeys } from '#server/vault/table.ts';
import { asking } from '#test/asking.ts';
import { openSignIn, type SignInServer } from '#test/sign-in.ts';
import { together } from '#test/together.ts';

const HOUR = 60 * 60 * 1000;
type Member = { id: string; subject: string; headers: Record<string, string>; mark: string };

let server: SignInServer;
beforeAll(async () => {
  server = await openSignIn();
});
afterAll(() => server.close());

const { post } = asking(() => server);
const { share, mediate } = together(() => server);

async function join(name: string): Promise<Member> {
  const account = { email: `${name}@example.org`, password: 'seven quiet herons', displayName: name };
  const { body } = await server.call('accounts:signUp', { ...account, returnSecureToken: true });
  const headers = { authorization: `Bearer ${body.idToken}` };
  const { body: user } = await post({ id: '', headers }, '/start-trial');
  return { id: user.id, subject: String(body.localId), headers, mark: name };
}

const leave = ({ headers }: Member) =>
  server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });

async function isNothingLeftOf({ id, subject }: Member) {
  const { db } = server.house;
  const owners = (await db.select({ id: vaultKeys.ownerId }).from(vaultKeys)).map((row) => row.id);
  const people = (await db.select({ id: users.id }).from(users)).map((row) => row.id);
  return { key: owners.includes(id) || owners.includes(subject), person: people.includes(id) };
}

test('an account that is erased many times at once is gone, and nobody is told otherwise', async () => {
  const amara = await join('amara');
  const answers = await Promise.all(Array.from({ length: 8 }, () => leave(amara)));
  const told = answers.map((answer) => answer.statusCode);
  // Either erased, or no longer signed in.
  expect(told.filter((status) => status !== 204 && status !== 401)).toEqual([]);
  expect(told).toContain(204);
  expect(await isNothingLeftOf(amara)).toEqual({ key: false, person: false });
});

test('two who share chats and leave at the same moment are both gone, without a key left behind', async () => {
  for (const round of [1, 2, 3]) {
    const [maya, ben] = [await join(`maya${round}`), await join(`ben${round}`)];
    const { body: bond } = await post(maya, '/relationships', { personName: 'Ben', relationshipType: 'friend' });
    const { body: invitation } = await post(maya, `/relationships/${bond.id}/invitations`, {});
    const choice = { personName: 'Maya', relationshipType: 'friend' };
    expect((await post(ben, `/invitations/${invitation.code}/accept`, choice)).status).toBe(200);
    await share(maya, bond.id, ben);
    await mediate(maya, bond.id, ben);
    const answers = await Promise.all([leave(maya), leave(ben)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204]);
    await server.house.jobs.drain();
    for (const who of [maya, ben]) expect(await isNothingLeftOf(who)).toEqual({ key: false, person: false });
  }
});

test('a chat that was begun while its owner was erased goes with the others that nobody can see', async () => {
  const { db, vault, jobs, now } = server.house;
  const [amara, ben] = [await join('late'), await join('later')];
  const begun = async ({ id: ownerId }: Member) => {
    const id = crypto.randomUUID();
    const sealed = sealThread(await vault.of(ownerId), id, {} as never);
    const about = { kind: 'relationship', status: 'active', relationshipId: crypto.randomUUID() } as const;
    return { ...about, id, keyId: ownerId, ownerId, sealed, createdAt: now(), updatedAt: now() };
  };
  const chats = [await begun(amara), await begun(ben)];
  const name = (await vault.of(amara.id)).seal('thread_members', `${chats[0]?.id}:${amara.id}`, 'Amara');
  expect((await leave(amara)).statusCode).toBe(204);
  await db.insert(threads).values(chats);
  const member = { threadId: chats[0]?.id ?? '', memberId: amara.id, state: 'joined' } as const;
  await db.insert(threadMembers).values({ ...member, sealed: name, createdAt: now() });
  server.clock.advance(2 * HOUR);
  await jobs.drain();
  expect(await db.$count(threads, inArray(threads.id, [chats[0]?.id ?? '', chats[1]?.id ?? '']))).toBe(0);
});
