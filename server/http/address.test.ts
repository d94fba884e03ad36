import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathIn, withoutIds } from '#server/http/address.ts';
import { endpoints } from '#server/http/endpoints.ts';
import { asking } from '#test/asking.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ ADMIN_EMAIL: 'operator@example.org' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
const { get, post, patch, meet } = asking(() => server);

/** A raw request, since HTTP clients normalize addresses. */
function guess(path: string): Promise<number | undefined> {
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode));
    })
      .once('error', failed)
      .end(JSON.stringify({ code: 'a guess' }));
  });
}

const ODD = [
  '/api/invitations/..\\admin\\setup-code#/decline',
  '/api/invitations/x\\..\\..\\admin\\setup-code?/../decline',
  '/api/relationships/..\\admin\\setup-code#/restore',
  '/api/admin\\setup-code',
  '/api/admin/setup-code#x',
  '/api/admin/./setup-code',
  '/api/x/../admin/setup-code',
  '/api/x/%2e%2e/admin/setup-code',
  '/api/x/%2E./admin/setup-code',
  '/api/admin/%73etup-code',
  '/api/admin//setup-code',
  '/api/admin/setup-code/',
  '/api//admin/setup-code',
  '/api/admin%2fsetup-code',
  '/api/admin%5csetup-code',
  '/api/admin/setup-code%00',
  '/api/admin/setup-code%zz',
  '/api\\admin/setup-code',
  '/api/x\\..\\admin/setup-code',
];

describe('one reading of a path', () => {
  test.each(ODD)('%s is nowhere, and no way around a limit', async (url) => {
    for (let at = 0; at < 3; at++) expect(await guess(url)).toBe(404);
  });

  test('the plain one is there, and limited', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('/api/admin/setup-code')));
    expect(answers.toSorted()).toEqual([...Array(10).fill(403), 429, 429]);
  });

  test('every path of the contract is read as itself, with what ids hold', () => {
    for (const { path } of endpoints) {
      const filled = path.replace(/\{\+?\w+\}/g, 'a-1_b.c~é'.normalize().replace('é', '%C3%A9'));
      expect(pathIn(`/api${filled}?a=/../b#c`)).toBe(filled);
    }
  });

  test('a verb in words comes before an id at the same place', async () => {
    const who = await server.person();
    expect((await post(who, '/threads/temporary', {})).status).toBe(200);
  });
});

describe('an id of the path', () => {
  test('is overridden by no body and no query', async () => {
    const who = await server.person();
    const [one, other] = [await meet(who, { personName: 'Maya' }), await meet(who, { personName: 'Noor' })];
    await patch(who, `/relationships/${one.id}`, { id: other.id, personName: 'Changed' });
    expect((await get(who, `/relationships/${one.id}`)).body.personName).toBe('Changed');
    expect((await get(who, `/relationships/${other.id}`)).body.personName).toBe('Noor');
    for (const query of [`id=${other.id}`, `id[]=${other.id}`, `%69d=${other.id}`, `id=${other.id}&id=${other.id}`])
      expect((await get(who, `/relationships/${one.id}?${query}`)).body.personName).toBe('Changed');
  });

  test('is all that is taken from a query', () => {
    expect(withoutIds('/a?id=1&limit=2&before=x%26y', ['id'])).toBe('/a?limit=2&before=x%26y');
    expect(withoutIds('/a?id[x]=1', ['id'])).toBe('/a');
    expect(withoutIds('/a?limit=2', [])).toBe('/a?limit=2');
  });
});
