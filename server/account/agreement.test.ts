import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '#contract/agreement.ts';
import { openTown, type Town } from '#test/town.ts';

const url = '/api/account/agreement';
const words = { version: AGREEMENT_VERSION, isAdult: true, terms: true, sensitiveData: true };
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

test('what somebody agrees to is kept with its version and time, and the first time counts', async () => {
  const [amara, ben] = await Promise.all([town.person('no plan'), town.person('no plan')]);
  expect((await town.ask({ url, headers: amara.headers })).json()).toBeNull();
  const agreed = await town.ask({ method: 'POST', url, headers: amara.headers, payload: { ...words, sharing: true } });
  const kept = { version: AGREEMENT_VERSION, sharing: true, agreedAt: '2026-11-20T09:00:00.000Z' };
  expect(agreed.json()).toEqual(kept);
  town.clock.advance(60_000);
  expect((await town.ask({ method: 'POST', url, headers: amara.headers, payload: words })).json()).toEqual(kept);
  expect((await town.ask({ url, headers: amara.headers })).json()).toEqual(kept);
  expect((await town.ask({ url, headers: ben.headers })).json()).toBeNull();
});

test.each([
  ['isAdult', 'You must be 18 or older to use Mallama.'],
  ['terms', 'Please agree to the terms and the privacy policy.'],
  ['sensitiveData', 'Mallama cannot coach you without working on what you write.'],
])('without %s there is no agreement', async (field, message) => {
  const { headers } = await town.person('no plan');
  const answer = await town.ask({ method: 'POST', url, headers, payload: { ...words, [field]: false } });
  expect([answer.statusCode, answer.json().data.issues]).toEqual([400, [{ path: field, message }]]);
  expect((await town.ask({ url, headers })).json()).toBeNull();
});

test('words of another day cannot be agreed to, and nothing is shared unless it was said', async () => {
  const { headers } = await town.person('no plan');
  const old = await town.ask({ method: 'POST', url, headers, payload: { ...words, version: '2020-01-01' } });
  expect(old.statusCode).toBe(400);
  expect((await town.ask({ method: 'POST', url, headers, payload: words })).json()).toMatchObject({ sharing: false });
});
