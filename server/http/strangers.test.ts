import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STRANGERS_LIMIT } from '#server/http/strangers.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const url = '/api/support/safety-plan';
const json = { 'content-type': 'application/json' };
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  ({ headers } = await server.person());
});
afterAll(() => server.close());

const put = (payload: string, more: object = {}) =>
  server.ask({ method: 'PUT', url, headers: { ...json, ...more }, payload });

test('a long body of nobody is not parsed: they are told to sign in, whatever it holds', async () => {
  const broken = '{'.repeat(STRANGERS_LIMIT + 1);
  for (const more of [{}, { authorization: 'Bearer a.b.c' }]) {
    const answer = await put(broken, more);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out']);
    expect(answer.headers.connection).toBe('close');
  }
  expect((await put(broken, headers)).json().code).toBe('invalid');
});

test('what is open to anyone takes little, and an address that is none takes as little', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(STRANGERS_LIMIT) });
  for (const path of ['/api/admin/setup-code', '/nothing']) {
    const answer = await server.ask({ method: 'POST', url: path, headers: json, payload });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 413, 'too_large']);
  }
});

test('a member may say as much as any field takes', async () => {
  const people = Array.from({ length: 20 }, (_, i) => `${i} ${'é'.repeat(190)}`);
  const payload = JSON.stringify({ people, places: people, reasons: people });
  expect(Buffer.byteLength(payload)).toBeGreaterThan(STRANGERS_LIMIT);
  expect((await put(payload, headers)).statusCode).toBe(200);
});

test('a body that is announced and never comes is not waited for', async () => {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const announced of ['content-length: 200000', 'transfer-encoding: chunked']) {
    const socket = connect(Number(port), '127.0.0.1');
    const answer = new Promise<string>((done) => socket.once('data', (text) => done(String(text))));
    socket.write(`PUT ${url} HTTP/1.1\r\nHost: here\r\ncontent-type: application/json\r\n${announced}\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  }
});
