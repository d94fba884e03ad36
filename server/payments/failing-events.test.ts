import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryFailed } from '#server/payments/inbox.ts';
import { paymentEvents } from '#server/payments/table.ts';
import { openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await openStripeServer();
});
afterAll(() => stripe.close());

const events = () => stripe.server.house.db.select().from(paymentEvents);

async function goesBy(milliseconds: number) {
  stripe.server.clock.advance(milliseconds);
  await stripe.server.house.jobs.drain();
}

test('120 events that always fail do not keep another from being done, and end', async () => {
  const { noor, subscription } = await stripe.subscribed('core');
  const { payments } = stripe.server.house;
  const { tellChanged } = payments;
  payments.tellChanged = async ({ customerId }, done) => {
    if (customerId?.startsWith('cus_broken')) throw new Error('broken');
    return tellChanged({ id: '', type: '', customerId, paymentId: null }, done);
  };
  for (let i = 0; i < 120; i += 1)
    stripe.world.sendEvent('invoice.paid', { id: `in_${i}`, object: 'invoice', customer: `cus_broken_${i}` });
  expect(new Set(await stripe.deliver())).toEqual(new Set([503]));

  stripe.fake.break('500', 'GET /v1/subscriptions');
  stripe.server.clock.advance(1000);
  stripe.world.renew(subscription.id, 'declines');
  expect(await stripe.deliver()).toContain(503);
  stripe.fake.mend();
  expect(await noor.status()).toMatchObject({ status: 'active' });
  // Only the inbox asks here: scheduled checks are off.
  for (let round = 0; round < 2; round += 1) {
    stripe.server.clock.advance(16 * MINUTE * (round + 1));
    await retryFailed(stripe.server.house);
  }
  expect(await noor.status()).toMatchObject({ status: 'past_due' });

  for (let day = 0; day < 14; day += 1) {
    stripe.server.clock.advance(DAY);
    await retryFailed(stripe.server.house);
    await retryFailed(stripe.server.house);
  }
  const broken = (await events()).filter(({ customerId }) => customerId?.startsWith('cus_broken'));
  expect(broken).toHaveLength(120);
  expect(new Set(broken.map(({ attempts, nextTryAt }) => `${attempts} ${nextTryAt}`))).toEqual(new Set(['12 null']));
  payments.tellChanged = tellChanged;
}, 60_000);

test('events are kept as long as they may come again, and not for ever', async () => {
  const before = await events();
  expect(before.filter(({ processedAt }) => processedAt !== null)).not.toEqual([]);
  await goesBy(25 * DAY);
  expect((await events()).length).toBeGreaterThanOrEqual(before.length);
  await goesBy(20 * DAY);
  const left = await events();
  expect(left.filter(({ processedAt }) => processedAt !== null)).toEqual([]);
  expect(left.length).toBeGreaterThan(100);
  await goesBy(340 * DAY);
  expect(await events()).toEqual([]);
}, 60_000);
