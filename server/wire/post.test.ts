import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { faultOf } from '#server/wire/fault.ts';
import { post } from '#server/wire/post.ts';

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
const NEVER = new AbortController().signal;
const asking = (url: string, signal = NEVER, body = '{}') => post(new URL(url), { 'x-word': 'y' }, body, signal);
const allOf = async (url: string) => Array.fromAsync(await asking(url));

test('what is sent arrives whole, with its length and no wish for a packed answer', async () => {
  let heard = {};
  const url = await answering(async (request, out) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const { 'content-length': length, 'accept-encoding': encoding, 'x-word': word } = request.headers;
    heard = { method: request.method, body, length, encoding, word };
    out.end('data: "Hëllo"\n\n');
  });
  expect(await Array.fromAsync(await asking(url, NEVER, 'Tü'))).toEqual([' "Hëllo"']);
  expect(heard).toEqual({ method: 'POST', body: 'Tü', length: '3', encoding: 'identity', word: 'y' });
});

test('events are read however they are cut, and what is no data is left out', async () => {
  const all =
    ': ping\r\n\r\nevent: delta\r\nid: 1\r\ndata:{"a":"ü"}\r\n\r\nretry: 5\n\ndata: {"b":\ndata: 2}\n\n\ndata: [DONE]\n\ndata: cut';
  const bytes = Buffer.from(all);
  const url = await answering(async ({ url: at }, out) => {
    const size = Number(at?.slice(1));
    for (let from = 0; from < bytes.length; from += size) {
      out.write(bytes.subarray(from, from + size));
      await turn();
    }
    out.end();
  });
  for (const size of [1, 2, 7, 1000])
    expect(await allOf(`${url}/${size}`)).toEqual(['{"a":"ü"}', ' {"b": 2}', ' [DONE]']);
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
  for (const path of Object.keys(plays)) expect(await kindOf(asking(`${url}${path}`))).toBe('not_an_answer');
  expect(asked).toEqual(Object.keys(plays));
});

test('a refusal is read as far as its reason may stand, however long it goes on', async () => {
  const url = await answering((_, out) => {
    out.writeHead(400).write(`maximum context length${' '.repeat(5000)}`);
  });
  const fault = await asking(url).catch(faultOf);
  expect(fault).toMatchObject({ kind: 'over_context', status: 400 });
  const broken = await answering((request, out) => {
    out.writeHead(401, { 'content-length': 99 }).write('No');
    request.resume().once('end', () => out.socket?.end());
  });
  expect(await kindOf(asking(broken))).toBe('unauthorised');
  const slow = await answering((_, out) => out.writeHead(429, { 'retry-after': '2' }).end('Slowly.'));
  expect(await asking(slow).catch(faultOf)).toMatchObject({ kind: 'rate_limited', retryAfter: 2000 });
});

test.each(['is called off', 'is read no further'])('an answer that %s lets go of the provider', async (how) => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const url = await answering((_, out) => void out.once('close', resolve).write('data: Well\n\n'));
  const off = new AbortController();
  const events = await asking(url, off.signal);
  expect((await events.next()).value).toBe(' Well');
  if (how === 'is called off') {
    off.abort();
    expect(await kindOf(events.next())).toBe('cancelled');
  } else await events.return();
  await left;
});

test('whoever is not there is not reached', async () => {
  const url = await answering(() => {});
  await promisify((done: () => void) => open.pop()?.close(done))();
  expect(await kindOf(asking(url))).toBe('unreachable');
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
  const pieces = 'd\r\ndata: piece\n\n\r\n'.repeat(40);
  const url = await writing(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`);
  const ends = Array.from({ length: 40 }, async () => {
    const events = await asking(url);
    for (let read = 0; read < 2; read++) expect((await events.next()).value).toBe(' piece');
    await events.return();
    return (await events.next()).done;
  });
  expect(new Set(await Promise.all(ends))).toEqual(new Set([true]));
});

test('whoever wants to speak another protocol has not answered', async () => {
  const url = await writing('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
  expect(await kindOf(asking(url))).toBe('dropped');
});
