import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { boundedFetch } from '#server/coach/model/bounded-fetch.ts';
import { faultOf } from '#server/coach/model/fault.ts';

const open: Server[] = [];
const raw: NetServer[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
  for (const server of raw.splice(0)) server.close();
});

/** The address of a provider that answers like that. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const kindOf = (asked: Promise<unknown>) => asked.then(() => undefined, faultOf).then((fault) => fault?.kind);

test('what is sent arrives whole, with its length and no wish for a packed answer', async () => {
  let heard = {};
  const url = await answering(async (request, out) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const { 'content-length': length, 'accept-encoding': encoding, 'x-word': word } = request.headers;
    heard = { method: request.method, body, length, encoding, word };
    out.end('Hëllo');
  });
  const answer = await boundedFetch(url, { method: 'POST', headers: { 'x-word': 'y' }, body: 'Tü' });
  expect([answer.status, await answer.text()]).toEqual([200, 'Hëllo']);
  expect(heard).toEqual({ method: 'POST', body: 'Tü', length: '3', encoding: 'identity', word: 'y' });
});

test('nobody is followed elsewhere, and neither a page nor nothing is an answer', async () => {
  const asked: string[] = [];
  const plays: Record<string, RequestListener> = {
    '/moved': (_, out) => out.writeHead(302, { location: '/' }).end(),
    '/page': (_, out) => out.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Sign in'),
    '/nothing': (_, out) => out.writeHead(204).end(),
  };
  const url = await answering((request, out) => {
    asked.push(request.url ?? '');
    plays[request.url ?? '']?.(request, out);
  });
  for (const path of Object.keys(plays)) expect(await kindOf(boundedFetch(`${url}${path}`))).toBe('not_an_answer');
  expect(asked).toEqual(Object.keys(plays));
});

test('a refusal is handed on with its words', async () => {
  const url = await answering((_, out) => out.writeHead(429, { 'retry-after': '2' }).end('Slowly.'));
  const answer = await boundedFetch(url);
  expect([answer.ok, answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
    false,
    429,
    '2',
    'Slowly.',
  ]);
});

test.each(['is called off', 'is read no further'])('an answer that %s lets go of the provider', async (how) => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const url = await answering((_, out) => void out.once('close', resolve).write('Well'));
  const off = new AbortController();
  const reader = (await boundedFetch(url, { signal: off.signal })).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('Well');
  if (how === 'is called off') {
    off.abort();
    expect(await kindOf(reader?.read() ?? Promise.resolve())).toBe('cancelled');
  } else await reader?.cancel();
  await left;
});

test('whoever is not there is not reached', async () => {
  const url = await answering(() => {});
  await promisify((done: () => void) => open.pop()?.close(done))();
  expect(await kindOf(boundedFetch(url))).toBe('unreachable');
});

/** The address of a server that writes these bytes, all at once. */
async function writing(bytes: string): Promise<string> {
  const server = createNetServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.write(bytes));
  }).listen(0, '127.0.0.1');
  raw.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('what comes after nobody wants more is let go', async () => {
  const pieces = '5\r\npiece\r\n'.repeat(40);
  const url = await writing(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`);
  const ends = Array.from({ length: 40 }, async () => {
    const reader = (await boundedFetch(url)).body?.getReader();
    for (let read = 0; read < 2; read++) await reader?.read();
    await reader?.cancel();
    return (await reader?.read())?.done;
  });
  expect(new Set(await Promise.all(ends))).toEqual(new Set([true]));
});

test('whoever wants to speak another protocol has not answered', async () => {
  const url = await writing('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
  expect(await kindOf(boundedFetch(url))).toBe('dropped');
});
