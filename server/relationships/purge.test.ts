import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeRelationship } from '#server/relationships/purge.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
let id: string;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person();
  id = (await meet(amara)).id;
});

const { get, post, del, meet } = asking(() => server);
const remove = () => del(amara, `/relationships/${id}`);
const restore = (who = amara) => post(who, `/relationships/${id}/restore`);
const pass = async (seconds: number) => {
  server.clock.advance(seconds * 1000);
  await server.house.jobs.drain();
};

describe('bringing back', () => {
  test('works up to the last of the ten seconds, and a little for the way', async () => {
    await remove();
    await pass(14);
    expect((await restore()).status).toBe(200);
  });

  test('is too late afterwards', async () => {
    await remove();
    await pass(15);
    expect((await restore()).status).toBe(404);
  });

  test('brings the scores, the plan and the rest back as they were', async () => {
    const sides = { trustSafety: 80, communicationClarity: 60, growth: 70, joyFulfillment: 75 };
    await post(amara, `/relationships/${id}/check-ins`, sides);
    await post(amara, `/relationships/${id}/plan`, { kind: 'promise', text: 'The photos' });
    const before = (await get(amara, '/dashboard')).body;
    await remove();
    expect((await get(amara, '/dashboard')).body).toMatchObject({ next: [], relationships: { total: 0 } });
    await restore();
    expect((await get(amara, '/dashboard')).body).toEqual(before);
  });

  test('is for its owner alone, and does nothing for anybody else', async () => {
    await remove();
    expect((await restore(await server.person())).status).toBe(404);
    expect((await get(amara, `/relationships/${id}`)).status).toBe(404);
  });

  test('of what is not deleted is as absent', async () => {
    expect((await restore()).status).toBe(404);
    expect((await get(amara, `/relationships/${id}`)).status).toBe(200);
  });

  test('once out of twenty tries at once', async () => {
    await remove();
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await restore()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await get(amara, '/relationships')).body).toHaveLength(1);
  });
});

describe('the purge', () => {
  test('leaves what was brought back, also when it is deleted again meanwhile', async () => {
    await remove();
    await pass(3);
    await restore();
    await pass(9);
    await remove();
    await pass(4);
    expect((await restore()).status).toBe(200);
    await pass(60);
    expect((await get(amara, `/relationships/${id}`)).status).toBe(200);
  });

  test('takes nothing before its time, and is content with what is gone already', async () => {
    await purgeRelationship(server.house, id);
    expect((await get(amara, `/relationships/${id}`)).status).toBe(200);
    await remove();
    await pass(20);
    await purgeRelationship(server.house, id);
    expect((await restore()).status).toBe(404);
  });
});
