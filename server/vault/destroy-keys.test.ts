import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { vaultKeys } from '#server/vault/table.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const ELEVEN_MINUTES = 11 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The bytes of the table on the disk. */
async function bytesOfTable(): Promise<Buffer> {
  await server.house.db.execute(sql`checkpoint`);
  const { rows } = await server.house.db.execute<{ bytes: Buffer }>(
    sql`select pg_read_binary_file(pg_relation_filepath('vault_keys')) as bytes`,
  );
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

test('the wrapped key of somebody who erased their account leaves the table, and nobody else’s does', async () => {
  const [amara, ben] = [await server.person(), await server.person()];
  const keys = await server.house.db.select().from(vaultKeys);
  const wrappedOf = (id: string) => keys.find(({ ownerId }) => ownerId === id)?.wrapped ?? Buffer.from('no key');
  const before = await bytesOfTable();
  expect([before.includes(wrappedOf(amara.id)), before.includes(wrappedOf(ben.id))]).toEqual([true, true]);
  const payload = { confirm: 'erase' };
  const answer = await server.ask({ method: 'DELETE', url: '/api/account', headers: amara.headers, payload });
  expect(answer.statusCode).toBe(204);
  server.clock.advance(ELEVEN_MINUTES);
  await server.house.jobs.drain();
  const after = await bytesOfTable();
  expect([after.includes(wrappedOf(amara.id)), after.includes(wrappedOf(ben.id))]).toEqual([false, true]);
});

test('a transaction that still sees the key holds up the table, and then the key leaves it all the same', async () => {
  const { id, headers } = await server.person();
  const [key] = (await server.house.db.select().from(vaultKeys)).filter(({ ownerId }) => ownerId === id);
  const wrapped = key?.wrapped ?? Buffer.from('no key');
  expect((await bytesOfTable()).includes(wrapped)).toBe(true);
  const reading = server.house.db.transaction(
    async (tx) => {
      await tx.execute(sql`select 1`);
      await server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });
      server.clock.advance(ELEVEN_MINUTES);
      const drained = server.house.jobs.drain();
      await vi.waitFor(async () => {
        const { rows } = await server.house.db.execute<{ worker: string }>(
          sql`select worker from jobs where name = 'vault.rewrite' and worker is not null`,
        );
        expect(rows).toHaveLength(1);
      });
      return { drained };
    },
    { isolationLevel: 'repeatable read' },
  );
  await (await reading).drained;
  expect((await bytesOfTable()).includes(wrapped)).toBe(false);
});

test('a process that dies between erasing and destroying the key leaves the key to the next one', async () => {
  const { id, headers } = await server.person();
  const { shred } = server.house.vault;
  server.house.vault.shred = async () => {
    throw new Error('The process died.');
  };
  await server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });
  server.house.vault.shred = shred;
  const isThere = async () => (await server.house.db.select().from(vaultKeys)).some(({ ownerId }) => ownerId === id);
  server.clock.advance(ELEVEN_MINUTES);
  await server.house.jobs.drain();
  expect(await isThere()).toBe(false);
});

test('erasing while other calls of theirs are under way leaves no key that belongs to nobody', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, headers } = await server.person();
    const add = (n: number) =>
      server.ask({
        method: 'POST',
        url: '/api/relationships',
        headers: { ...headers, ...(n % 2 && { 'idempotency-key': `${round}-${n}` }) },
        payload: { personName: `Noor ${n}`, relationshipType: 'other' },
      });
    const erase = () => server.ask({ method: 'DELETE', url: '/api/account', headers, payload: { confirm: 'erase' } });
    const [erased, ...added] = await Promise.all([erase(), ...Array.from({ length: 12 }, (_, n) => add(n))]);
    await server.house.vault.of(id).catch(() => {});
    expect(erased.statusCode).toBe(204);
    expect(added.filter(({ statusCode }) => ![200, 401, 404].includes(statusCode)).map(({ body }) => body)).toEqual([]);
    const keys = await server.house.db.select().from(vaultKeys);
    expect(keys.filter(({ ownerId }) => ownerId === id)).toEqual([]);
  }
});
