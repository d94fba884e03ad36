import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { progressScore } from '#server/progress/progress.ts';
import { asking } from '#test/asking.ts';
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

const { get, post, patch, meet } = asking(() => server);
const opened = async (who = amara) => (await get(who, '/progress/inputs')).body;
type Opened = { category: string; score: number | null; inputs: object[] };
const categoryOf = (body: { categories: Opened[] }, wanted: string) =>
  body.categories.find(({ category }) => category === wanted);
const today = () => server.clock.now().toISOString().slice(0, 10);
const entry = { title: 'A call', content: 'Eleven minutes, about the boiler.', emotions: 'calm', mood: 'neutral' };

test('the score is the rounded average of what is known; nothing known is none', () => {
  expect(progressScore({ emotional_intelligence: null })).toBeNull();
  expect(progressScore({ emotional_intelligence: 0, consistency: 51 })).toBe(26);
});

describe('progress', () => {
  test('of somebody new says of every category that there is not enough yet', async () => {
    const body = await opened();
    expect((await get(amara, '/progress')).body).toEqual({ emotional_intelligence: null });
    expect(body.categories).toHaveLength(6);
    expect(body.categories.every(({ score, inputs }: Opened) => score === null && inputs.length === 0)).toBe(true);
    expect(body.history).toHaveLength(12);
    expect(body.history.at(-1)).toEqual({ on: today(), progress: { emotional_intelligence: null } });
  });

  test('opens to what it was counted from, and keeps its past', async () => {
    const { id } = await meet(amara, { personName: 'Maya' });
    for (let time = 0; time < 3; time++) {
      await post(amara, `/relationships/${id}/events`, { kind: 'conflict' });
      server.clock.advance(DAY);
      if (time > 0) await post(amara, `/relationships/${id}/events`, { kind: 'good_moment' });
      server.clock.advance(17 * DAY);
    }
    const { body } = await get(amara, '/progress');
    expect(body.conflict_resolution).toBe(67);
    const all = await opened();
    const resolution = categoryOf(all, 'conflict_resolution');
    expect(resolution?.score).toBe(67);
    expect(resolution?.inputs[0]).toEqual({
      ...{ kind: 'conflict', done: 1, of: 1, text: 'Maya', path: `/relationships/${id}` },
      on: new Date(server.clock.now().getTime() - 18 * DAY).toISOString().slice(0, 10),
    });
    expect(all.history.at(-1).progress).toEqual(body);
    expect(all.history[0].progress).toEqual({ emotional_intelligence: null });
  });

  test('counts journal weeks, kept steps, and nothing of anybody else', async () => {
    const { id } = await meet(amara);
    for (let week = 0; week < 3; week++) {
      await post(amara, '/journal', entry);
      server.clock.advance(7 * DAY);
    }
    const { body: step } = await post(amara, `/relationships/${id}/plan`, {
      ...{ kind: 'step', text: 'Ask about her week' },
      dueOn: today(),
    });
    const kept = async () =>
      categoryOf(await opened(), 'consistency')?.inputs.filter((input) => Reflect.get(input, 'kind') === 'commitment');
    expect(await kept()).toMatchObject([{ done: 0 }]);
    await patch(amara, `/relationships/${id}/plan/${step.id}`, { isDone: true });
    expect(await kept()).toMatchObject([{ done: 1, text: 'Maya' }]);
    expect((await get(amara, '/progress')).body.self_awareness).toBe(75);
    expect((await get(await server.person('admin'), '/progress')).body).toEqual({ emotional_intelligence: null });
  });

  test('ends each week on the member’s own day', async () => {
    const headers = { ...amara.headers, 'x-time-zone': 'Pacific/Kiritimati' };
    const answer = await server.ask({ url: '/api/progress/inputs', headers });
    const there = Temporal.Instant.from(server.clock.now().toISOString()).toZonedDateTimeISO('Pacific/Kiritimati');
    expect(answer.json().to).toBe(there.toPlainDate().toString());
  });
});
