import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { policyFor, serveWeb } from '#server/http/web.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallama-web-'));
const config = (more: Record<string, string> = {}) => parseConfig({ NODE_ENV: 'test', ...more });
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
};
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  write('landing.html', '<script>landing()</script><style>a{}</style><h1>Landing</h1>');
  write('index.html', '<script>app()</script><script type="module" src="/assets/a.js"></script>');
  write('kit.html', '<h1>Kit</h1>');
  write('support-worker.js', 'worker()');
  write('assets/a.js', 'code()');
  app = Fastify();
  const sendPage = await serveWeb(app, config(), folder);
  app.setNotFoundHandler((request, reply) => sendPage(request, reply) ?? reply.status(404).send('nothing'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('strangers get the landing page at the root, and a deep link never does', async () => {
  expect((await get('/')).body).toContain('Landing');
  for (const url of ['/auth?trial=true', '/relationships/7', '/no-such-page'])
    expect((await get(url)).body).toContain('app()');
});

test('addresses of programs and files never answer with a page', async () => {
  for (const url of [
    '/api/x',
    '/assets/b.js',
    '/favicon.ico',
    '/wp-login.php',
    '/identitytoolkit.googleapis.com/v1/x',
  ]) {
    expect((await get(url)).statusCode).toBe(404);
  }
});

test('a part that does not exist is not asked for: files come whole', async () => {
  for (const range of ['bytes=900-', 'bytes=5-2', 'bytes=0-1,0-1,0-1']) {
    const answer = await get('/assets/a.js', { range });
    expect([answer.statusCode, answer.body]).toEqual([200, 'code()']);
  }
});

test('what has a hash in its name is kept for ever; what names it is asked for anew, compressed or not', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    expect((await get('/assets/a.js', headers)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/auth', '/support-worker.js'])
      expect((await get(url, headers)).headers['cache-control']).toBe('no-cache');
  }
  const zipped = await get('/assets/a.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('code()');
});

test('the policy knows the inline code of the pages, and nothing else inline', () => {
  const policy = policyFor(config(), folder);
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(3);
  expect(policy).not.toContain('unsafe');
});

test('a policy opens to Stripe and Google only where they are chosen', () => {
  expect(policyFor(config(), folder)).not.toMatch(/stripe|google/);
  const stripe = {
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'w',
    STRIPE_PRICE_CORE: 'a',
    STRIPE_PRICE_PLUS: 'b',
  };
  expect(policyFor(config({ PAYMENTS_PROVIDER: 'stripe', ...stripe }), folder)).toContain('https://js.stripe.com');
  const firebase = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' };
  expect(policyFor(config({ IDENTITY_PROVIDER: 'firebase', ...firebase }), folder)).toContain(
    'https://securetoken.googleapis.com',
  );
});

test('the kit page is for development', async () => {
  expect((await get('/kit')).body).toContain('Kit');
  const choices = {
    PUBLIC_URL: 'https://m.example',
    DATABASE_URL: 'embedded',
    PAYMENTS_PROVIDER: 'sandbox',
    AI_PROVIDER: 'embedded',
    IDENTITY_PROVIDER: 'embedded',
    SMTP_URL: 'outbox',
    MASTER_KEY: 'file',
    OPERATOR_EMAIL: 'operator@example.org',
  };
  const production = Fastify();
  await serveWeb(production, config({ NODE_ENV: 'production', ...choices }), folder);
  expect((await production.inject({ url: '/kit' })).statusCode).toBe(404);
  await production.close();
});
