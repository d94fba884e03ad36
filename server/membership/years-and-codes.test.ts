import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, member } from '#test/payments/member.ts';
import { openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
let stripe: StripeServer;
beforeAll(async () => {
  server = await openTestServer({ YEARLY_PRICES: 'on', PROMOTION_CODES: 'on' });
  stripe = await openStripeServer({ STRIPE_AUTOMATIC_TAX: 'on', PROMOTION_CODES: 'on' });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const issuesOf = async (noor: Member, body: object) => {
  const answer = await noor.create(body);
  return [answer.statusCode, answer.json().data?.reason, answer.json().data?.issues?.[0]?.path];
};

test('neither years nor codes are sold until the operator switches them on', async () => {
  const plain = await openTestServer();
  const noor = await member(plain);
  expect(await issuesOf(noor, { plan: 'core', interval: 'year' })).toEqual([400, 'unknown_plan', 'interval']);
  expect(await issuesOf(noor, { priceId: 'price_sbx_plus_year' })).toEqual([400, 'unknown_plan', 'interval']);
  const withCode = { plan: 'core', promotionCode: 'FRIENDS20' };
  expect(await issuesOf(noor, withCode)).toEqual([400, 'promotion_unknown', 'promotionCode']);
  await noor.pays('core');
  const change = await noor.ask('POST', '/membership/preview-change', { plan: 'core', interval: 'year' });
  expect(change.statusCode).toBe(400);
  await plain.close();
});

test('a year is chosen, shown and charged, and a code takes off what it says', async () => {
  const noor = await member(server);
  const first = (await noor.create({ plan: 'plus', interval: 'year', promotionCode: ' friends20 ' })).json();
  expect(first).toMatchObject({
    ...{ plan: 'plus', interval: 'year', amount: 20_000, dueNow: 16_000, discount: 4000, tax: 0 },
    promotion: { code: 'FRIENDS20', label: '20% off' },
  });
  const again = (await noor.create({ plan: 'plus', interval: 'year', promotionCode: 'FRIENDS20' })).json();
  expect(again.clientSecret).toBe(first.clientSecret);
  const plain = (await noor.create({ plan: 'plus', interval: 'year' })).json();
  expect(plain).toMatchObject({ dueNow: 20_000, promotion: null });
  expect((await noor.confirm(first.clientSecret, 'pm_card_visa')).json().status).toBe('canceled');
  await noor.confirm(plain.clientSecret, 'pm_card_visa');
  const { subscription } = await noor.status('?sync=1');
  expect(subscription).toMatchObject({ plan: 'plus', interval: 'year', amount: 20_000, discount: null });
});

test('codes that nobody knows are said to be none, and so are those for a place', async () => {
  const noor = await member(server);
  for (const body of [
    { plan: 'core', promotionCode: 'nobody' },
    { plan: 'prime', promotionCode: 'FRIENDS20' },
  ])
    expect(await issuesOf(noor, body)).toEqual([400, 'promotion_unknown', 'promotionCode']);
});

test('a year instead of a month is shown before it is charged, and a month instead of a year waits for its end', async () => {
  const noor = await member(server);
  await noor.pays('core');
  const wanted = { plan: 'core', interval: 'year' };
  const preview = (await noor.ask('POST', '/membership/preview-change', wanted)).json();
  expect(preview).toMatchObject({ when: 'now', dueNow: 9000, nextAmount: 10_000, interval: 'year' });
  const { previewedAt } = preview;
  const changed = (await noor.ask('POST', '/membership/change', { ...wanted, previewedAt })).json();
  expect(changed.membership.subscription).toMatchObject({ plan: 'core', interval: 'year' });
  const back = (await noor.ask('POST', '/membership/change', { plan: 'core', interval: 'month' })).json();
  expect(back.membership.subscription).toMatchObject({ scheduledPlan: 'core', scheduledInterval: 'month' });
  const kept = (await noor.ask('POST', '/membership/change', { ...wanted, isFree: true })).json();
  expect(kept.membership.subscription).toMatchObject({ interval: 'year', scheduledPlan: null });
});

test('where tax is added, where somebody lives is asked for, and the tax is shown before it is paid', async () => {
  const noor = await stripe.member();
  const wanted = { plan: 'plus', promotionCode: 'FRIENDS20' };
  expect(await issuesOf(noor, wanted)).toEqual([400, 'tax_location', 'taxLocation.postalCode']);
  const taxLocation = { country: 'DE', postalCode: '10115' };
  const shown = (await noor.create({ ...wanted, taxLocation })).json();
  expect(shown).toMatchObject({ amount: 2000, discount: 400, tax: 160, dueNow: 1760 });
  stripe.world.confirm(shown.clientSecret, 'pays');
  await stripe.deliver();
  expect(stripe.charged(stripe.customersOf(noor))).toBe(1760);
  const { subscription } = await noor.status();
  expect(subscription).toMatchObject({ amount: 2000, discount: '20% off' });
  const [receipt] = (await noor.ask('GET', '/membership/receipts')).json();
  expect(receipt).toMatchObject({ amount: 1760, pdf: expect.stringMatching(/^https:.+\.pdf$/) });
});
