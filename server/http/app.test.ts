import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const url = '/api/support/safety-plan';
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  ({ headers } = await server.person());
});
afterAll(() => server.close());

describe('what cannot be answered is refused clearly', () => {
  const json = { 'content-type': 'application/json' };
  const cases = [
    ['an unknown path', { url: '/api/nothing' }, 404, 'not_found'],
    ['an unknown path outside the API', { url: '/nothing.php' }, 404, 'not_found'],
    ['a method the path does not take', { method: 'POST', url }, 405, 'method_not_allowed'],
    ['malformed JSON', { method: 'PUT', url, headers: json, payload: '{"places": [' }, 400, 'invalid'],
    ['JSON that is no object', { method: 'PUT', url, headers: json, payload: '[]' }, 400, 'invalid'],
    [
      'another content type',
      { method: 'PUT', url, headers: { 'content-type': 'text/plain' }, payload: 'a' },
      415,
      'unsupported_type',
    ],
    [
      'a body over the limit',
      { method: 'PUT', url, headers: json, payload: JSON.stringify('x'.repeat(300_000)) },
      413,
      'too_large',
    ],
    ['an address that does not decode', { url: '/api/%E0%A4%A' }, 404, 'not_found'],
  ] as const;
  for (const [what, options, status, code] of cases) {
    test(what, async () => {
      const answer = await server.ask({
        ...options,
        headers: { ...headers, ...('headers' in options ? options.headers : {}) },
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ defined: true, code, status });
    });
  }

  test('a wrong method is told which ones are right', async () => {
    const answer = await server.ask({ method: 'PATCH', url, headers });
    expect(answer.headers.allow).toBe('GET, PUT, DELETE');
  });

  test('polluting and odd JSON keys change nothing', async () => {
    const payload =
      '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"x": 1}}, "places": ["home", "\\ud800"]}';
    const answer = await server.ask({ method: 'PUT', url, headers: { ...headers, ...json }, payload });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual([
      'calmingThings',
      'people',
      'places',
      'reasons',
      'safety',
      'updatedAt',
      'warningSigns',
    ]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

test('an empty body is no body: it takes nothing away, and a DELETE needs none', async () => {
  const typed = { ...headers, 'content-type': 'application/json' };
  await server.ask({ method: 'PUT', url, headers: typed, payload: '{"people": ["Noor"]}' });
  const empty = await server.ask({ method: 'PUT', url, headers: typed, payload: '' });
  expect([empty.statusCode, empty.json().code]).toEqual([400, 'invalid']);
  expect((await server.ask({ url, headers })).json().people).toEqual(['Noor']);
  expect((await server.ask({ method: 'DELETE', url, headers: typed, payload: '' })).statusCode).toBe(204);
});

test('a HEAD is answered like its GET, without the body', async () => {
  const answer = await server.ask({ method: 'HEAD', url, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

test('every answer carries an id, the security headers and a policy without anything unsafe', async () => {
  const answer = await server.ask({ url: '/livez' });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('the API is never cached', async () => {
  expect((await server.ask({ url, headers })).headers['cache-control']).toBe('no-store');
});

test('the document is made once, and small for whoever takes it small', async () => {
  const url = '/api/openapi.json';
  const plain = await server.ask({ url });
  const small = await server.ask({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('the document and the page describe every endpoint, and the page loads nothing', async () => {
  const document = (await server.ask({ url: '/api/openapi.json' })).json();
  expect(document.paths['/support/safety-plan'].put['x-access']).toBe('signed_in');
  const page = await server.ask({ url: '/api/docs' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/support/safety-plan');
  expect(page.body).not.toMatch(/<script|<link|src=|@import|url\(/);
});

const END_OTHERS = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test('connections that the database dropped are not noticed by readers, and writers get on at the next try', async () => {
  const other = await openTestServer();
  const { headers: theirs } = await other.person();
  await other.ask({ url, headers: theirs });
  const warned: string[] = [];
  const hear = ({ name }: Error) => void warned.push(name);
  process.on('warning', hear);
  await other.house.db.execute(END_OTHERS);
  const reads = await Promise.all(Array.from({ length: 20 }, () => other.ask({ url, headers: theirs })));
  expect(reads.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  const write = () => other.ask({ method: 'PUT', url, headers: theirs, payload: { people: ['Noor'] } });
  const first = await write();
  expect([200, 503]).toContain(first.statusCode);
  expect((await write()).statusCode).toBe(200);
  await other.close();
  process.off('warning', hear);
  // A dropped connection is let go of once, however many reads waited for it.
  expect(warned).not.toContain('MaxListenersExceededWarning');
});
