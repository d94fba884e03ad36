import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { POSITION_HEADER } from '#contract/live.ts';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let url: string;
const leaving: AbortController[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/live`;
});
afterEach(() => {
  for (const page of leaving.splice(0)) page.abort();
});
afterAll(() => server.close());

/** What a page receives, as text. */
async function read(person: Person, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  leaving.push(controller);
  const response = await fetch(url, { headers: { ...person.headers, ...headers }, signal: controller.signal });
  const page = { response, text: '', ended: false };
  (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) page.text += chunk;
    page.ended = true;
  })().catch(() => {});
  await vi.waitFor(() => expect(page.text).toContain('opened'));
  return { page, leave: () => controller.abort() };
}

const lastId = (text: string) => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
const subject = () => crypto.randomUUID();

describe('GET /api/live', () => {
  test('is refused to strangers, like every other endpoint', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'signed_out' });
  });

  test('streams, unbuffered and unkept, also to members without a plan', async () => {
    const { page } = await read(await server.person('no plan'));
    expect(Object.fromEntries(page.response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(page.text).toMatch(/^id: \d+-\d+\ndata: \{"kind":"opened","id":null\}\n\n$/);
  });

  test('goes on from the last event seen, and tells nobody what belongs to another', async () => {
    const [amara, ben] = [await server.person(), await server.person()];
    const first = await read(amara);
    const [seen, missed] = [subject(), subject()];
    await server.house.live.notify(amara.id, { kind: 'chat', id: seen });
    await vi.waitFor(() => expect(first.page.text).toContain(seen));
    first.leave();
    await server.house.live.notify(amara.id, { kind: 'chat', id: missed });
    const headers = { 'last-event-id': lastId(first.page.text) };
    const [back, other] = [await read(amara, headers), await read(ben, headers)];
    expect(back.page.text).toContain(`{"kind":"chat","id":"${missed}"}`);
    expect(back.page.text).not.toContain(seen);
    expect(other.page.text).not.toContain('chat');
  });

  test('tells a page first what changed since it asked who its member is', async () => {
    const amara = await server.person();
    const old = server.house.live.position();
    await server.house.live.notify(amara.id, { kind: 'chat', id: subject() });
    await vi.waitFor(() => expect(server.house.live.position()).not.toBe(old));
    const answer = await fetch(url.replace('live', 'auth/user'), { headers: amara.headers });
    const changed = subject();
    await server.house.live.notify(amara.id, { kind: 'chat', id: changed });
    const { page } = await read(amara, { 'last-event-id': answer.headers.get(POSITION_HEADER) ?? '' });
    expect(page.text.match(/"kind":"\w+"/g)).toEqual(['"kind":"chat"', '"kind":"opened"']);
    expect(page.text).toContain(changed);
  });

  test('answers HEAD with its headers and opens nothing', async () => {
    const person = await server.person();
    const response = await fetch(url, { method: 'HEAD', headers: person.headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect((await fetch(url, { method: 'POST', headers: person.headers })).status).toBe(405);
  });

  test('ends every stream, whole, when the process stops, and does not hold it up', async () => {
    const streams = await Promise.all([read(await server.person()), read(await server.person())]);
    await server.app.close();
    await vi.waitFor(() => expect(streams.map(({ page }) => page.ended)).toEqual([true, true]));
  });
});
