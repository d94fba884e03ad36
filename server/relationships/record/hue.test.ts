import { afterAll, beforeAll, expect, test } from 'vitest';
import { hueOf, hues } from '#contract/hues.ts';
import { asking } from '#test/asking.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const { get, meet } = asking(() => server);

test('the first people of a member never share a color', async () => {
  const amara = await server.person();
  for (const personName of ['Maya', 'Dad', 'Priya', 'Tom', 'Lea']) await meet(amara, { personName });
  const { body } = await get(amara, '/relationships');
  expect(new Set(body.map(({ id }: { id: string }) => hueOf(id))).size).toBe(hues.length);
});
