import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { peopleConnected, relationshipOf } from '#server/relationships/relationships.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person();
});

const { get, post, patch, meet } = asking(() => server);

describe('what other rooms may ask', () => {
  test('is a relationship of that member’s own, as they see it themselves', async () => {
    const { id } = await meet(amara, { notes: 'Warmer' });
    const { body } = await get(amara, `/relationships/${id}`);
    expect(await relationshipOf(server.house, amara.id, id)).toEqual(body);
  });

  test('is never somebody else’s, and nothing for an id that is none', async () => {
    const { id } = await meet(amara);
    const ben = await server.person();
    const absent = { code: 'not_found' };
    await expect(relationshipOf(server.house, ben.id, id)).rejects.toMatchObject(absent);
    await expect(relationshipOf(server.house, amara.id, 'none')).rejects.toMatchObject(absent);
  });
});

describe('where safety forbids to connect', () => {
  test('only the owner’s own relationship is closed', async () => {
    const { id } = await meet(amara);
    const ben = await server.person();
    await peopleConnected.forbidConnecting(server.house, ben.id, id);
    expect((await get(amara, `/relationships/${id}`)).body.canConnect).toBe(true);
    await peopleConnected.forbidConnecting(server.house, amara.id, id);
    expect((await get(amara, `/relationships/${id}`)).body.canConnect).toBe(false);
  });

  test('the refusal tells no more than any other', async () => {
    const { id } = await meet(amara);
    const archived = (await meet(amara)).id;
    await patch(amara, `/relationships/${archived}`, { isArchived: true });
    await peopleConnected.forbidConnecting(server.house, amara.id, id);
    const [closed, put] = await Promise.all([
      post(amara, `/relationships/${id}/invitations`, {}),
      post(amara, `/relationships/${archived}/invitations`, {}),
    ]);
    expect(closed.status).toBe(403);
    expect(closed.raw).toBe(put.raw);
  });
});

describe('the API’s own description', () => {
  test('tells every endpoint of the room', async () => {
    const answer = await server.ask({ url: '/api/openapi.json' });
    expect(answer.statusCode).toBe(200);
    const paths = Object.keys(answer.json().paths);
    for (const path of [
      '/relationships',
      '/relationships/{id}',
      '/relationships/{id}/check-ins',
      '/relationships/{id}/scores',
      '/relationships/{id}/insights',
      '/relationships/{id}/plan/{itemId}',
      '/relationships/{id}/dates/{dateId}',
      '/invitations/{code}/accept',
      '/dashboard',
      '/progress',
      '/next',
    ]) {
      expect(paths.filter((one) => one.endsWith(path))).not.toEqual([]);
    }
  });
});
