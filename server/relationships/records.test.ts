import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { relationships } from '#server/relationships/table.ts';
import type { Person } from '#test/people.ts';
import { openTown, type Town } from '#test/town.ts';

let town: Town;
let amara: Person;
beforeAll(async () => {
  town = await openTown();
  amara = await town.person();
});
afterAll(() => town.close());

const maya = { personName: 'Maya', relationshipType: 'romantic_partner' };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, payload?: object, who: Person = amara) {
  const answer = await town.ask({
    method,
    url: `/api${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined, headers: answer.headers };
}
const add = async (more: object = {}, who: Person = amara) =>
  (await call('POST', '/relationships', { ...maya, ...more }, who)).body;

describe('adding somebody', () => {
  test('answers the whole record: nothing rated, nobody connected, every text there', async () => {
    const { status, body } = await call('POST', '/relationships', { ...maya, notes: 'Warmer since May', likes: 'Her jokes' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...maya,
      userId: amara.id,
      customLabel: null,
      notes: 'Warmer since May',
      likes: 'Her jokes',
      triggers: '',
      isRated: false,
      overallHealthScore: 0,
      recentConflictsCount: 0,
      connectedToUserId: null,
      isMutual: false,
      canConnect: true,
      archivedAt: null,
      createdAt: '2026-11-20T09:00:00.000Z',
    });
    expect((await call('GET', `/relationships/${body.id}`)).body).toEqual(body);
  });
});
