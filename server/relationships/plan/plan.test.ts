import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { relationshipPlanItems } from '#server/relationships/table.ts';
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
type Item = { id: string; text: string; isDone: boolean };
const texts = (items: Item[]) => items.map(({ text }) => text);
const planOf = async (id: string) => (await get(amara, `/relationships/${id}/plan`)).body;
const tick = async (id: string, item: Item | undefined) =>
  patch(amara, `/relationships/${id}/plan/${item?.id}`, { isDone: true });

describe('the checklist of goals', () => {
  test('comes from the goals, split as the specification says', async () => {
    const { id } = await meet(amara, { relationshipGoals: 'Cook together\n• Call on Sunday' });
    expect(texts((await planOf(id)).goals)).toEqual(['Cook together', 'Call on Sunday']);
  });

  test('follows them when they change; what is done stays done', async () => {
    const { id } = await meet(amara, { relationshipGoals: 'Cook together\nCall on Sunday' });
    await tick(id, (await planOf(id)).goals[0]);
    await patch(amara, `/relationships/${id}`, { relationshipGoals: 'Walk more\nCook together' });
    const { goals } = await planOf(id);
    expect(goals.map(({ text, isDone }: Item) => [text, isDone])).toEqual([
      ['Cook together', true],
      ['Walk more', false],
    ]);
    await patch(amara, `/relationships/${id}`, { notes: 'Warmer' });
    expect((await planOf(id)).goals).toEqual(goals);
  });

  test('keeps what was reworded or taken off, until the goals are reprocessed', async () => {
    const { id } = await meet(amara, { relationshipGoals: 'Cook together\nCall on Sunday\nWalk more' });
    const [cook, call, walk] = (await planOf(id)).goals;
    await tick(id, walk);
    await patch(amara, `/relationships/${id}/plan/${cook.id}`, { text: 'Cook on Fridays' });
    await del(amara, `/relationships/${id}/plan/${call.id}`);
    await patch(amara, `/relationships/${id}`, { relationshipGoals: 'Cook together\nCall on Sunday\nWalk more\nRead' });
    expect(texts((await planOf(id)).goals)).toEqual(['Cook on Fridays', 'Walk more', 'Read']);
    const { status, body } = await post(amara, `/relationships/${id}/plan/reprocess-goals`);
    expect(status).toBe(200);
    expect(body).toEqual(await planOf(id));
    expect(texts(body.goals).sort()).toEqual(['Call on Sunday', 'Cook together', 'Read', 'Walk more']);
    expect(body.goals.filter(({ isDone }: Item) => isDone)).toMatchObject([{ text: 'Walk more' }]);
  });

  test('is empty without goals', async () => {
    const { id } = await meet(amara, { relationshipGoals: 'Cook together' });
    await patch(amara, `/relationships/${id}`, { relationshipGoals: '' });
    expect((await post(amara, `/relationships/${id}/plan/reprocess-goals`)).body.goals).toEqual([]);
  });

  test('twenty who reprocess at once make no double', async () => {
    const { id } = await meet(amara, { relationshipGoals: 'Cook together\nWalk more' });
    await Promise.all(Array.from({ length: 20 }, () => post(amara, `/relationships/${id}/plan/reprocess-goals`)));
    expect(texts((await planOf(id)).goals)).toEqual(['Cook together', 'Walk more']);
  });
});

