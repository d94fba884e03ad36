import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resourcesCheckedOn } from '#contract/resources.ts';
import { KEPT_DAYS } from '#contract/retention.ts';
import { adminActions } from '#server/admin/table.ts';
import { asking } from '#test/asking.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let admin: Person;
let amara: Person;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.person('admin');
  amara = await server.person('trial');
});
afterAll(() => server.close());

const { get, post } = asking(() => server);
const put = async (path: string, payload: object) => {
  const answer = await server.ask({ method: 'PUT', url: `/api${path}`, headers: admin.headers, payload });
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
};
const actions = async () => (await get(admin, '/admin/actions')).body;

test('a member is found by their address alone, and nothing of them is shown but how they stand', async () => {
  const { email } = (await get(amara, '/auth/user')).body;
  const { body } = await post(admin, '/admin/members/find', { email: ` ${email.toUpperCase()} ` });
  expect(body.member).toMatchObject({ id: amara.id, isDisabled: false, isAdmin: false, plan: null });
  expect(Object.keys(body.member).sort()).toEqual(
    ['id', 'isAdmin', 'isDisabled', 'joinedAt', 'plan', 'seenOn', 'status', 'trialEndsAt'].sort(),
  );
  expect((await post(admin, '/admin/members/find', { email: 'nobody@example.org' })).body).toEqual({ member: null });
  expect(JSON.stringify(await actions())).not.toContain(email);
});

test('a member is shut out and let in again; an administrator is not', async () => {
  const path = `/admin/members/${amara.id}/disabled`;
  const before = (await get(admin, '/admin/members')).body;
  expect((await put(path, { isDisabled: true })).body).toMatchObject({ id: amara.id, isDisabled: true });
  expect((await get(amara, '/journal')).status).toBe(401);
  expect((await get(admin, '/admin/members')).body).toEqual({ ...before, disabled: before.disabled + 1 });
  expect((await put(path, { isDisabled: false })).body.isDisabled).toBe(false);
  expect((await get(amara, '/journal')).status).toBe(200);
  const own = await put(`/admin/members/${admin.id}/disabled`, { isDisabled: true });
  expect([own.status, own.body.data.reason]).toEqual([409, 'is_admin']);
});

test('every action stands in the log once, with what it was about and no text, and what was refused is said', async () => {
  const count = (await actions()).length;
  await put(`/admin/members/${amara.id}/disabled`, { isDisabled: true, reason: 'private words' });
  await put(`/admin/members/${amara.id}/disabled`, { isDisabled: false });
  await put('/admin/members/00000000-0000-7000-8000-000000000000/disabled', { isDisabled: true });
  await put(`/learning-feed/reported/story/${amara.id}`, { isHidden: true });
  const list = await actions();
  expect(list).toHaveLength(count + 4);
  expect(list[2]).toMatchObject({
    ...{ action: 'admin.disableMember', adminId: admin.id, subject: amara.id, isDone: true },
    details: { isDisabled: false },
  });
  expect(list.map(({ isDone }: { isDone: boolean }) => isDone).slice(0, 2)).toEqual([false, false]);
  expect(list[0]).toMatchObject({ action: 'learningFeed.hide', details: { isHidden: true } });
  expect(JSON.stringify(list)).not.toContain('private words');
  const [next] = (await get(admin, `/admin/actions?limit=1&before=${list[0].id}`)).body;
  expect(next.id).toBe(list[1].id);
});

test('how the coach is doing is counted by day, without whose', async () => {
  const wanted = { goal: 'Thank Maya for driving me home', selectedTone: 'caring' };
  expect((await post(amara, '/craft-message', wanted)).status).toBe(200);
  await vi.waitFor(async () => expect((await get(admin, '/admin/coach')).body.days).toHaveLength(1));
  const { body } = await get(admin, '/admin/coach');
  expect(body).toMatchObject({ adapter: 'embedded', model: null, spend: [] });
  expect(body.days[0]).toMatchObject({
    day: server.clock.now().toISOString().slice(0, 10),
    adapter: 'embedded',
    failed: 0,
  });
  expect(body.days[0].answered).toBeGreaterThan(0);
});

test('cards are counted by day and kind, and old numbers are said to be old', async () => {
  const entry = { title: 'Tonight', content: 'I want to kill myself tonight.', mood: 'sad', emotions: 'despair' };
  expect((await post(amara, '/journal', entry)).status).toBe(200);
  const { body } = await get(admin, '/admin/safety');
  const day = server.clock.now().toISOString().slice(0, 10);
  expect(body.counts).toEqual([
    { day, category: expect.any(String), level: expect.any(Number), resource: expect.any(String), count: 1 },
  ]);
  const threatened = { ...entry, title: 'Again', content: 'My husband hit me again last night.' };
  for (const one of [threatened, threatened]) expect((await post(amara, '/journal', one)).status).toBe(200);
  const counted = (await get(admin, '/admin/safety')).body.counts;
  expect(counted.map(({ count }: { count: number }) => count).toSorted()).toEqual([1, 2]);
  expect(new Set(counted.map(({ category }: { category: string }) => category)).size).toBe(2);
  expect(body.resourcesCheckedOn).toBe(resourcesCheckedOn);
  const later = await openTestServer();
  later.clock.advance(Date.parse(resourcesCheckedOn) - later.clock.now().getTime() + 184 * 86_400_000);
  const { headers } = await later.person('admin');
  const old = await later.ask({ method: 'GET', url: '/api/admin/safety', headers });
  expect(old.json()).toMatchObject({ counts: [], resourcesAreOld: true });
  await later.close();
});

test('what an administrator did is forgotten after its time, also where nothing more is done', async () => {
  const own = await openTestServer();
  const [boss, who] = [await own.person('admin'), await own.person('no plan')];
  const url = `/api/admin/members/${who.id}/disabled`;
  await own.ask({ method: 'PUT', url, headers: boss.headers, payload: { isDisabled: true } });
  expect(await own.house.db.select().from(adminActions)).toHaveLength(1);
  own.clock.advance(KEPT_DAYS.adminActions * 86_400_000 + 2 * 86_400_000);
  await own.house.jobs.drain();
  expect(await own.house.db.select().from(adminActions)).toEqual([]);
  await own.close();
});

test('of letters the kind and the time are shown, and nothing that stands in them', async () => {
  await server.house.mail.send({
    ...{ kind: 'sign_in', to: 'amara@example.org', subject: 'Secret subject' },
    text: 'https://x.example/?code=1',
  });
  await server.house.jobs.drain();
  const { body, raw } = await get(admin, '/admin/outbox');
  expect(body.isFiles).toBe(true);
  expect(body.letters[0]).toMatchObject({ kind: 'sign_in', delivered: true });
  expect(raw).not.toMatch(/amara@|Secret subject|code=1/);
});
