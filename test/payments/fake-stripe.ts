import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readForm } from '#test/payments/form.ts';
import { type Check, openapiCheck } from '#test/payments/openapi.ts';
import type { Answer, Told } from '#test/payments/stripe-shapes.ts';
import { StripeWorld } from '#test/payments/stripe-world.ts';

/** How it fails: not there, too late, each wrong status, a page, an odd answer, nothing. */
export const TROUBLES = ['away', 'slow', '500', 'bare 500', '402', '429', 'html', 'empty', 'other', 'cut'] as const;
type Trouble = (typeof TROUBLES)[number];

const error = (type: string, message: string) => ({ error: { type, message } });

async function fail(trouble: Trouble, response: ServerResponse) {
  const send = (status: number, body: string, type = 'application/json') =>
    response.writeHead(status, { 'content-type': type, 'stripe-should-retry': 'false' }).end(body);
  if (trouble === 'away') return response.socket?.destroy();
  if (trouble === 'slow') {
    await sleep(600);
    return response.socket?.destroy();
  }
  if (trouble === '500') return send(500, JSON.stringify(FAULT));
  if (trouble === 'bare 500') return send(500, '{"status":"broken"}');
  if (trouble === '402') return send(402, JSON.stringify(error('invalid_request_error', 'Request Failed')));
  if (trouble === '429') return send(429, JSON.stringify(error('rate_limit_error', 'Too many')));
  if (trouble === 'html') return send(200, '<!doctype html><title>Sign in to the hotel network</title>', 'text/html');
  if (trouble === 'empty') return send(200, '');
  if (trouble === 'other') return send(200, '{}');
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id":');
  return response.socket?.destroy();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Answers kept under their keys as Stripe keeps them: the same key is the same answer, and with other words a refusal. */
function keeper() {
  const kept = new Map<string, { words: string; answer: Answer }>();
  return (key: string | undefined, words: string, run: () => Answer): Answer => {
    const known = key ? kept.get(key) : undefined;
    if (known && known.words !== words) return { status: 400, body: error('idempotency_error', 'Other parameters') };
    const answer = known?.answer ?? run();
    if (key) kept.set(key, { words, answer });
    return answer;
  };
}

type State = { trouble: Trouble | undefined; at: string | undefined; afterDoing: boolean; key: string };

/** An id in an address. */
const ID = /(?<=\/)(cus|sub|sub_sched|in|pi|seti|price)_\w+/g;
const FAULT = error('api_error', 'Our fault');
const WRONG_KEY = error('invalid_request_error', 'Invalid API Key provided');

export type Asked = { method: string; path: string; body: string; key: string | undefined };

/** Stripe's API on loopback, for the adapter to talk to. */
export async function startFakeStripe(now: () => Date) {
  const world = new StripeWorld(now);
  const check: Check | undefined = openapiCheck();
  const once = keeper();
  const asked: Asked[] = [];
  const notAccepted: string[] = [];
  const notDescribed = new Set<string>();
  const state: State = { trouble: undefined, at: undefined, afterDoing: false, key: 'sk_test_mallama' };

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request;
    const { pathname, search } = new URL(url, 'http://stripe.test');
    const words = await bodyOf(request);
    const key = request.headers['idempotency-key']?.toString();
    asked.push({ method, path: pathname, body: words, key });
    const [query, body] = [readForm(search), readForm(words)];
    const checked = check?.(method, pathname, query, body);
    if (checked === 'not described') notDescribed.add(`${method} ${pathname.replaceAll(ID, '{id}')}`);
    else notAccepted.push(...(checked ?? []));
    if (request.headers.authorization !== `Bearer ${state.key}`) {
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(WRONG_KEY));
      return;
    }
    const doIt = () => once(key, `${pathname} ${words}`, () => world.answer(method, pathname, query, body));
    if (state.trouble && (state.at === undefined || state.at === `${method} ${pathname}`)) {
      if (state.afterDoing && state.trouble === '500') world.answer(method, pathname, query, body);
      else if (state.afterDoing) doIt();
      // Stripe keeps an answer of its own fault as well: the same key gets it again for a day.
      if (state.trouble === '500') once(key, `${pathname} ${words}`, () => ({ status: 500, body: FAULT }));
      await fail(state.trouble, response);
      return;
    }
    const answer = doIt();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    world,
    asked,
    notAccepted,
    /** Requests of which Stripe's description at hand says nothing. */
    notDescribed,
    /** Whether requests were held against Stripe's own description. */
    isChecked: check !== undefined,
    url: `http://127.0.0.1:${port}`,
    /** At one address or at all. With `afterDoing`, Stripe does as it was asked and only the answer is lost. */
    break(trouble: Trouble, at?: string, afterDoing = false) {
      Object.assign(state, { trouble, at, afterDoing });
    },
    /** From now on it knows only this secret key. */
    acceptOnly(key: string) {
      state.key = key;
    },
    mend: () => Object.assign(state, { trouble: undefined }),
    takeTold: (): Told[] => world.told.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
