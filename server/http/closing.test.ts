import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.house.close())));

async function listening() {
  const server = await openTestServer();
  servers.push(server);
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  return { server, ...(await server.person()), port: Number(port) };
}

/** A raw connection: what was received, and when it ended. */
function line(port: number, said: string) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => {});
  const ended = new Promise<string>((done) => socket.once('close', () => done(heard)));
  socket.write(said);
  return { socket, ended, heard: () => heard };
}

const GET = 'GET /livez HTTP/1.1\r\nHost: here\r\n\r\n';

test('a call that comes while the app closes is answered, and told that its connection ends', async () => {
  const { server, port } = await listening();
  const { socket, ended, heard } = line(port, GET);
  await expect.poll(heard).toContain('200 OK');
  const closed = server.app.close();
  await sleep(50);
  socket.write(GET);
  const answers = (await ended).split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => answer.slice(0, 6))).toEqual(['200 OK', '200 OK']);
  expect(answers[1]?.toLowerCase()).toContain('connection: close');
  await closed;
});

test('a call under way is finished, and its connection does not hold up the end', async () => {
  const { server, port, headers } = await listening();
  const body = '{"people": ["Noor"]}';
  const head = `Host: here\r\nauthorization: ${headers.authorization}\r\ncontent-type: application/json`;
  const { socket, ended } = line(
    port,
    `PUT /api/support/safety-plan HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n{"people"`,
  );
  await sleep(100);
  const closed = server.app.close();
  await sleep(600);
  socket.write(body.slice('{"people"'.length));
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK.*Noor/s);
  await closed;
});

test('a call that never ends is cut in time', async () => {
  const { server, port } = await listening();
  const { ended } = line(port, 'GET /livez HTTP/1.1\r\nHost: he');
  await sleep(100);
  await server.app.close();
  expect(await ended).toBe('');
});

test('a body that trickles in is not waited for without an end', async () => {
  const { server } = await listening();
  expect(server.app.server.requestTimeout).toBeGreaterThan(0);
  expect(server.app.server.requestTimeout).toBeLessThanOrEqual(60_000);
  await server.app.close();
});

const PLAN = '/api/support/safety-plan';

/** Calls without a pause until connections are refused, and collects the answers. */
async function callOn(url: string, headers: Record<string, string>, answers: string[]) {
  for (;;) {
    const answered = await fetch(`${url}${PLAN}`, { headers }).then(
      async (answer) => `${answer.status} ${(await answer.text()).length > 0}`,
      (error: Error) => error,
    );
    if (typeof answered === 'string') answers.push(answered);
    else if (Reflect.get(Object(answered.cause), 'code') === 'ECONNREFUSED') return;
  }
}

/** Counts the calls that a server received. Those still queued when its socket closes are reset by the system. */
function countReceived() {
  let received = 0;
  const count = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url === PLAN) received += 1;
  };
  subscribe('http.server.request.start', count);
  return { all: () => received, [Symbol.dispose]: () => void unsubscribe('http.server.request.start', count) };
}

test.each(['127.0.0.1', 'localhost'])(
  'of many who call without a pause, closing answers everybody whom it heard: %s',
  async (host) => {
    const server = await openTestServer();
    servers.push(server);
    const { headers } = await server.person();
    const { port } = new URL(await server.app.listen({ port: 0, host }));
    using received = countReceived();
    const answers: string[] = [];
    const hands = Array.from({ length: 30 }, () => callOn(`http://${host}:${port}`, headers, answers));
    // Every caller has called at least once, and calls again.
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThan(60);
    await server.app.close();
    await Promise.all(hands);
    expect(new Set(answers)).toEqual(new Set(['200 true']));
    expect(answers).toHaveLength(received.all());
  },
);
