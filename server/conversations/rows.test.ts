import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('emotional intelligence follows from the steps that somebody took in their own conversations', async () => {
  const [amara, noor] = [await server.person('trial'), await server.person('trial')];
  const ask = async (headers: Record<string, string>, url: string, payload?: object) =>
    (await server.ask({ url, headers, ...(payload && { method: 'POST', payload }) })).json();
  const known = async (headers: Record<string, string>) => (await ask(headers, '/api/progress')).emotional_intelligence;
  const { id } = await ask(amara.headers, '/api/conversations', { title: 'Dinner' });
  expect(await known(amara.headers)).toBeNull();
  await ask(amara.headers, `/api/conversations/${id}/messages`, {
    content: 'Sam came home late again on Friday and I felt lonely at the table.',
  });
  const { progress } = await ask(amara.headers, `/api/conversations/${id}`);
  expect(progress.done).toEqual(['told', 'felt']);
  expect(await known(amara.headers)).toBeNull();
  for (const title of ['Phones', 'Money']) {
    const more = await ask(amara.headers, '/api/conversations', { title });
    const content = 'We talked for an hour about who pays for what this year.';
    await ask(amara.headers, `/api/conversations/${more.id}/messages`, { content });
  }
  expect(await known(amara.headers)).toBe(27);
  const dashboard = await ask(amara.headers, '/api/dashboard');
  expect(dashboard.progress.emotional_intelligence).toBe(27);
  expect(dashboard.conversations).toContainEqual(expect.objectContaining({ id, title: 'Dinner', status: 'active' }));
  expect(await known(noor.headers)).toBeNull();
});
