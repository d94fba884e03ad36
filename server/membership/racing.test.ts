import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLive } from '#server/payments/states.ts';
import { lettersOf } from '#test/letters.ts';
import type { Member } from '#test/payments/member.ts';
import { alertsOf, openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

let stripe: StripeServer;
let admin: Member;
beforeAll(async () => {
  stripe = await openStripeServer();
  admin = await stripe.admin();
});
afterAll(() => stripe.close());

const kinds = async (subject: string) =>
  (await alertsOf(admin)).filter((alert) => alert.subject === subject).map(({ kind }) => kind);

/** Runs something at Stripe between a request and its answer. */
function justBefore(at: RegExp, happens: () => void) {
  const { world } = stripe;
  const answer = world.answer.bind(world);
  let isDone = false;
  world.answer = (method, path, query, body) => {
    if (!isDone && at.test(`${method} ${path}`)) {
      isDone = true;
      happens();
    }
    return answer(method, path, query, body);
  };
  return () => {
    world.answer = answer;
    return isDone;
  };
}

describe('paid in the very moment', () => {
  test('of choosing another plan: what was paid is what they have, and they are told', async () => {
    const noor = await stripe.member();
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    const restore = justBefore(/^POST \/v1\/invoices\/\w+\/void$/, () => stripe.world.confirm(clientSecret, 'pays'));
    const answer = await noor.create({ plan: 'plus' });
    expect(restore()).toBe(true);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'You paid a moment ago. Please look at your membership.',
    ]);
    expect(await noor.status()).toMatchObject({ status: 'active', plan: 'core' });
    expect(stripe.charged(stripe.customersOf(noor))).toBe(1000);
  });

  test('of choosing a monthly plan in place of Prime: the place is theirs', async () => {
    const noor = await stripe.member();
    const { clientSecret } = (await noor.create({ plan: 'prime' })).json();
    const restore = justBefore(/cancel$/, () => stripe.world.confirm(clientSecret, 'pays'));
    expect((await noor.create({ plan: 'plus' })).statusCode).toBe(409);
    expect(restore()).toBe(true);
    expect(await noor.status()).toMatchObject({ plan: 'prime' });
    expect(stripe.charged(stripe.customersOf(noor))).toBe(10_000);
  });

  test.each(['POST /v1/invoices/', 'GET /v1/subscriptions/'])(
    'of ending what was owed (%s): it goes back, and they and the admin are told',
    async (at) => {
      const { noor, subscription, customers } = await stripe.subscribed('core');
      stripe.world.renew(subscription.id, 'declines');
      await stripe.deliver();
      const [owed] = stripe.world.invoices;
      const restore = justBefore(new RegExp(`^${at}`), () => stripe.world.confirm(owed?.secret ?? '', 'pays'));
      expect((await noor.ask('POST', '/cancel-subscription')).statusCode).toBe(200);
      expect(restore()).toBe(true);
      expect(subscription.status).toBe('canceled');
      expect(stripe.charged(customers)).toBe(1000);
      expect(await kinds(subscription.id)).toEqual(['paid_late_refunded']);
      const receipts = (await noor.ask('GET', '/membership/receipts')).json();
      expect(receipts.map(({ refunded }: { refunded: number }) => refunded)).toEqual([1000, 0]);
      await stripe.server.house.jobs.drain();
      const letters = lettersOf(stripe.server).filter(({ to }) => to === `${noor.id}@example.org`);
      expect(letters.map(({ subject }) => subject)).toContain('Your refund is on its way');
    },
  );

  test('of erasing: nothing stays charged', async () => {
    const noor = await stripe.member();
    const { clientSecret } = (await noor.create({ plan: 'plus' })).json();
    const customers = stripe.customersOf(noor);
    const restore = justBefore(/void$/, () => stripe.world.confirm(clientSecret, 'pays'));
    expect((await stripe.erase(noor)).statusCode).toBe(204);
    expect(restore()).toBe(true);
    expect(stripe.charged(customers)).toBe(0);
    expect(await stripe.deliver()).not.toContain(503);
  });
});

