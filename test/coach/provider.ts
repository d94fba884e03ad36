import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { anthropicFrames, chatFrame } from '#test/coach/wire.ts';

/** How the provider answers a request: well, or with one of the faults that providers have. */
export type Mode =
  | ['says', string]
  | ['returns', unknown]
  | ['status', number, headers?: Record<string, string>]
  | ['refuses', status: number, message: string]
  | ['cut', after: string]
  | ['html']
  | ['nothing']
  | ['empty']
  | ['silent']
  | ['hangs', after: string]
  | ['drips', text: string, everyMs: number]
  /** What and when is a test's to say; what it throws breaks the connection. */
  | ['writes', (write: (text: string) => void) => Promise<unknown>]
  /** Thinks aloud where nobody is to read it, so many times, and then says it. */
  | ['thinks', text: string, times: number, everyMs: number]
  | ['drops', after: string]
  | ['unfinished', after: string]
  | ['malformed', after: string]
  | ['endless']
  | ['one endless line']
  | ['filtered']
  | ['errs', after: string];

export type Asked = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Whoever asked did not wait for the end. */
  isLeft: boolean;
};

const STREAM = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const END = 'data: [DONE]\n\n';

const pieces = (text: string) => text.match(/\s*\S{1,5}/g) ?? [text];
const say = (out: ServerResponse, text: string) => pieces(text).map((piece) => out.write(chatFrame(piece)));

async function drip(out: ServerResponse, text: string, every: number) {
  for (const piece of pieces(text)) {
    if (out.destroyed) return;
    out.write(chatFrame(piece));
    await sleep(every);
  }
  out.end(chatFrame('', 'stop') + END);
}

async function think(out: ServerResponse, [, text, times, every]: ['thinks', string, number, number]) {
  for (let i = 0; i < times && !out.destroyed; i++) {
    out.write(chatFrame('').replace('"delta":{}', '"delta":{"reasoning_content":"Hm. "}'));
    await sleep(every);
  }
  say(out, text);
  out.end(chatFrame('', 'stop') + END);
}

async function flood(out: ServerResponse, frame: string) {
  out.setMaxListeners(0);
  for (let sent = 0; sent < 10_000_000 && !out.destroyed; sent += frame.length) {
    if (!out.write(frame)) await new Promise<void>((done) => out.once('drain', done).once('close', done));
  }
  out.end();
}

type Play = (out: ServerResponse, mode: never) => unknown;

const plays: Record<string, Play> = {
  status: (out, [, status, headers]: ['status', number, Record<string, string>?]) =>
    out.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify({ error: { message: 'No.' } })),
  refuses: (out, [, status, message]: ['refuses', number, string]) =>
    out.writeHead(status, JSON_TYPE).end(JSON.stringify({ error: { message, type: 'invalid_request_error' } })),
  cut: (out, [, text]: ['cut', string]) => {
    say(out.writeHead(200, STREAM), text);
    out.end(chatFrame('', 'length') + END);
  },
  html: (out) =>
    out.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in to this Wi-Fi</body></html>'),
  nothing: (out) => out.writeHead(200, STREAM).end(),
  empty: (out) => out.writeHead(200, STREAM).end(chatFrame('', 'stop') + END),
  silent: () => {},
  filtered: (out) => out.writeHead(200, STREAM).end(chatFrame('', 'content_filter') + END),
  hangs: (out, [, text]: ['hangs', string]) => say(out.writeHead(200, STREAM), text),
  drips: (out, [, text, every]: ['drips', string, number]) => drip(out.writeHead(200, STREAM), text, every),
  writes: async (out, [, write]: ['writes', (write: (text: string) => void) => Promise<unknown>]) => {
    out.writeHead(200, STREAM).flushHeaders();
    try {
      await write((text) => say(out, text));
      out.end(chatFrame('', 'stop') + END);
    } catch {
      out.destroy();
    }
  },
  thinks: (out, mode: ['thinks', string, number, number]) => think(out.writeHead(200, STREAM), mode),
  unfinished: (out, [, text]: ['unfinished', string]) => {
    say(out.writeHead(200, STREAM), text);
    out.end();
  },
  drops: async (out, [, text]: ['drops', string]) => {
    say(out.writeHead(200, STREAM), text);
    await sleep(20);
    out.write('data: {"choices":[{"ind');
    await sleep(5);
    out.destroy();
  },
  malformed: (out, [, text]: ['malformed', string]) => {
    say(out.writeHead(200, STREAM), text);
    out.end(`data: {"choices": not json\n\n${END}`);
  },
  errs: (out, [, text]: ['errs', string]) => {
    say(out.writeHead(200, STREAM), text);
    out.end(`data: {"error":{"message":"overloaded","type":"server_error","code":503}}\n\n${END}`);
  },
  endless: (out) => flood(out.writeHead(200, STREAM), chatFrame('and so on '.repeat(100))),
  'one endless line': (out) => flood(out.writeHead(200, STREAM), 'x'.repeat(10_000)),
};

function answerWell(out: ServerResponse, { path }: Asked, mode: Mode) {
  const text = mode[0] === 'says' ? mode[1] : JSON.stringify(mode[1]);
  out.writeHead(200, STREAM);
  if (path.endsWith('/messages')) return out.end(anthropicFrames(pieces(text)));
  say(out, text);
  return out.end(chatFrame('', 'stop') + END);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text || '{}');
}

/** A provider on this machine: what it is asked is kept, and how it answers is a test's to say. */
export async function openFakeProvider(first: Mode = ['says', 'That sounds hard.']) {
  const asked: Asked[] = [];
  let mode: (n: number) => Mode = () => first;
  const server: Server = createServer(async (request, out) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await bodyOf(request), isLeft: false };
    out.once('close', () => {
      one.isLeft = !out.writableEnded;
    });
    const how = mode(asked.push(one));
    const play = plays[how[0]];
    if (play) await play(out, how as never);
    else answerWell(out, one, how);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/v1`,
    /** The same by an address that nobody takes for this machine: names are hidden from it. */
    outsideUrl: `http://[::ffff:127.0.0.1]:${port}/v1`,
    secureUrl: `https://127.0.0.1:${port}/v1`,
    /** From now on: always so, or so for the nth request. */
    answer(how: Mode | ((n: number) => Mode)) {
      asked.length = 0;
      mode = typeof how === 'function' ? how : () => how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type FakeProvider = Awaited<ReturnType<typeof openFakeProvider>>;
