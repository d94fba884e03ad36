import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { recordAction } from '#server/admin/audit.ts';
import { threads } from '#server/chats/table.ts';
import { users } from '#server/database/users.ts';
import type { Context } from '#server/http/context.ts';
import { type Once, once } from '#server/http/idempotency/idempotency.ts';
import { LEASE } from '#server/http/idempotency/idempotency-rows.ts';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import type { Caller } from '#server/identity/caller.ts';
import { openTestServer } from '#test/test-server.ts';

async function setting() {
  const server = await openTestServer();
  const { id } = await server.person();
  const call = (key: string | undefined, member = id) => ({
    context: {
      ...server.house,
      caller: undefined,
      user: { id: member, hasAccess: true, isAdmin: false } as Caller,
      recordAction,
      requestId: 'r',
      address: '::1',
      headers: { 'idempotency-key': key },
      answer: () => {},
    } satisfies Context & { user: unknown },
    path: ['journal', 'create'],
    method: 'POST',
  });
  let made = 0;
  const make = async () => ({ id: ++made });
  return { server, call, make, count: () => made };
}

test('twenty sends of one creation make one thing and get one answer', async () => {
  const { server, call, make, count } = await setting();
  const answers = await Promise.all(Array.from({ length: 20 }, () => once(call('abc'), { title: 'x' }, make)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"id":1}']));
  expect(count()).toBe(1);
  await server.close();
});

test('the same key with another body is a conflict; another member and a day later are free', async () => {
  const { server, call, make } = await setting();
  await once(call('abc'), { title: 'x' }, make);
  await expect(once(call('abc'), { title: 'y' }, make)).rejects.toMatchObject({
    code: 'conflict',
    data: { reason: 'key_reused' },
  });
  expect(await once(call('abc', (await server.person()).id), { title: 'y' }, make)).toEqual({ id: 2 });
  server.clock.advance(24 * 60 * 60 * 1000 + 1);
  expect(await once(call('abc'), { title: 'y' }, make)).toEqual({ id: 3 });
  await server.close();
});

test('a creation that failed may be tried again with its key', async () => {
  const { server, call, make } = await setting();
  await expect(once(call('abc'), {}, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await once(call('abc'), {}, make)).toEqual({ id: 1 });
  await server.close();
});

test('the kept answer is sealed, and a key that is no key is refused', async () => {
  const { server, call } = await setting();
  await once(call('abc'), {}, async () => ({ title: 'Dinner at Noor' }));
  const [row] = await server.house.db.select().from(idempotencyKeys);
  expect(row?.reply?.toString('latin1')).not.toContain('Noor');
  await expect(once(call('a b'), {}, async () => 1)).rejects.toMatchObject({ code: 'invalid' });
  await server.close();
});

/** As if the process working on it had died a while ago. */
const lose = ({ db }: Pick<Context, 'db'>) => db.update(idempotencyKeys).set({ leasedUntil: new Date(0) });
const names = async ({ db }: Pick<Context, 'db'>) => (await db.select().from(threads)).map(({ kind }) => kind);
const aThread = (ownerId: string) => ({
  ...{ id: crypto.randomUUID(), keyId: ownerId, ownerId, kind: 'solo_session' as const, status: 'active' as const },
  ...{ createdAt: new Date(), updatedAt: new Date(), sealed: Buffer.from('') },
});

test('whoever died before answering stands in nobody’s way for long, and their late answer undoes what they did', async () => {
  const { server, call, make } = await setting();
  const { db } = server.house;
  const died = Promise.withResolvers<void>();
  const late = once(call('abc'), {}, async ({ answered }) => {
    await died.promise;
    return db.transaction(async (tx) => {
      await tx.update(users).set({ isAdmin: true });
      await answered?.(tx, { id: 'late' });
    });
  });
  await vi.waitFor(async () => expect(await db.select().from(idempotencyKeys)).toHaveLength(1));
  // A call that waits meanwhile gets the answer.
  const waiting = once(call('abc'), {}, make);
  await lose(server.house);
  expect(await waiting).toEqual({ id: 1 });
  died.resolve();
  await expect(late).rejects.toMatchObject({ data: { reason: 'try_again' } });
  expect((await db.select().from(users)).map(({ isAdmin }) => isAdmin)).toEqual([false]);
  expect(await once(call('abc'), {}, make)).toEqual({ id: 1 });
  await server.close();
});

test('what was answered within a transaction is answered again, even if its process died right after', async () => {
  const { server, call, make } = await setting();
  const { db } = server.house;
  const gone = once(call('abc'), {}, async ({ answered }) => {
    await db.transaction(async (tx) => answered?.(tx, { id: 'kept' }));
    throw new Error('killed');
  });
  await expect(gone).rejects.toThrow('killed');
  expect(await once(call('abc'), {}, make)).toEqual({ id: 'kept' });
  await server.close();
});

test('what a transaction made is not made again, wherever its process died afterwards, and the work goes on from there', async () => {
  const { server, call } = await setting();
  const owner = (await server.person()).id;
  let dies = true;
  const work = async ({ db }: Once) => {
    const first = await db.transaction(async (tx) => {
      const [row] = await tx.insert(threads).values(aThread(owner)).returning();
      return row;
    });
    if (dies) throw new Error('killed');
    const second = await db.transaction(async (tx) => {
      const [row] = await tx.insert(threads).values(aThread(owner)).returning({ id: threads.id });
      return row;
    });
    return { first: first?.id, isDate: first?.createdAt instanceof Date, second: second?.id };
  };
  await expect(once(call('abc'), {}, work)).rejects.toThrow('killed');
  const [made] = await server.house.db.select().from(threads);
  dies = false;
  const answer = await once(call('abc'), {}, work);
  expect(answer).toMatchObject({ first: made?.id, isDate: true });
  expect(await names(server.house)).toHaveLength(2);
  expect(await once(call('abc'), {}, work)).toEqual(answer);
  expect(await names(server.house)).toHaveLength(2);
  await server.close();
});

test('a call that is at work for longer than a dead one is waited for is not taken over', async () => {
  const { server, call, make } = await setting();
  const slow = once(call('abc'), {}, async () => {
    await sleep(LEASE * 1000 + 1500);
    return { id: 'slow' };
  });
  await sleep(100);
  expect(await once(call('abc'), {}, make)).toEqual({ id: 'slow' });
  expect(await slow).toEqual({ id: 'slow' });
  await server.close();
});