test('a second subscription that was paid is refunded and ended, and both are told', async () => {
  const { noor, subscription, customers } = await stripe.subscribed('plus');
  const [customer = ''] = customers;
  const made = stripe.world.answer(
    'POST',
    '/v1/subscriptions',
    {},
    { customer, items: { 0: { price: 'price_core' } } },
  );
  expect(made.status).toBe(200);
  const [invoice] = stripe.world.invoices;
  stripe.server.clock.advance(1000);
  stripe.world.confirm(invoice?.secret ?? '', 'pays');
  await stripe.deliver();
  expect(subscription.status).toBe('active');
  expect(stripe.charged(customers)).toBe(2000);
  expect(await kinds(invoice?.subscription ?? '')).toEqual(['surplus_refunded']);
  expect(await noor.status()).toMatchObject({ status: 'active', plan: 'plus' });
});

test('12 times, erasing races with creating: no form is left that can be paid', async () => {
  let payable = 0;
  for (let round = 0; round < 12; round += 1) {
    const noor = await stripe.member();
    const plans = ['core', 'plus', 'prime', 'core', 'prime', 'plus'] as const;
    const creating = plans.map((plan) => noor.create({ plan }));
    const [erased, ...answers] = await Promise.all([stripe.erase(noor), ...creating]);
    expect(erased?.statusCode).toBe(204);
    for (const answer of answers) expect([200, 401, 409, 503]).toContain(answer.statusCode);
    const secrets = answers.flatMap((answer) => answer.json().clientSecret ?? []);
    payable += secrets.filter((secret) => stripe.world.confirm(secret, 'pays')).length;
    expect(stripe.subscriptionsOf(noor).filter(({ status }) => isLive(status))).toEqual([]);
  }
  expect(payable).toBe(0);
  expect(await stripe.deliver()).not.toContain(503);
}, 60_000);

describe('a payment for nobody', () => {
  test('of a member who was erased goes back, and the admin sees it', async () => {
    const noor = await stripe.member();
    const { clientSecret } = (await noor.create({ plan: 'prime' })).json();
    const customers = stripe.customersOf(noor);
    expect((await stripe.erase(noor)).statusCode).toBe(204);
    // If the form were still open:
    const intent = [...stripe.world.intents.values()].find(({ secret }) => secret === clientSecret);
    if (!intent) throw new Error('A payment was expected.');
    intent.status = 'requires_payment_method';
    expect(stripe.world.confirm(clientSecret, 'pays')).toBe(true);
    expect(stripe.charged(customers)).toBe(10_000);
    await stripe.deliver();
    expect(stripe.charged(customers)).toBe(0);
    expect(await kinds(intent.id)).toEqual(['payment_for_nobody_refunded']);
  });

  test('a subscription of a member who was erased is refunded and ended', async () => {
    const { noor, subscription, customers } = await stripe.subscribed('core');
    const customer = stripe.world.customers.get(customers[0] ?? '');
    expect((await stripe.erase(noor)).statusCode).toBe(204);
    stripe.deliveries();
    if (customer) customer.deleted = false;
    subscription.status = 'active';
    stripe.world.tellSubscription('updated', subscription);
    await stripe.deliver();
    expect(subscription.status).toBe('canceled');
    expect(stripe.charged(customers)).toBe(0);
    expect(await kinds(subscription.id)).toEqual(['subscription_for_nobody_refunded']);
  });

  test('what is not of this installation is left alone', async () => {
    const { world } = stripe;
    const made = world.answer('POST', '/v1/customers', {}, {}).body as { id: string };
    const items = { 0: { price: 'price_core' } };
    world.answer('POST', '/v1/subscriptions', {}, { customer: made.id, items });
    const metadata = { attemptId: 'a-1', userId: 'u-1', installation: 'staging' };
    world.answer('POST', '/v1/subscriptions', {}, { customer: made.id, items, metadata });
    const theirs = [...world.subscriptions.values()].filter(({ customer }) => customer === made.id);
    for (const { id } of theirs) {
      const invoice = world.invoices.find(({ subscription }) => subscription === id);
      world.confirm(invoice?.secret ?? '', 'pays');
    }
    await stripe.deliver();
    expect(theirs.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(stripe.charged([made.id])).toBe(2000);
    expect(await kinds(theirs[1]?.id ?? '')).toEqual(['payment_of_another_installation']);
  });
});
