import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Person } from '#test/people.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';
import { openLive } from '#web/app/live/live.ts';

let server: TestServer;
let url: string;
let page: { onLine: boolean; window: EventTarget; document: EventTarget & { visibilityState: string } };
const closing: (() => void)[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/live`;
});
beforeEach(() => {
  page = {
    onLine: true,
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  };
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('navigator', page);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** A page of this person, and the events it received. */
function listen(person: Person, token = person.headers.authorization?.replace('Bearer ', '') ?? null) {
  const told: string[] = [];
  const close = openLive({
    url,
    token: async () => token,
    onEvent: ({ kind, id }) => told.push(`${kind} ${id}`),
    onGap: () => told.push('gap'),
    onOpened: () => told.push('opened'),
    onSignedOut: () => told.push('signed out'),
  });
  closing.push(close);
  return { told, close };
}

async function listening(person: Person) {
  const listener = listen(person);
  await vi.waitFor(() => expect(listener.told).toEqual(['opened']));
  return listener;
}

const id = () => crypto.randomUUID();
const notify = (person: Person, subject: string) => server.house.live.notify(person.id, { kind: 'chat', id: subject });
const cut = () => server.app.server.closeAllConnections();

describe('a page that listens', () => {
  test('is told what changes as it happens', async () => {
    const person = await server.person();
    const { told } = await listening(person);
    const subject = id();
    await notify(person, subject);
    await vi.waitFor(() => expect(told).toEqual(['opened', `chat ${subject}`]));
  });

  test('comes back after every broken connection and misses nothing', async () => {
    const person = await server.person();
    const { told } = await listening(person);
    const subjects = [id(), id(), id()];
    for (const subject of subjects) {
      cut();
      await notify(person, subject);
      await vi.waitFor(() => expect(told).toContain(`chat ${subject}`), 4000);
    }
    expect(told.filter((event) => event.startsWith('chat'))).toEqual(subjects.map((subject) => `chat ${subject}`));
    expect(told).not.toContain('gap');
  });

  test('tries again later each time while the server is away', async () => {
    const person = await server.person();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    listen(person);
    const counts = [];
    for (let minute = 0; minute < 5; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      counts.push(asked.mock.calls.length);
    }
    expect(counts[0]).toBeLessThanOrEqual(10);
    expect((counts[4] ?? 0) - (counts[3] ?? 0)).toBeGreaterThanOrEqual(2);
    expect((counts[4] ?? 0) - (counts[3] ?? 0)).toBeLessThanOrEqual(4);
  });

  test('shows its token in a header and never in the address', async () => {
    const person = await server.person();
    const asked = vi.spyOn(globalThis, 'fetch');
    await listening(person);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([url]);
    expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ authorization: person.headers.authorization });
  });

  test('stops when the server knows nobody by its token, or when it has none', async () => {
    const person = await server.person();
    const asked = vi.spyOn(globalThis, 'fetch');
    const [unknown, none] = [listen(person, id()), listen(person, null)];
    await vi.waitFor(() => expect([unknown.told, none.told]).toEqual([['signed out'], ['signed out']]));
    await new Promise((done) => setTimeout(done, 700));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('waits while the browser is offline', async () => {
    const person = await server.person();
    const asked = vi.spyOn(globalThis, 'fetch');
    page.onLine = false;
    const { told } = listen(person);
    await new Promise((done) => setTimeout(done, 100));
    expect(asked).not.toHaveBeenCalled();
    page.onLine = true;
    page.window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(told).toEqual(['opened']));
  });

  test('reads everything again after an absence longer than the server remembers', async () => {
    const person = await server.person();
    vi.useFakeTimers({ toFake: ['Date'] });
    const { told } = await listening(person);
    vi.setSystemTime(Date.now() + 56 * 60_000);
    cut();
    await vi.waitFor(() => expect(told).toEqual(['opened', 'gap', 'opened']), 4000);
  });

  test('makes room for newer pages, and comes back when somebody looks at it', async () => {
    const person = await server.person();
    const oldest = await listening(person);
    page.document.visibilityState = 'hidden';
    for (let i = 0; i < 6; i++) await listening(person);
    await new Promise((done) => setTimeout(done, 700));
    expect(oldest.told).toEqual(['opened']);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(oldest.told).toEqual(['opened', 'opened']), 4000);
  });

  test('hears nothing more once it is closed', async () => {
    const person = await server.person();
    const [closed, open] = [await listening(person), await listening(person)];
    closed.close();
    await notify(person, id());
    await vi.waitFor(() => expect(open.told).toHaveLength(2));
    expect(closed.told).toEqual(['opened']);
  });
});
