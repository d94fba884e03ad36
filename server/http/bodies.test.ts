import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from '#server/http/arrival.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = { ...(await server.person()).headers, 'content-type': 'application/json' };
});
afterAll(() => server.close());

const list = (length: number) => JSON.stringify(Array(length).fill(0));
const keys = (length: number) => JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [at, 0])));
const importing = (rooms: string) => `{"format":"mallama-export","version":1,"rooms":${rooms}}`;
const ARGUMENT = `{"originalConversation":"${'We fought. '.repeat(4)}","partiesInvolved":`;

test.each([
  ['a list longer than any form has', '/resolve-argument', `${ARGUMENT}${list(60_000)}}`, 413],
  ['a list that is only too long for its field', '/resolve-argument', `${ARGUMENT}${list(9000)}}`, 400],
  ['more names than any export has in one place', '/account/import', importing(keys(30_000)), 413],
  ['the same further in', '/account/import', importing(`{"progress":{"patterns":{"loops":${keys(30_000)}}}}`), 413],
  ['more values than any export has', '/account/import', importing(`{"journal":{"entries":${list(4_100_000)}}}`), 413],
  [
    'a long list of an export that is none',
    '/account/import',
    importing(`{"journal":{"entries":${list(200_000)}}}`),
    400,
  ],
  [
    'so deep that a function that calls itself would fail',
    '/journal',
    `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    400,
  ],
])('%s is refused, and is no bug', async (_what, path, payload, status) => {
  const answer = await server.ask({ method: 'POST', url: `/api${path}`, headers, payload });
  expect(answer.statusCode).toBe(status);
});

test('a list of an export is read up to the first that is none of ours', () => {
  let looked = 0;
  const item = z.string().check(z.refine(() => ++looked < 3));
  expect(listOf(item).safeParse(Array(100).fill('a')).success).toBe(false);
  expect(looked).toBe(3);
});
