import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfCommitments } from '#server/relationships/plan/commitments.ts';
import { reminderOn } from '#server/relationships/plan/plan-items.ts';
import { relationshipPlanItems as items } from '#server/relationships/table.ts';
import { asking } from '#test/asking.ts';
import { lettersOf } from '#test/letters.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  amara = await server.person('admin');
});

const { get, post, patch, del, meet } = asking(() => server);
const list = async (who = amara) => (await get(who, '/commitments')).body;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const plan = async (text: string, more: object = {}) => {
  const { id } = await meet(amara);
  return (await post(amara, `/relationships/${id}/plan`, { kind: 'step', text, ...more })).body;
};
const texts = (all: { text: string }[]) => all.map(({ text }) => text);

describe('commitments', () => {
  test('are steps and promises by their day, goals are none, and what is done comes last', async () => {
    await plan('No day');
    await plan('Later', { dueOn: inDays(9) });
    await plan('Sooner', { dueOn: inDays(2), kind: 'promise' });
    await plan('A goal', { kind: 'goal' });
    const { id } = await plan('Done');
    await patch(amara, `/commitments/${id}`, { isDone: true });
    expect(texts(await list())).toEqual(['Sooner', 'Later', 'No day', 'Done']);
    server.clock.advance(29 * DAY);
    expect(texts(await list())).toEqual(['Sooner', 'Later', 'No day']);
  });

  test('come from a chat that was saved, each once', async () => {
    const { id } = await meet(amara);
    const saved = {
      ...{ title: 'Dinner', chatHistory: [], status: 'resolved' },
      actionItems: ['Ask before advising', 'Ask before advising', 'Phones away at eight'],
    };
    await post(amara, `/relationships/${id}/saved-chats`, saved);
    await post(amara, `/relationships/${id}/saved-chats`, saved);
    expect(await list()).toMatchObject([
      { text: 'Phones away at eight', source: 'saved_chat', relationshipId: id, personName: 'Maya' },
      { text: 'Ask before advising', kind: 'step' },
    ]);
    expect((await get(amara, `/relationships/${id}/plan`)).body.steps).toHaveLength(2);
  });

  test('tell whether they helped once they are done, and no more when they are opened again', async () => {
    const { id } = await plan('Ask about her week');
    const early = await patch(amara, `/commitments/${id}`, { helped: 'yes' });
    expect([early.status, early.body.data.issues[0]]).toEqual([
      400,
      { path: 'helped', message: 'Please say so once it is done' },
    ]);
    const { body } = await patch(amara, `/commitments/${id}`, { isDone: true, helped: 'a_little' });
    expect(body).toMatchObject({ helped: 'a_little', doneAt: server.clock.now().toISOString() });
    expect((await patch(amara, `/commitments/${id}`, { isDone: false })).body).toMatchObject({
      helped: null,
      doneAt: null,
    });
  });

  test('are let go of, and are nobody else’s', async () => {
    const { id } = await plan('Call');
    const ben = await server.person('admin');
    expect((await patch(ben, `/commitments/${id}`, { isDone: true })).status).toBe(404);
    expect((await del(ben, `/commitments/${id}`)).status).toBe(404);
    expect(await list(ben)).toEqual([]);
    expect((await del(amara, `/commitments/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

describe('a reminder', () => {
  const letters = () => lettersOf(server).filter(({ to }) => to === `${amara.id}@example.org`);
  const reminders = () => Promise.all([remindOfCommitments(server.house), remindOfCommitments(server.house)]);

  test('comes once, in the morning of that day, in words that tell a bystander nothing', async () => {
    const text = 'Return the key';
    const { id } = await plan(text, { dueOn: inDays(2) });
    await plan('Also due', { dueOn: inDays(2) });
    await plan('Done before', { dueOn: inDays(2) }).then((item) =>
      patch(amara, `/commitments/${item.id}`, { isDone: true }),
    );
    await reminders();
    const row = () => server.house.db.select().from(items).where(eq(items.id, id));
    expect((await row())[0]?.remindAt).not.toBeNull();
    server.clock.advance(2 * DAY);
    await reminders();
    await server.house.jobs.drain();
    expect(letters()).toHaveLength(1);
    expect(letters()[0]?.text).not.toContain(text);
    expect((await row())[0]).toMatchObject({ remindAt: null, doneAt: null });
  });

  test('is at eight where the member is, also on the days on which the clocks change', () => {
    const now = new Date('2026-03-01T00:00:00Z');
    const at = (day: string, zone: string) => reminderOn(day, zone, now)?.toISOString();
    expect(at('2026-03-07', 'America/New_York')).toBe('2026-03-07T13:00:00.000Z');
    expect(at('2026-03-08', 'America/New_York')).toBe('2026-03-08T12:00:00.000Z');
    expect(at('2026-10-25', 'Europe/Lisbon')).toBe('2026-10-25T08:00:00.000Z');
    expect(at('2026-02-28', 'UTC')).toBeUndefined();
    expect(reminderOn(null, 'UTC', now)).toBeNull();
  });
});
