import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { relationships } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.person();
});
afterAll(() => server.close());

const { get, post, patch, del, meet } = asking(() => server);
const maya = { personName: 'Maya', relationshipType: 'romantic_partner' };
const issuesOf = ({ body }: { body: { data: { issues: { path: string; message: string }[] } } }) => body.data.issues;

describe('adding somebody', () => {
  test('answers the whole record: nothing rated, nobody connected, every text there', async () => {
    const { status, body } = await post(amara, '/relationships', { ...maya, notes: 'Warmer', likes: 'Her jokes' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...maya,
      userId: amara.id,
      customLabel: null,
      notes: 'Warmer',
      likes: 'Her jokes',
      triggers: '',
      isRated: false,
      overallHealthScore: 0,
      trustSafetyScore: 0,
      recentConflictsCount: 0,
      recentPositiveInteractions: 0,
      connectedToUserId: null,
      isMutual: false,
      canConnect: true,
      archivedAt: null,
      createdAt: '2026-11-20T09:00:00.000Z',
    });
    expect({ ...(await get(amara, `/relationships/${body.id}`)).body, safety: null }).toEqual(body);
  });

  test('lists are tidied: one item a line, no empty ones; prose keeps its lines', async () => {
    const body = await meet(amara, { triggers: '  Lateness \r\n\r\nShouting\n', notes: 'One\r\n\r\nTwo' });
    expect(body).toMatchObject({ triggers: 'Lateness\nShouting', notes: 'One\n\nTwo' });
  });

  test('a label of one’s own belongs to "other" alone', async () => {
    expect(await meet(amara, { relationshipType: 'other', customLabel: ' Choir ' })).toMatchObject({
      customLabel: 'Choir',
    });
    expect(await meet(amara, { customLabel: 'Choir' })).toMatchObject({ customLabel: null });
    expect(await meet(amara, { relationshipType: 'other' })).toMatchObject({ customLabel: null });
  });

  test('scores, counters and connections cannot be written', async () => {
    const stranger = await server.person();
    const body = await meet(amara, {
      id: stranger.id,
      userId: stranger.id,
      overallHealthScore: 99,
      recentConflictsCount: 5,
      isMutual: true,
      isRated: true,
      connectedUserId: stranger.id,
      connectedToUserId: stranger.id,
    });
    const untouched = { userId: amara.id, overallHealthScore: 0, recentConflictsCount: 0, connectedToUserId: null };
    expect(body).toMatchObject({ ...untouched, isMutual: false, isRated: false });
    expect(body.id).not.toBe(stranger.id);
    const changed = await patch(amara, `/relationships/${body.id}`, { userId: stranger.id, growthScore: 50 });
    expect(changed.body).toMatchObject({ userId: amara.id, growthScore: 0 });
    expect((await get(stranger, '/relationships')).body).toEqual([]);
  });

  test('the same Idempotency-Key makes one of two', async () => {
    const ben = await server.person();
    const headers = { 'idempotency-key': 'one-maya' };
    const [first, second] = await Promise.all([
      post(ben, '/relationships', maya, headers),
      post(ben, '/relationships', maya, headers),
    ]);
    expect(second.body).toEqual(first.body);
    expect((await get(ben, '/relationships')).body).toHaveLength(1);
    const other = await post(ben, '/relationships', { ...maya, personName: 'Noor' }, headers);
    expect(other.body).toMatchObject({ code: 'conflict', data: { reason: 'key_reused' } });
  });

  test('nothing of it can be read in the table', async () => {
    const { id } = await meet(amara, { personName: 'Seraphina', notes: 'The garden', customLabel: 'Neighbourly' });
    const [row] = await server.house.db.select().from(relationships).where(eq(relationships.id, id));
    const stored = JSON.stringify(row, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(stored).toContain('romantic_partner');
    expect(stored).not.toMatch(/Seraphina|garden|Neighbourly/);
  });
});

describe('what cannot be kept is refused, field by field', () => {
  test.each([
    ['no name', { relationshipType: 'friend' }, 'personName', 'Person name is required'],
    ['an empty name', { ...maya, personName: '' }, 'personName', 'Person name is required'],
    ['a blank name', { ...maya, personName: ' \t ' }, 'personName', 'Person name is required'],
    ['a name that is no text', { ...maya, personName: 7 }, 'personName', 'Person name is required'],
    [
      'a long name',
      { ...maya, personName: 'x'.repeat(101) },
      'personName',
      'Please keep the name under 100 characters',
    ],
    ['a name of two lines', { ...maya, personName: 'Ma\nya' }, 'personName', 'Please keep the name to one line'],
    ['no type', { personName: 'Maya' }, 'relationshipType', 'Relationship type is required'],
    ['an empty type', { ...maya, relationshipType: '' }, 'relationshipType', 'Relationship type is required'],
    [
      'an unknown type',
      { ...maya, relationshipType: 'rival' },
      'relationshipType',
      'There is no such relationship type',
    ],
    [
      '10,000 characters',
      { ...maya, notes: 'x'.repeat(10_000) },
      'notes',
      'Please keep your notes under 5,000 characters',
    ],
    ['1,000 items', { ...maya, likes: 'Tea\n'.repeat(1000) }, 'likes', 'Please keep it to 100 items'],
    ['a long item', { ...maya, likes: 'x'.repeat(501) }, 'likes', 'Please keep each item under 500 characters'],
    ['a list that is a list', { ...maya, likes: ['Tea'] }, 'likes', 'A list is one text, one item a line'],
    [
      'a long label',
      { ...maya, customLabel: 'x'.repeat(51) },
      'customLabel',
      'Please keep the label under 50 characters',
    ],
  ])('%s', async (_what, payload, path, message) => {
    const ben = await server.person();
    const answer = await post(ben, '/relationships', payload);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toEqual([{ path, message }]);
    expect((await get(ben, '/relationships')).body).toEqual([]);
  });

  test('of a change with one bad field nothing is kept', async () => {
    const { id } = await meet(amara, { likes: 'Tea' });
    const answer = await patch(amara, `/relationships/${id}`, { likes: 'Coffee', notes: 'x'.repeat(5001) });
    expect(answer.status).toBe(400);
    expect((await get(amara, `/relationships/${id}`)).body.likes).toBe('Tea');
  });

  test.each(['0', '-1', '201', 'many', '1.5'])('a page of %s', async (limit) => {
    expect((await get(amara, `/relationships?limit=${limit}`)).status).toBe(400);
  });

  test('a page before what is no id', async () => {
    expect((await get(amara, '/relationships?before=none')).status).toBe(400);
  });
});

describe('the list', () => {
  test('comes newest first, page by page, with the next page in the Link header', async () => {
    const ben = await server.person();
    for (const personName of ['Ana', 'Bo', 'Cleo', 'Dara', 'Eli']) await meet(ben, { personName });
    const names = (body: { personName: string }[]) => body.map(({ personName }) => personName);
    const first = await get(ben, '/relationships?limit=2');
    expect(names(first.body)).toEqual(['Eli', 'Dara']);
    const next = /^<\/api(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await get(ben, next);
    expect(names(second.body)).toEqual(['Cleo', 'Bo']);
    const last = await get(ben, `/relationships?limit=2&before=${second.body[1].id}`);
    expect(names(last.body)).toEqual(['Ana']);
    expect(last.headers.link).toBeUndefined();
  });

  test('leaves out what is archived, which has a list of its own, until it is brought back', async () => {
    const ben = await server.person();
    const { id } = await meet(ben);
    server.clock.advance(1000);
    const { body } = await patch(ben, `/relationships/${id}`, { isArchived: true });
    expect(body).toMatchObject({ archivedAt: server.clock.now().toISOString(), canConnect: false });
    expect((await get(ben, '/relationships')).body).toEqual([]);
    const { safety, ...record } = body;
    expect(safety).toBeNull();
    expect((await get(ben, '/relationships?archived=1')).body).toEqual([record]);
    expect((await get(ben, `/relationships/${id}`)).status).toBe(200);
    await patch(ben, `/relationships/${id}`, { isArchived: false });
    expect((await get(ben, '/relationships')).body).toHaveLength(1);
  });
});

describe('changing it', () => {
  test('takes any subset of the fields, and leaves the others', async () => {
    const { id } = await meet(amara, { likes: 'Tea', triggers: 'Lateness' });
    server.clock.advance(60_000);
    const { body } = await patch(amara, `/relationships/${id}`, { likes: 'Tea\nWalks', personName: 'Maya B.' });
    expect(body).toMatchObject({ likes: 'Tea\nWalks', triggers: 'Lateness', personName: 'Maya B.' });
    expect(body.updatedAt).toBe(server.clock.now().toISOString());
    expect((await patch(amara, `/relationships/${id}`, { likes: null })).body.likes).toBe('');
    expect((await patch(amara, `/relationships/${id}`, {})).status).toBe(200);
  });

  test('another type takes the label with it', async () => {
    const { id } = await meet(amara, { relationshipType: 'other', customLabel: 'Choir' });
    const { body } = await patch(amara, `/relationships/${id}`, { relationshipType: 'friend' });
    expect(body).toMatchObject({ relationshipType: 'friend', customLabel: null });
  });

  test('two tabs that began from the same text both keep what they wrote', async () => {
    const { id } = await meet(amara, { values: 'Honesty\nTime' });
    const base = { values: 'Honesty\nTime' };
    await patch(amara, `/relationships/${id}`, { values: 'Honesty\nTime\nRest', base });
    const { body } = await patch(amara, `/relationships/${id}`, { values: 'Time\nHumour', base });
    expect(body.values.split('\n').sort()).toEqual(['Humour', 'Rest', 'Time']);
  });

  test('of twenty tabs that add an item at once none loses its item', async () => {
    const { id } = await meet(amara, { likes: 'Tea' });
    const items = Array.from({ length: 20 }, (_, i) => `Item ${i}`);
    await Promise.all(
      items.map((item) => patch(amara, `/relationships/${id}`, { likes: `Tea\n${item}`, base: { likes: 'Tea' } })),
    );
    const { body } = await get(amara, `/relationships/${id}`);
    expect(body.likes.split('\n').sort()).toEqual(['Tea', ...items].sort());
  });

  test('what two tabs wrote together may still not be too long', async () => {
    const { id } = await meet(amara);
    const lines = (letter: string, count: number) =>
      Array.from({ length: count }, (_, i) => `${letter}${i}`).join('\n');
    await patch(amara, `/relationships/${id}`, { likes: lines('a', 60), base: { likes: '' } });
    const answer = await patch(amara, `/relationships/${id}`, { likes: lines('b', 60), base: { likes: '' } });
    expect(issuesOf(answer)).toEqual([{ path: 'likes', message: 'Please keep it to 100 items' }]);
    const notes = { notes: 'x'.repeat(3000), base: { notes: '' } };
    await patch(amara, `/relationships/${id}`, notes);
    const longer = await patch(amara, `/relationships/${id}`, { ...notes, notes: 'y'.repeat(3000) });
    expect(issuesOf(longer)[0]?.path).toBe('notes');
    expect((await get(amara, `/relationships/${id}`)).body.notes).toBe('x'.repeat(3000));
  });
});

describe('deleting it', () => {
  test('hides it at once, and it can be brought back for ten seconds', async () => {
    const ben = await server.person();
    const { id, safety, ...record } = await meet(ben, { notes: 'Warmer' });
    expect(safety).toBeNull();
    expect(await del(ben, `/relationships/${id}`)).toMatchObject({ status: 204, raw: '' });
    expect((await get(ben, `/relationships/${id}`)).status).toBe(404);
    expect((await get(ben, '/relationships')).body).toEqual([]);
    expect((await patch(ben, `/relationships/${id}`, { notes: '' })).status).toBe(404);
    expect((await del(ben, `/relationships/${id}`)).status).toBe(404);
    server.clock.advance(10_000);
    await server.house.jobs.drain();
    expect((await post(ben, `/relationships/${id}/restore`)).body).toMatchObject(record);
    expect((await get(ben, '/relationships')).body).toHaveLength(1);
    server.clock.advance(60_000);
    await server.house.jobs.drain();
    expect((await get(ben, `/relationships/${id}`)).status).toBe(200);
  });

  test('afterwards nothing of it is left', async () => {
    const ben = await server.person();
    const { id } = await meet(ben, { relationshipGoals: 'Cook together' });
    await post(ben, `/relationships/${id}/events`, { kind: 'conflict', note: 'The rent' });
    await post(ben, `/relationships/${id}/dates`, { label: 'Birthday', on: '1990-04-12' });
    await post(ben, `/relationships/${id}/invitations`, {});
    await del(ben, `/relationships/${id}`);
    server.clock.advance(16_000);
    await server.house.jobs.drain();
    expect((await post(ben, `/relationships/${id}/restore`)).status).toBe(404);
    const { rows } = await server.house.db.execute<Record<string, unknown>>(
      `select (select count(*) from relationships where id = '${id}')
        + (select count(*) from relationship_moments where relationship_id = '${id}')
        + (select count(*) from relationship_plan_items where relationship_id = '${id}')
        + (select count(*) from relationship_dates where relationship_id = '${id}')
        + (select count(*) from invitations where relationship_id = '${id}') as left_over`,
    );
    expect(rows).toEqual([{ left_over: '0' }]);
  });

  test('twenty deletions at once are one', async () => {
    const { id } = await meet(amara);
    const answers = await Promise.all(Array.from({ length: 20 }, () => del(amara, `/relationships/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
  });
});

test('the owner’s other pages hear of it, and only of its id', async () => {
  const ben = await server.person();
  const stream = server.house.live.open(ben.id);
  const told = stream[Symbol.asyncIterator]();
  expect((await told.next()).value).toMatchObject({ kind: 'opened' });
  const { id } = await meet(ben, { personName: 'Seraphina' });
  const { value } = await told.next();
  expect(value).toMatchObject({ kind: 'relationships', id });
  expect(JSON.stringify(value)).not.toContain('Seraphina');
  stream.end();
});
