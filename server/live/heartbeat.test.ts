import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT } from '#contract/live.ts';
import { Heartbeat } from '#server/live/carry.ts';

let heartbeat: Heartbeat;
let server: Server;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  heartbeat = new Heartbeat();
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A page of a member for whom `mayListen` says whether they are still signed in. */
async function page(mayListen: () => Promise<boolean>) {
  server = createServer((_request, out) => {
    out.flushHeaders();
    heartbeat.add({ out, mayListen });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read = { text: '', ended: false };
  (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) read.text += chunk;
    read.ended = true;
  })().catch(() => {});
  return read;
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('a silent stream', () => {
  test('gives a sign of life in every interval', async () => {
    const read = await page(async () => true);
    pass(HEARTBEAT);
    await vi.waitFor(() => expect(read.text).toBe(':\n\n'));
    pass(HEARTBEAT * 2);
    await vi.waitFor(() => expect(read.text).toBe(':\n\n'.repeat(3)));
  });

  test('ends when its member is no longer signed in', async () => {
    let signedIn = true;
    const read = await page(async () => signedIn);
    pass(HEARTBEAT);
    await vi.waitFor(() => expect(read.text).toBe(':\n\n'));
    expect(read.ended).toBe(false);
    signedIn = false;
    pass(HEARTBEAT);
    await vi.waitFor(() => expect(read.ended).toBe(true));
    expect(read.text).toBe(':\n\n');
  });

  test('stays while nobody can say whether its member is signed in', async () => {
    const read = await page(() => Promise.reject(new Error('the database is away')));
    pass(HEARTBEAT);
    await vi.waitFor(() => expect(read.text).toBe(':\n\n'));
    expect(read.ended).toBe(false);
  });
});
