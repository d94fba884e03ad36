import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coachRuns } from '#server/coach/run/table.ts';
import { type FakeProvider, openFakeProvider } from '#test/coach/provider.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let fake: FakeProvider;
beforeAll(async () => {
  fake = await openFakeProvider(['drips', 'word '.repeat(400), 100]);
  server = await openTestServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_BASE_URL: fake.url,
    AI_API_KEY: 'k',
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.house.close();
  await fake.close();
});

test('a process that stops lets its readers go, and leaves the reply to the next one', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api`;
  const { headers } = await server.person();
  const ask = (path: string, method: string, body: object) =>
    fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await ask('/coach/provider/consent', 'PUT', { agreed: true, host: new URL(fake.url).host });
  const { id } = await (await ask('/chat/replies', 'POST', { message: 'Maya was late again' })).json();
  const events = await fetch(`${url}/chat/replies/${id}/events`, { headers });
  const waiting = ask('/chat', 'POST', { message: 'And then she laughed' });
  const reading = events.text();
  await expect.poll(() => fake.asked.length, { timeout: 8000 }).toBe(2);
  await server.app.close();
  expect(await reading).toContain('"type":"delta"');
  expect((await waiting).status).toBe(503);
  const rows = await server.house.db.select().from(coachRuns);
  expect(rows.map(({ status, worker }) => [status, worker])).toEqual([
    ['queued', null],
    ['queued', null],
  ]);
});
