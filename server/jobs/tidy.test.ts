import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import { jobs as table } from '#server/jobs/table.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const HOUR = 60 * 60 * 1000;
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const keys = async () => (await server.house.db.select().from(idempotencyKeys)).map(({ key }) => key);
const doneKeys = async () =>
  (await server.house.db.select().from(table)).filter((row) => row.doneAt).map(({ key }) => key);

describe('house-keeping', () => {
  test('forgets the answers to creations after their day', async () => {
    const { house, clock } = server;
    const person = await server.person();
    const keep = (key: string) =>
      house.db
        .insert(idempotencyKeys)
        .values({ ownerId: person.id, endpoint: 'room.create', key, bodyHash: '', createdAt: house.now() });
    await keep('old');
    clock.advance(23 * HOUR);
    await keep('young');
    await house.jobs.drain();
    expect(await keys()).toEqual(['old', 'young']);
    clock.advance(2 * HOUR);
    await house.jobs.drain();
    expect(await keys()).toEqual(['young']);
  });

  test('forgets the key of a done job a day later', async () => {
    const { house, clock } = server;
    house.jobs.handle('noted', async () => {});
    await house.jobs.add('noted', {}, { key: 'k' });
    await house.jobs.drain();
    clock.advance(23 * HOUR);
    await house.jobs.drain();
    expect(await doneKeys()).toEqual(['k']);
    clock.advance(2 * HOUR);
    await house.jobs.drain();
    expect(await doneKeys()).toEqual([]);
  });
});
