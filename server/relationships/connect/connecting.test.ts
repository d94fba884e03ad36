import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSaid, newlySaid } from '#server/relationships/record/said.ts';
import { peopleConnected } from '#server/relationships/relationships.ts';
import { safetyCounts } from '#server/safety/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.person('admin');
});
afterAll(() => server.close());
const { get, post, patch, meet } = asking(() => server);

const HARM = 'He hits me when he is drunk';
const abuse = { level: 2, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' };
const record = async (id: string) => (await get(amara, `/relationships/${id}`)).body;
const ratings = { trustSafety: 50, communicationClarity: 50, growth: 50, joyFulfillment: 50 };

async function counted() {
  const isAbuse = and(eq(safetyCounts.category, 'domestic_violence'), eq(safetyCounts.level, 2));
  const [row] = await server.house.db.select().from(safetyCounts).where(isAbuse);
  return row?.count ?? 0;
}

describe('words about harm', () => {
  const writes: [string, (id: string) => Promise<{ status: number; body: { safety: unknown } }>][] = [
    ['notes', (id) => patch(amara, `/relationships/${id}`, { notes: `A quiet week.\n${HARM}` })],
    ['an item of a list', (id) => patch(amara, `/relationships/${id}`, { currentIssues: 'Hits me when drunk' })],
    ['a check-in’s note', (id) => post(amara, `/relationships/${id}/check-ins`, { ...ratings, note: HARM })],
    ['an event’s words', (id) => post(amara, `/relationships/${id}/events`, { kind: 'conflict', note: 'Shoved me' })],
    ['a promise', (id) => post(amara, `/relationships/${id}/plan`, { kind: 'promise', text: `Be quiet, or ${HARM}` })],
    ['a date’s label', (id) => post(amara, `/relationships/${id}/dates`, { label: 'He hit me', on: '2026-11-02' })],
    ['a name', (id) => patch(amara, `/relationships/${id}`, { personName: HARM })],
    ['a label', (id) => patch(amara, `/relationships/${id}`, { relationshipType: 'other', customLabel: HARM })],
  ];

  test.each(writes)('in %s are kept, answered with a card, counted, and end connecting', async (_where, write) => {
    const { id } = await meet(amara);
    const before = await counted();
    const { status, body } = await write(id);
    expect([status, body.safety]).toEqual([200, abuse]);
    expect(await counted()).toBe(before + 1);
    expect((await record(id)).canConnect).toBe(false);
    expect((await post(amara, `/relationships/${id}/invitations`, {})).body.data.reason).toBe('not_available');
  });

  test('in a new record are kept as they are', async () => {
    const body = await meet(amara, { notes: HARM });
    expect(body).toMatchObject({ notes: HARM, safety: abuse, canConnect: false });
  });

  test('are heard in words that are changed later as well', async () => {
    const { id } = await meet(amara);
    const { body: moment } = await post(amara, `/relationships/${id}/check-ins`, ratings);
    expect(moment).toMatchObject({ kind: 'check_in', safety: null });
    const path = `/relationships/${id}/moments/${moment.id}`;
    expect((await patch(amara, path, { note: HARM })).body).toMatchObject({ note: HARM, safety: abuse });
    const { body: item } = await post(amara, `/relationships/${id}/plan`, { kind: 'step', text: 'Walk' });
    expect((await patch(amara, `/relationships/${id}/plan/${item.id}`, { text: HARM })).body.safety).toEqual(abuse);
    expect((await patch(amara, `/relationships/${id}/plan/${item.id}`, { isDone: true })).body.safety).toBeNull();
  });

  test('are not told twice', async () => {
    const { id } = await meet(amara, { notes: HARM, currentIssues: HARM });
    const { body } = await patch(amara, `/relationships/${id}`, {
      notes: `${HARM}\nA better week.`,
      currentIssues: `${HARM}\nThe rent`,
    });
    expect(body).toMatchObject({ notes: `${HARM}\nA better week.`, safety: null });
  });

  test('leave no trace of who wrote them where they are counted', async () => {
    await meet(amara, { notes: HARM });
    const rows = await server.house.db.select().from(safetyCounts);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['category', 'count', 'day', 'level', 'resource']);
  });
});

