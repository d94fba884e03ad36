import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const url = '/api/account/agreement';
const words = { version: AGREEMENT_VERSION, isAdult: true, terms: true, sensitiveData: true };
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('what somebody agrees to is kept with its version and time, and the first time counts', async () => {
  const [amara, ben] = await Promise.all([server.person('no plan'), server.person('no plan')]);
  expect((await server.ask({ url, headers: amara.headers })).json()).toBeNull();
  const agreed = await server.ask({
    method: 'POST',
    url,
    headers: amara.headers,
    payload: { ...words, sharing: true },
  });
  const kept = { version: AGREEMENT_VERSION, sharing: true, agreedAt: '2026-11-20T09:00:00.000Z' };
  expect(agreed.json()).toEqual(kept);
  server.clock.advance(60_000);
  expect((await server.ask({ method: 'POST', url, headers: amara.headers, payload: words })).json()).toEqual(kept);
  expect((await server.ask({ url, headers: amara.headers })).json()).toEqual(kept);
  expect((await server.ask({ url, headers: ben.headers })).json()).toBeNull();
});

test.each([
  ['isAdult', 'You must be 18 or older to use Mallama.'],
  ['terms', 'Please agree to the terms and the privacy policy.'],
  ['sensitiveData', 'Mallama cannot coach you without working on what you write.'],
])('without %s there is no agreement', async (field, message) => {
  const { headers } = await server.person('no plan');
  const answer = await server.ask({ method: 'POST', url, headers, payload: { ...words, [field]: false } });
  expect([answer.statusCode, answer.json().data.issues]).toEqual([400, [{ path: field, message }]]);
  expect((await server.ask({ url, headers })).json()).toBeNull();
});

test('words of another day cannot be agreed to, and nothing is shared unless it was said', async () => {
  const { headers } = await server.person('no plan');
  const old = await server.ask({ method: 'POST', url, headers, payload: { ...words, version: '2020-01-01' } });
  expect(old.statusCode).toBe(400);
  expect((await server.ask({ method: 'POST', url, headers, payload: words })).json()).toMatchObject({ sharing: false });
});
