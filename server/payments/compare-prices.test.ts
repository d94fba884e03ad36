import { afterEach, expect, test } from 'vitest';
import { alertsOf, openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

const HOUR = 3_600_000;

let stripe: StripeServer;
afterEach(() => stripe.close());

function plusCosts(amount: number) {
  const price = stripe.world.prices.get('price_plus');
  if (price) price.amount = amount;
}

const wrongPrices = async () =>
  (await alertsOf(await stripe.admin())).filter(({ kind }) => kind === 'wrong_price').map(({ subject }) => subject);

async function anHourGoesBy() {
  stripe.server.clock.advance(HOUR);
  await stripe.server.house.jobs.drain();
}

test('a wrong price that nobody could compare at the start is sold to nobody, and shown within the hour', async () => {
  stripe = await openStripeServer({}, 'away');
  plusCosts(2500);
  const noor = await stripe.member();
  expect((await noor.create({ plan: 'plus' })).statusCode).toBe(503);
  await stripe.pays(noor, 'core');
  expect(await noor.status()).toMatchObject({ status: 'active', plan: 'core' });
  for (const url of ['/membership/preview-change', '/membership/change'])
    expect((await noor.ask('POST', url, { plan: 'plus' })).statusCode).toBe(503);
  expect(stripe.charged(stripe.customersOf(noor))).toBe(1000);
  await anHourGoesBy();
  expect(await wrongPrices()).toEqual(['STRIPE_PRICE_PLUS']);
  plusCosts(2000);
  await anHourGoesBy();
  expect((await noor.ask('POST', '/membership/change', { plan: 'plus' })).statusCode).toBe(200);
});

test('a price that is archived later is sold no more', async () => {
  stripe = await openStripeServer();
  const noor = await stripe.member();
  const price = stripe.world.prices.get('price_core');
  if (price) price.active = false;
  await anHourGoesBy();
  expect(await wrongPrices()).toEqual(['STRIPE_PRICE_CORE']);
  expect((await noor.create({ plan: 'core' })).statusCode).toBe(503);
  expect((await noor.create({ plan: 'plus' })).statusCode).toBe(200);
});