describe('connecting', () => {
  test('stays offered where the danger is another’s, or the writer’s own despair', async () => {
    const friend = await meet(amara, { notes: 'My friend is beaten by her husband' });
    expect(friend).toMatchObject({ safety: { category: 'domestic_violence', who: 'other' }, canConnect: true });
    const tired = await meet(amara, { notes: 'Some days I want to kill myself' });
    expect(tired).toMatchObject({ safety: { category: 'self_harm', who: 'self' }, canConnect: true });
  });

  test('open invitations lead nowhere, and look as if they had run out', async () => {
    const { id } = await meet(amara);
    const { body: invitation } = await post(amara, `/relationships/${id}/invitations`, {});
    const ben = await server.person();
    expect((await get(ben, `/invitations/${invitation.code}`)).status).toBe(200);
    await patch(amara, `/relationships/${id}`, { notes: HARM });
    const closed = await get(ben, `/invitations/${invitation.code}`);
    const unknown = await get(ben, '/invitations/ABCDEFGH');
    expect([closed.status, closed.raw]).toEqual([404, unknown.raw]);
    expect((await get(amara, `/relationships/${id}/invitations`)).body).toMatchObject([{ status: 'closed' }]);
  });

  test('does not come back by itself when the words are taken away', async () => {
    const { id } = await meet(amara, { notes: HARM });
    await patch(amara, `/relationships/${id}`, { notes: '' });
    expect((await record(id)).canConnect).toBe(false);
  });

  const calm = { afraid: false, threatened: false, hurt: false, controlled: false };

  test('comes back by a no to each of the four questions, until harm is written again', async () => {
    const { id } = await meet(amara, { notes: HARM });
    const { body } = await post(amara, `/relationships/${id}/connecting`, calm);
    expect(body).toEqual({ canConnect: true, safety: null });
    expect((await post(amara, `/relationships/${id}/invitations`, {})).status).toBe(200);
    await post(amara, `/relationships/${id}/events`, { kind: 'conflict', note: 'He choked me' });
    expect((await record(id)).canConnect).toBe(false);
  });

  test.each(Object.keys(calm))('stays off while one is %s, and whom to turn to is shown', async (answer) => {
    const cleo = await server.person('admin');
    const { id } = await meet(cleo, { notes: HARM });
    const { body } = await post(cleo, `/relationships/${id}/connecting`, { ...calm, [answer]: true });
    expect(body).toEqual({ canConnect: false, safety: { ...abuse, level: 1 } });
  });

  test('is opened again by its owner alone', async () => {
    const { id } = await meet(amara, { notes: HARM });
    const ben = await server.person();
    expect((await post(ben, `/relationships/${id}/connecting`, calm)).status).toBe(404);
    expect((await record(id)).canConnect).toBe(false);
  });
});

describe('another room that heard of harm', () => {
  test('closes the owner’s relationship and its invitations, and nobody else’s', async () => {
    const { id } = await meet(amara);
    const { body: invitation } = await post(amara, `/relationships/${id}/invitations`, {});
    const ben = await server.person();
    await peopleConnected.forbidConnecting(server.house, ben.id, id);
    expect((await record(id)).canConnect).toBe(true);
    expect((await get(ben, `/invitations/${invitation.code}`)).status).toBe(200);
    await peopleConnected.forbidConnecting(server.house, amara.id, id);
    expect((await record(id)).canConnect).toBe(false);
    expect((await get(ben, `/invitations/${invitation.code}`)).status).toBe(404);
  });
});

describe('words without their subject', () => {
  test('are read as being about the person', () => {
    expect(asSaid('Shoved me into the door')).toEqual(['Shoved me into the door', 'He shoved me into the door']);
    for (const whole of ['I hit my wife', 'She hugs me', 'Listening', 'No hitting me'])
      expect(asSaid(whole)).toEqual([whole]);
  });

  test('are limits and wishes in the fields for those', async () => {
    const { safety } = await meet(amara, { redLines: 'Hits me', nonNegotiables: 'Never hits me again' });
    expect(safety).toBeNull();
  });

  test('count only where they are new', () => {
    const before = { notes: 'One', likes: 'Tea', personName: 'Maya' };
    expect(newlySaid({ notes: 'One\nTwo', likes: 'Tea', personName: 'Maya', customLabel: null }, before)).toEqual([
      'Two',
    ]);
  });
});
