import { afterAll, beforeAll, expect, test } from 'vitest';
import { safetyCounts } from '#server/safety/table.ts';
import { safetyPlans } from '#server/support/table.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const url = '/api/support/safety-plan';
const plan = {
  warningSigns: ['I stop answering'],
  calmingThings: ['A walk'],
  places: [],
  people: ['Noor'],
  reasons: ['The garden'],
};
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a safety plan is kept sealed, and shown to its owner alone', async () => {
  const [amara, ben] = await Promise.all([server.person('no plan'), server.person('no plan')]);
  const saved = await server.ask({ method: 'PUT', url, headers: amara.headers, payload: plan });
  const kept = { ...plan, updatedAt: '2026-11-20T09:00:00.000Z' };
  expect(saved.json()).toEqual({ ...kept, safety: null });
  expect((await server.ask({ url, headers: amara.headers })).json()).toEqual(kept);
  expect((await server.ask({ url, headers: ben.headers })).json()).toMatchObject({ warningSigns: [], updatedAt: null });
  const [row] = await server.house.db.select().from(safetyPlans);
  expect(row?.sealed.toString('latin1')).not.toContain('garden');
});

test('a removed plan is gone', async () => {
  const amara = await server.person('expired trial');
  await server.ask({ method: 'PUT', url, headers: amara.headers, payload: plan });
  expect((await server.ask({ method: 'DELETE', url, headers: amara.headers })).statusCode).toBe(204);
  expect((await server.ask({ url, headers: amara.headers })).json()).toMatchObject({ people: [], updatedAt: null });
});

test('a line that is too long is refused with the reason beside its field', async () => {
  const amara = await server.person();
  const answer = await server.ask({
    method: 'PUT',
    url,
    headers: amara.headers,
    payload: { ...plan, people: ['x'.repeat(301)] },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.issues).toEqual([
    { path: 'people.0', message: 'Please keep each line under 300 characters' },
  ]);
});

test('a part that is not sent stays as it is, also when several are saved at once', async () => {
  const amara = await server.person();
  const save = (payload: object) => server.ask({ method: 'PUT', url, headers: amara.headers, payload });
  await Promise.all(Object.entries(plan).map(([part, lines]) => save({ [part]: lines })));
  expect((await server.ask({ url, headers: amara.headers })).json()).toMatchObject(plan);
  expect((await save({})).statusCode).toBe(200);
  expect((await server.ask({ url, headers: amara.headers })).json()).toMatchObject(plan);
});

test('writing of dying on purpose is kept without a word; an emergency is answered with whom to call, and counted', async () => {
  const amara = await server.person();
  const save = async (warningSigns: string[]) =>
    (await server.ask({ method: 'PUT', url, headers: amara.headers, payload: { ...plan, warningSigns } })).json();
  expect(await save(['I think about killing myself'])).toMatchObject({ safety: null });
  expect(await server.house.db.select().from(safetyCounts)).toEqual([]);
  const urgent = 'I just took a whole bottle of pills';
  expect(await save([urgent])).toMatchObject({ warningSigns: [urgent], safety: { level: 3, resource: 'emergency' } });
  expect(await save([urgent, 'My hands shake'])).toMatchObject({ safety: null });
  expect(await server.house.db.select().from(safetyCounts)).toMatchObject([{ level: 3, count: 1 }]);
});

test('without signing in there is no plan to see', async () => {
  expect((await server.ask({ url })).statusCode).toBe(401);
});
