import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { wholeAnswer } from '#server/wire/answer.ts';
import { chat } from '#server/wire/chat.ts';
import { faultOf } from '#server/wire/fault.ts';
import { openModel } from '#server/wire/open.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

type Asked = { url: string; body: Record<string, unknown> };
type Reply = { status?: number; body: string };
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;
const WELL = `${chunk({ content: 'Well.' })}${chunk({}, 'stop')}data: [DONE]\n\n`;

/** A server that answers like that, and what it was asked. */
async function answering(reply: (body: Asked['body']) => Reply) {
  const asked: Asked[] = [];
  const server = createServer(async (request, out) => {
    const body = JSON.parse(await text(request));
    asked.push({ url: request.url ?? '', body });
    const { status = 200, body: said } = reply(body);
    out.writeHead(status).end(said);
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

const call = {
  system: [{ text: 'Rules', isStable: true }],
  turns: [{ role: 'user' as const, text: 'One' }],
  maxOutputTokens: 500,
  signal: new AbortController().signal,
  shape: { name: 'facts', schema: {} },
};

test('a server that refuses a field an answer can do without is asked without it, and from then on', async () => {
  const words = {
    stream_options: '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options","include_usage"]}]}',
    response_format: `{"error":"'response_format.type' must be 'json_schema' or 'text'"}`,
  };
  const { asked, url } = await answering((body) => {
    const wrong = Object.entries(words).find(([field]) => field in body);
    return wrong ? { status: 422, body: wrong[1] } : { body: WELL };
  });
  const model = openModel(chat, url, 'm');
  const both = await Promise.all([wholeAnswer(model, call), wholeAnswer(model, call)]);
  expect(both.map((one) => one.text)).toEqual(['Well.', 'Well.']);
  asked.length = 0;
  expect((await wholeAnswer(model, call)).text).toBe('Well.');
  expect(asked.map(({ body }) => Object.keys(body))).toEqual([['model', 'max_tokens', 'messages', 'stream']]);
});

test('a refusal that goes on without the field, or names none, is told after one try more at most', async () => {
  for (const [body, tries] of [
    ['response_format', 2],
    ['messages', 1],
  ] as const) {
    const { asked, url } = await answering(() => ({ status: 400, body }));
    expect(await wholeAnswer(openModel(chat, url, 'm'), call).catch(faultOf)).toMatchObject({ kind: 'rejected' });
    expect(asked).toHaveLength(tries);
  }
});

test('what follows the address of a server stays behind its path', async () => {
  const { asked, url } = await answering(() => ({ body: WELL }));
  for (const address of [url, `${url}/`, `${url}?api-version=1`])
    await wholeAnswer(openModel(chat, address, 'm'), call);
  const path = '/v1/chat/completions';
  expect(asked.map((one) => one.url)).toEqual([path, path, `${path}?api-version=1`]);
});

test('empty events keep a connection open and say nothing, and a long thought is waited for', async () => {
  const thought = chunk({ reasoning: 'Hm.', about: 'x'.repeat(1000) }).repeat(3000);
  const { url } = await answering(() => ({ body: `data: \n\n${thought}data:  \n\n${WELL}` }));
  expect((await wholeAnswer(openModel(chat, url, 'm'), call)).text).toBe('Well.');
});
