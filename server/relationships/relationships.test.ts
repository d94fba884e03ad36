import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { peopleConnected, relationshipOf } from '#server/relationships/relationships.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTown, type Town } from '#test/town.ts';

let town: Town;
let amara: Person;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(async () => {
  amara = await town.person();
});

const { get, post, patch, meet } = asking(() => town);

describe('what other rooms may ask', () => {
  test('is a relationship of that member’s own, as they see it themselves', async () => {
    const { id } = await meet(amara, { notes: 'Warmer' });
    const { body } = await get(amara, `/relationships/${id}`);
    expect(await relationshipOf(town.house, amara.id, id)).toEqual(body);
  });

  test('is never somebody else’s, and nothing for an id that is none', async () => {
    const { id } = await meet(amara);
    const ben = await town.person();
    const absent = { code: 'not_found' };
    await expect(relationshipOf(town.house, ben.id, id)).rejects.toMatchObject(absent);
    await expect(relationshipOf(town.house, amara.id, 'none')).rejects.toMatchObject(absent);
  });
});

describe('where safety forbids to connect', () => {
  test('only the owner’s own relationship is closed', async () => {
    const { id } = await meet(amara);
    const ben = await town.person();
    await peopleConnected.forbidConnecting(town.house, ben.id, id);
    expect((await get(amara, `/relationships/${id}`)).body.canConnect).toBe(true);
    await peopleConnected.forbidConnecting(town.house, amara.id, id);
    expect((await get(amara, `/relationships/${id}`)).body.canConnect).toBe(false);
  });

  test('the refusal tells no more than any other', async () => {
    const { id } = await meet(amara);
    const archived = (await meet(amara)).id;
    await patch(amara, `/relationships/${archived}`, { isArchived: true });
    await peopleConnected.forbidConnecting(town.house, amara.id, id);
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
    const answer = await town.ask({ url: '/api/openapi.json' });
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
