import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#server/http/endpoints.ts';
import { floodgate } from '#server/http/flood.ts';
import { countTry } from '#server/http/limits.ts';
import type { Identify } from '#server/identity/caller.ts';
import { people } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('of twenty tries at once exactly five are admitted, and the rest are told when to come back', async () => {
  const tries = Array.from({ length: 20 }, () => countTry(server.house, 'sign-in', 'amara', { max: 5, seconds: 60 }));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'too_many', data: { retryAfter: 60 } });
});

test('a new window begins when the old one is over, for each key by itself', async () => {
  const limit = { max: 1, seconds: 30 };
  await countTry(server.house, 'reset', 'ben', limit);
  await expect(countTry(server.house, 'reset', 'ben', limit)).rejects.toMatchObject({ code: 'too_many' });
  await countTry(server.house, 'reset', 'carla', limit);
  server.clock.advance(30_000);
  await countTry(server.house, 'reset', 'ben', limit);
});

test('a flood from one address is stopped, and flows again at its rate', () => {
  const admits = floodgate(3, 2);
  expect([1, 2, 3, 4].map(() => admits('10.0.0.1', 1000))).toEqual([true, true, true, false]);
  expect(admits('10.0.0.2', 1000)).toBe(true);
  expect([admits('10.0.0.1', 1500), admits('10.0.0.1', 1500)]).toEqual([true, false]);
});

test('a caller over the limit of an endpoint is told when to come back, in the answer and in its header', async () => {
  const strict = await openTestServer({ ADMIN_EMAIL: 'operator@example.org' });
  const guess = () => strict.ask({ method: 'POST', url: '/api/admin/setup-code', payload: { code: 'a guess' } });
  for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(403);
  const refused = await guess();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many', data: { retryAfter: 600 } });
  expect(refused.headers['retry-after']).toBe('600');
  await strict.close();
});

const ofMembers = endpoints.filter(({ limit, access }) => limit?.by === 'member' && access !== 'anyone');
test.each(ofMembers)('a stranger is told to log in, however often they ask: $name', async ({ method, path, limit }) => {
  const url = `/api${path.replace(/\{\+?\w+\}/g, 'x')}`;
  const tries = Array.from({ length: Math.min(limit?.max ?? 0, 100) + 5 }, () =>
    server.ask({ method: method as 'POST', url, payload: {} }),
  );
  expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});

test('where anybody may call, those without an account are counted by their address', async () => {
  const fresh = await openTestServer();
  const decline = () => fresh.ask({ method: 'POST', url: '/api/invitations/absent/decline', payload: {} });
  const open = endpoints.find(({ name }) => name === 'relationships.connections.decline');
  const answers = await Promise.all(Array.from({ length: (open?.limit?.max ?? 0) + 3 }, decline));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  await fresh.close();
});

test('whoever has a whole network of IPv6 addresses is counted as one, at every wall', async () => {
  const fresh = await openTestServer();
  const from = (remoteAddress: string) =>
    fresh.ask({ method: 'POST', url: '/api/invitations/absent/decline', payload: {}, remoteAddress });
  const open = endpoints.find(({ name }) => name === 'relationships.connections.decline');
  const all = Array.from({ length: (open?.limit?.max ?? 0) + 3 }, (_, i) => from(`2001:db8:0:1::${i.toString(16)}`));
  const answers = await Promise.all(all);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  expect((await from('2001:db8:0:2::1')).statusCode).not.toBe(429);
  await fresh.close();
});

test('a flood from a network of IPv6 addresses is stopped like one from a single address', async () => {
  const fresh = await openTestServer();
  const write = (_: unknown, i: number) =>
    fresh.ask({ method: 'POST', url: '/api/nowhere', remoteAddress: `2001:db8:0:3::${i.toString(16)}` });
  const answers = await Promise.all(Array.from({ length: 9000 }, write));
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  await fresh.close();
});

test('a member whose token is known is counted while they are looked up, and as strictly', async () => {
  const { id, headers } = await server.person();
  const { identify } = people(server.house);
  const foreseeing: Identify = (request, foreseen) => {
    foreseen?.(id);
    return identify(request);
  };
  const app = await buildApp(server.house, foreseeing, 'no such folder');
  const search = (more: object) =>
    app.inject({ method: 'POST', url: '/api/search', payload: { words: 'weekend' }, ...more });
  const answers = await Promise.all(Array.from({ length: 130 }, () => search({ headers })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await search({})).statusCode).toBe(401);
  await app.close();
});
