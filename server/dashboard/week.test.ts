import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storyFrom } from '#server/dashboard/week.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const DAY = 86_400_000;
const even = (value: number) => ({
  ...{ trustSafety: value, communicationClarity: value },
  ...{ growth: value, joyFulfillment: value },
});

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
const week = async (who = amara) => (await get(who, '/dashboard/week')).body;
const rate = (id: string, value: number, note?: string) =>
  post(amara, `/relationships/${id}/check-ins`, { ...even(value), ...(note && { note }) });
const log = (id: string, kind: string, note?: string) =>
  post(amara, `/relationships/${id}/events`, { kind, ...(note && { note }) });
const today = () => server.clock.now().toISOString().slice(0, 10);

describe('what changed', () => {
  test('is nothing for somebody new', async () => {
    expect(await week()).toEqual({ changes: [], story: [] });
  });

  test('begins with the first check-in, and goes on from it', async () => {
    const { id } = await meet(amara);
    await rate(id, 60);
    const first = { relationshipId: id, personName: 'Maya', since: server.clock.now().toISOString() };
    expect((await week()).changes).toEqual([
      { ...first, from: null, to: 60, checkIns: 1, goodMoments: 0, conflicts: 0 },
    ]);
    server.clock.advance(2 * DAY);
    await log(id, 'good_moment');
    await log(id, 'conflict');
    await rate(id, 80);
    const [change] = (await week()).changes;
    expect(change).toMatchObject({ ...first, from: 60, checkIns: 1, goodMoments: 1, conflicts: 1 });
    const [card] = (await get(amara, '/dashboard')).body.relationships.first;
    expect(change.to).toBe(card.overallHealthScore);
  });

  test('is counted over a week, and only where something was logged in it', async () => {
    const [ana, bo] = [await meet(amara, { personName: 'Ana' }), await meet(amara, { personName: 'Bo' })];
    await rate(ana.id, 60);
    await rate(bo.id, 60);
    await log(bo.id, 'good_moment');
    server.clock.advance(8 * DAY);
    expect((await week()).changes).toEqual([]);
    await rate(ana.id, 90);
    const since = new Date(server.clock.now().getTime() - 7 * DAY).toISOString();
    expect((await week()).changes).toMatchObject([{ personName: 'Ana', from: 60, since, checkIns: 1 }]);
  });

  test('tells nothing of whom the member may not be safe with, of whoever is archived, and of others', async () => {
    const dan = await meet(amara, { personName: 'Dan', notes: 'He hits me when he is drunk' });
    const ana = await meet(amara, { personName: 'Ana' });
    await rate(dan.id, 40);
    await rate(ana.id, 40);
    await patch(amara, `/relationships/${ana.id}`, { isArchived: true });
    expect((await week()).changes).toEqual([]);
    expect((await week(await server.person('admin'))).story).toEqual([]);
  });
});

describe('the story', () => {
  test('holds what was done, by day and person, with the words to it', async () => {
    const { id } = await meet(amara);
    await rate(id, 60, 'A heavy week.');
    await log(id, 'good_moment', 'Breakfast, no plans');
    await log(id, 'good_moment');
    const step = (await post(amara, `/relationships/${id}/plan`, { kind: 'step', text: 'Ask about Thursday' })).body;
    const { id: item } = step.steps?.[0] ?? step;
    await patch(amara, `/relationships/${id}/plan/${item}`, { isDone: true });
    const kept = await post(amara, '/journal', {
      title: 'A short day',
      content: 'We walked home.',
      emotions: 'Light',
      mood: 'happy',
      tags: [],
    });
    expect(kept.body).toMatchObject({ title: 'A short day' });
    const { story } = await week();
    expect(story).toEqual([
      {
        ...{ on: today(), relationshipId: id, personName: 'Maya' },
        deeds: [
          { kind: 'added', times: 1, words: [] },
          { kind: 'check_in', times: 1, words: ['A heavy week.'] },
          { kind: 'good_moment', times: 2, words: ['Breakfast, no plans'] },
          { kind: 'planned', times: 1, words: ['Ask about Thursday'] },
        ],
      },
      {
        ...{ on: today(), relationshipId: null, personName: null },
        deeds: [{ kind: 'entry', times: 1, words: ['A short day'] }],
      },
    ]);
  });

  test('knows on which days somebody wrote in a chat, by their own days', async () => {
    const { id } = await meet(amara);
    const chat = (await get(amara, `/relationships/${id}/chat`)).body.id;
    await post(amara, `/threads/${chat}/messages`, { content: 'She was late again.' });
    const talk = (await post(amara, '/conversations', { title: 'Before the call' })).body.id;
    await post(amara, `/threads/${talk}/messages`, { content: 'I want to say it calmly.' });
    const { story } = await week();
    expect(story.map((part: { deeds: object[] }) => part.deeds)).toEqual([
      [
        { kind: 'added', times: 1, words: [] },
        { kind: 'chat', times: 1, words: [] },
      ],
      [{ kind: 'conversation', times: 1, words: ['Before the call'] }],
    ]);
  });

  test.each([
    ['+13:00', 'Pacific/Tongatapu'],
    ['-11:00', 'Pacific/Niue'],
  ])('is the same in %s and in %s', async (offset, zone) => {
    const talk = (await post(amara, '/conversations', { title: 'Before the call' })).body.id;
    await post(amara, `/threads/${talk}/messages`, { content: 'I want to say it calmly.' });
    const storyIn = async (timeZone: string) => {
      const headers = { ...amara.headers, 'x-time-zone': timeZone };
      return (await server.ask({ method: 'GET', url: '/api/dashboard/week', headers })).json().story;
    };
    expect(await storyIn(offset)).toHaveLength(1);
    expect(await storyIn(offset)).toEqual(await storyIn(zone));
  });

  test('goes a month back', async () => {
    await meet(amara);
    server.clock.advance(31 * DAY);
    expect((await week()).story).toEqual([]);
  });

  test('has the latest day first, people before what was done alone, and forgets whom of those who are gone', () => {
    const done = (on: string, relationshipId: string | null) => ({
      kind: 'entry' as const,
      on,
      relationshipId,
      words: null,
    });
    const all = [
      done('2026-11-18', null),
      done('2026-11-20', 'gone'),
      done('2026-11-20', 'maya'),
      done('2026-11-20', 'ana'),
    ];
    const names = new Map([
      ['maya', 'Maya'],
      ['ana', 'Ana'],
    ]);
    expect(storyFrom(all, names).map(({ on, personName }) => [on, personName])).toEqual([
      ['2026-11-20', 'Ana'],
      ['2026-11-20', 'Maya'],
      ['2026-11-20', null],
      ['2026-11-18', null],
    ]);
  });
});