describe('action steps', () => {
  const generate = async (id: string) => (await post(amara, `/relationships/${id}/plan/generate-steps`)).body;

  test('come from the coach, for the areas to improve, and say who made them', async () => {
    const { id } = await meet(amara, { strugglingWith: 'Listening without preparing my answer\nMoney' });
    const { plan, meta, safety } = await generate(id);
    expect(plan.steps.length).toBeGreaterThan(3);
    for (const area of ['Listening without preparing my answer', 'Money'])
      expect(texts(plan.steps).some((step) => step.startsWith(`${area}: `))).toBe(true);
    expect(meta).toMatchObject({ adapter: 'embedded', promptVersion: 'action-steps.1' });
    expect(safety).toBeNull();
    expect(await planOf(id)).toEqual(plan);
  });

  test('are never added twice, and go on with the next areas', async () => {
    const { id } = await meet(amara, { strugglingWith: 'Patience\nMoney\nRest' });
    const { plan } = await generate(id);
    await tick(id, plan.steps[0]);
    const again = (await generate(id)).plan;
    expect(new Set(texts(again.steps)).size).toBe(again.steps.length);
    expect(texts(again.steps).some((step) => step.includes('Rest'))).toBe(true);
    expect(again.steps.slice(0, plan.steps.length)).toEqual([
      { ...plan.steps[0], isDone: true },
      ...plan.steps.slice(1),
    ]);
  });

  test('about harm send nobody to work on it, and show whom to turn to', async () => {
    const { id } = await meet(amara, { strugglingWith: 'He hits me when I answer back' });
    const { plan, safety } = await generate(id);
    expect(safety).toMatchObject({ level: 2, category: 'domestic_violence', resource: 'domestic_violence' });
    expect(texts(plan.steps).join(' ')).not.toMatch(/Tell Maya|you two/);
  });

  test('need an area to improve', async () => {
    const { id } = await meet(amara);
    const { status, body } = await post(amara, `/relationships/${id}/plan/generate-steps`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Please add an area to improve first.', data: { reason: 'no_areas' } });
  });
});

describe('an item of the plan', () => {
  test('is added, ticked, dated, reworded and taken off', async () => {
    const { id } = await meet(amara);
    const promise = { kind: 'promise', text: ' The photos of the lake ', dueOn: '2026-11-25' };
    const { body } = await post(amara, `/relationships/${id}/plan`, promise);
    expect(body).toMatchObject({ relationshipId: id, kind: 'promise', text: 'The photos of the lake', isDone: false });
    const path = `/relationships/${id}/plan/${body.id}`;
    expect((await patch(amara, path, { isDone: true })).body).toEqual({ ...body, isDone: true });
    expect((await patch(amara, path, { dueOn: null })).body).toEqual({ ...body, isDone: true, dueOn: null });
    expect((await patch(amara, path, { isDone: false, text: 'Photos' })).body).toMatchObject({
      isDone: false,
      text: 'Photos',
    });
    expect((await del(amara, path)).status).toBe(204);
    expect((await del(amara, path)).status).toBe(404);
    expect(await planOf(id)).toEqual({ goals: [], steps: [], promises: [] });
  });

  test.each([
    ['no text', { kind: 'step' }, 'text', 'Please write a few words'],
    ['blank text', { kind: 'step', text: '  ' }, 'text', 'Please write a few words'],
    ['two lines', { kind: 'step', text: 'One\nTwo' }, 'text', 'Please keep it to one line'],
    ['too long a text', { kind: 'step', text: 'x'.repeat(501) }, 'text', 'Please keep it under 500 characters'],
    ['another kind', { kind: 'wish', text: 'Tea' }, 'kind', 'Please choose a goal, a step or a promise'],
    ['no day', { kind: 'step', text: 'Tea', dueOn: 'Friday' }, 'dueOn', 'Please give the day'],
    ['a day that is none', { kind: 'step', text: 'Tea', dueOn: '2026-02-30' }, 'dueOn', 'Please give the day'],
    [
      'a day of another age',
      { kind: 'step', text: 'Tea', dueOn: '0001-01-01' },
      'dueOn',
      'Please give a day between 1900 and 2199',
    ],
  ])('with %s is refused', async (_what, payload, path, message) => {
    const { id } = await meet(amara);
    const { status, body } = await post(amara, `/relationships/${id}/plan`, payload);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path, message }]);
    expect((await planOf(id)).steps).toEqual([]);
  });

  test('finds room for fifty of its kind, however many come at once', async () => {
    const { id } = await meet(amara);
    const all = Array.from({ length: 60 }, (_, i) =>
      post(amara, `/relationships/${id}/plan`, { kind: 'step', text: `Step ${i}` }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    expect((await post(amara, `/relationships/${id}/plan`, { kind: 'promise', text: 'Tea' })).status).toBe(200);
  });

  test('is sealed', async () => {
    const { id } = await meet(amara);
    const { body } = await post(amara, `/relationships/${id}/plan`, { kind: 'step', text: 'Apologise for Tuesday' });
    const items = relationshipPlanItems;
    const [row] = await server.house.db.select().from(items).where(eq(items.id, body.id));
    expect(row?.sealed.toString('latin1')).not.toContain('Tuesday');
  });
});
