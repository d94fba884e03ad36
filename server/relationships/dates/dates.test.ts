import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindAll } from '#server/relationships/dates/remind.ts';
import { relationshipDates } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
let id: string;
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
  id = (await meet(amara)).id;
});

const { get, post, patch, del, meet } = asking(() => server);
const birthday = { label: 'Birthday', on: '1990-12-24' };
const dayFromNow = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const keep = async (more: object = {}) =>
  (await post(amara, `/relationships/${id}/dates`, { ...birthday, ...more })).body;

describe('an important date', () => {
  test('is kept with its next day, and the next one comes first', async () => {
    const date = await keep();
    expect(date).toMatchObject({ ...birthday, relationshipId: id, repeats: 'yearly', remindDays: 1, timeZone: 'UTC' });
    expect(date.nextOn).toBe('2026-12-24');
    const soon = await keep({ label: 'Dinner', on: dayFromNow(3), repeats: 'never' });
    const past = await keep({ label: 'The day we met', on: dayFromNow(-3), repeats: 'never' });
    expect(past.nextOn).toBeNull();
    const kept = [soon, date, past].map(({ safety, ...one }) => one);
    expect((await get(amara, `/relationships/${id}/dates`)).body).toEqual(kept);
  });

  test('changes in part, and goes', async () => {
    const date = await keep();
    const path = `/relationships/${id}/dates/${date.id}`;
    expect((await patch(amara, path, { label: 'Her birthday', remindDays: null })).body).toEqual({
      ...date,
      label: 'Her birthday',
      remindDays: null,
    });
    expect((await del(amara, path)).status).toBe(204);
    expect((await get(amara, `/relationships/${id}/dates`)).body).toEqual([]);
  });

  test.each([
    ['no label', { label: '' }, 'label', 'Please say what the day is'],
    ['a day that is none', { on: '2026-02-30' }, 'on', 'Please give the day'],
    ['a day before calendars', { on: '0000-01-01' }, 'on', 'Please give a day between 1900 and 2199'],
    ['another rhythm', { repeats: 'monthly' }, 'repeats', 'Please say whether it comes every year'],
    ['a reminder long before', { remindDays: 31 }, 'remindDays', 'At most 30 days before'],
    ['a place without time', { timeZone: 'Mars/Olympus' }, 'timeZone', 'There is no such time zone'],
  ])('with %s is refused', async (_what, wrong, path, message) => {
    const { status, body } = await post(amara, `/relationships/${id}/dates`, { ...birthday, ...wrong });
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path, message }]);
    expect((await get(amara, `/relationships/${id}/dates`)).body).toEqual([]);
  });

  test('finds room for fifty', async () => {
    for (let i = 0; i < 50; i++) await keep({ label: `Day ${i}` });
    const { status, body } = await post(amara, `/relationships/${id}/dates`, birthday);
    expect([status, body.data.reason]).toEqual([409, 'dates_full']);
  });
});

describe('a reminder', () => {
  const letters = () => lettersOf(server).filter(({ to }) => to === `${amara.id}@example.org`);

  test('comes once, by mail and on the open page, and says nothing to a bystander', async () => {
    const date = await keep({ label: 'Seraphina turns forty', on: dayFromNow(2) });
    const stream = server.house.live.open(amara.id);
    const told = stream[Symbol.asyncIterator]();
    await told.next();
    server.clock.advance(DAY + 10 * 60_000);
    await server.house.jobs.drain();
    let heard = (await told.next()).value;
    while (heard?.kind === 'relationships') heard = (await told.next()).value;
    expect(heard).toMatchObject({ kind: 'relationships.reminder', id: date.id });
    await Promise.all([remindAll(server.house), remindAll(server.house), server.house.jobs.drain()]);
    await server.house.jobs.drain();
    expect(letters()).toHaveLength(1);
    const [letter] = letters();
    expect(letter).toMatchObject({ subject: 'A reminder from Mallama' });
    expect(JSON.stringify(letter)).not.toMatch(/Seraphina|Maya|forty/);
    const [row] = await server.house.db.select().from(relationshipDates).where(eq(relationshipDates.id, date.id));
    expect(row?.remindAt?.getUTCFullYear()).toBe(server.clock.now().getUTCFullYear() + 1);
    stream.end();
  });

  test('comes although someone else’s can’t be sent', async () => {
    const damaged = await server.person();
    const theirs = await meet(damaged);
    await post(damaged, `/relationships/${theirs.id}/dates`, { ...birthday, on: dayFromNow(2) });
    await keep({ on: dayFromNow(3) });
    await server.house.vault.shred(damaged.id);
    server.clock.advance(2 * DAY + 10 * 60_000);
    await server.house.jobs.drain();
    await server.house.jobs.drain();
    expect(letters()).toHaveLength(1);
  });

  test.each([
    ['is archived', () => patch(amara, `/relationships/${id}`, { isArchived: true })],
    ['is deleted', () => del(amara, `/relationships/${id}`)],
    [
      'wants none',
      async () => {
        const [date] = (await get(amara, `/relationships/${id}/dates`)).body;
        await patch(amara, `/relationships/${id}/dates/${date.id}`, { remindDays: null });
      },
    ],
  ])('does not come where the relationship %s', async (_what, change) => {
    await keep({ on: dayFromNow(2) });
    await change();
    server.clock.advance(2 * DAY);
    await server.house.jobs.drain();
    await server.house.jobs.drain();
    expect(letters()).toEqual([]);
  });
});

describe('what is next', () => {
  test('is dates within sight, promises, and steps with a day: the earliest first', async () => {
    const other = await meet(amara, { personName: 'Dad' });
    const soon = await keep({ label: 'Dinner', on: dayFromNow(3) });
    await keep({ label: 'Far away', on: dayFromNow(31) });
    const add = async (relationship: string, item: object) =>
      (await post(amara, `/relationships/${relationship}/plan`, item)).body;
    const late = await add(other.id, { kind: 'promise', text: 'The photos', dueOn: dayFromNow(-2) });
    const open = await add(id, { kind: 'promise', text: 'The book' });
    const step = await add(id, { kind: 'step', text: 'Call', dueOn: dayFromNow(5) });
    await add(id, { kind: 'step', text: 'Some day' });
    await add(id, { kind: 'goal', text: 'Dance', dueOn: dayFromNow(1) });
    const done = await add(id, { kind: 'promise', text: 'Done' });
    await patch(amara, `/relationships/${id}/plan/${done.id}`, { isDone: true });
    const { body } = await get(amara, '/next');
    expect(body.map((item: { id: string }) => item.id)).toEqual([late.id, soon.id, step.id, open.id]);
    expect(body[0]).toEqual({
      kind: 'promise',
      id: late.id,
      relationshipId: other.id,
      personName: 'Dad',
      text: 'The photos',
      on: dayFromNow(-2),
    });
    expect(body[1]).toMatchObject({ kind: 'date', personName: 'Maya', text: 'Dinner', on: dayFromNow(3) });
  });

  test('leaves out who is archived or deleted, and everybody else’s', async () => {
    await keep({ on: dayFromNow(3) });
    const ben = await server.person('admin');
    expect((await get(ben, '/next')).body).toEqual([]);
    expect((await get(amara, '/next')).body).toHaveLength(1);
    await patch(amara, `/relationships/${id}`, { isArchived: true });
    expect((await get(amara, '/next')).body).toEqual([]);
  });
});
