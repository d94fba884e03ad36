import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_CARDS } from '#contract/test-cards.ts';
import { subscriptions } from '#server/membership/table.ts';
import { sandboxCustomers, sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { type Member, member } from '#test/payments/member.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const books = async ({ id }: Member) => {
  const { db } = server.house;
  const customers = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.userId, id));
  const ids = customers.map((customer) => customer.id);
  const all = await db.select().from(sandboxSubscriptions);
  const payments = await db.select().from(sandboxPayments);
  return {
    customers,
    subscriptions: all.filter(({ customerId }) => ids.includes(customerId)),
    paid: payments.filter(({ customerId, status }) => ids.includes(customerId) && status === 'succeeded'),
  };
};

describe('the offer', () => {
  test('says to anybody what is sold, and for how much', async () => {
    const answer = await server.ask({ method: 'GET', url: '/api/membership/offer' });
    expect(answer.json()).toEqual({
      provider: 'sandbox',
      publishableKey: null,
      currency: 'usd',
      primeSales: true,
      promotionCodes: false,
      plans: [
        { plan: 'core', amount: 1000, kind: 'subscription', priceId: 'price_sbx_core', yearly: null },
        { plan: 'plus', amount: 2000, kind: 'subscription', priceId: 'price_sbx_plus', yearly: null },
        { plan: 'prime', amount: 10_000, kind: 'one_time', priceId: null, yearly: null },
      ],
    });
  });
});

describe('beginning to pay', () => {
  test.each([
    ['no body', undefined, { plan: 'core', amount: 1000, kind: 'subscription' }],
    ['an empty one', {}, { plan: 'core', amount: 1000, kind: 'subscription' }],
    ['a plan', { plan: 'plus' }, { plan: 'plus', amount: 2000, kind: 'subscription' }],
    ['a price', { priceId: 'price_sbx_plus', yearly: null }, { plan: 'plus', amount: 2000, kind: 'subscription' }],
    ['Prime', { plan: 'prime' }, { plan: 'prime', amount: 10_000, kind: 'one_time' }],
  ])('with %s gives a secret for the form', async (_with, body, expected) => {
    const answer = await (await member(server)).create(body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...expected, provider: 'sandbox', currency: 'usd', publishableKey: null });
    expect(answer.json().clientSecret).toMatch(/^pi_sbx_[0-9a-f]+_secret_[0-9a-f]{32}$/);
  });

  test.each([
    { plan: 'gold' },
    { plan: '' },
    { priceId: 'price_1RVZzH', yearly: null },
    { plan: 'core', priceId: '', yearly: null },
  ])('is refused for what is not sold: %j', async (body) => {
    const noor = await member(server);
    const answer = await noor.create(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.issues).toMatchObject([{ message: 'There is no such plan.' }]);
    expect((await books(noor)).customers).toEqual([]);
  });

  test('never believes an amount that the page sends', async () => {
    const answer = await (await member(server)).create({ plan: 'plus', amount: 1, currency: 'xxx' });
    expect(answer.json()).toMatchObject({ amount: 2000, currency: 'usd' });
  });

  test('20 times at once is one customer, one subscription and one secret', async () => {
    const noor = await member(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => noor.create({ plan: 'core' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(1);
    const { customers, subscriptions: made } = await books(noor);
    expect([customers.length, made.length]).toEqual([1, 1]);
  });

  test('for two plans at once leaves one open', async () => {
    const noor = await member(server);
    const plans = ['core', 'plus', 'prime', 'core', 'plus', 'prime'];
    await Promise.all(plans.map((plan) => noor.create({ plan })));
    const open = (await books(noor)).subscriptions.filter(({ status }) => status === 'incomplete');
    expect(open.length).toBeLessThanOrEqual(1);
    const live = await server.house.db.select().from(subscriptions).where(eq(subscriptions.userId, noor.id));
    expect(live.filter(({ status }) => status === 'incomplete').length).toBeLessThanOrEqual(1);
  });

  test('again gives the same form, until it is too old', async () => {
    const noor = await member(server);
    const first = (await noor.create({ plan: 'core' })).json().clientSecret;
    server.clock.advance(21 * 3_600_000);
    expect((await noor.create({ plan: 'core' })).json().clientSecret).toBe(first);
    server.clock.advance(2 * 3_600_000);
    const next = (await noor.create({ plan: 'core' })).json().clientSecret;
    expect(next).not.toBe(first);
    expect((await noor.confirm(first, 'pm_card_visa')).json()).toMatchObject({ status: 'canceled' });
  });

  test('for another plan closes the first form', async () => {
    const noor = await member(server);
    const core = (await noor.create({ plan: 'core' })).json().clientSecret;
    const plus = (await noor.create({ plan: 'plus' })).json().clientSecret;
    expect((await noor.confirm(core, 'pm_card_visa')).json().status).toBe('canceled');
    expect((await noor.confirm(plus, 'pm_card_visa')).json().status).toBe('succeeded');
    await server.house.jobs.drain();
    expect(await noor.status()).toMatchObject({ status: 'active', plan: 'plus' });
    expect((await books(noor)).paid).toHaveLength(1);
  });
});

describe('paying', () => {
  test('opens the app, and says so on the open page', async () => {
    const noor = await member(server, 'expired trial');
    expect(await noor.user()).toMatchObject({ hasAccess: false, isTrialExpired: true, subscriptionType: 'none' });
    const stream = server.house.live.open(noor.id);
    const heard: string[] = [];
    const told = (async () => {
      for await (const event of stream) {
        heard.push(event.kind);
        if (event.kind === 'membership.access') return true;
      }
      return false;
    })();
    expect(await noor.pays('core')).toEqual({ status: 'succeeded', error: null });
    expect(await told).toBe(true);
    stream.end();
    expect(await noor.user()).toMatchObject({
      hasAccess: true,
      hasActiveSubscription: true,
      isTrialExpired: false,
      subscriptionType: 'regular',
      stripeSubscriptionId: expect.stringMatching(/^sub_sbx_/),
    });
    expect(await noor.status()).toMatchObject({
      status: 'active',
      plan: 'core',
      kind: 'subscription',
      testMode: true,
      unfinishedPlan: null,
      subscription: { amount: 1000, cancelAtPeriodEnd: false, card: { brand: 'visa', last4: '4242' } },
    });
  });

  test('works without a webhook too, when the page asks', async () => {
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'plus' })).json();
    server.house.payments.sandbox?.connect(async () => ({ statusCode: 500 }));
    await noor.confirm(clientSecret, 'pm_card_visa');
    expect(await noor.status('?sync=1')).toMatchObject({ status: 'active', plan: 'plus' });
    expect(await noor.user()).toMatchObject({ subscriptionType: 'premium', hasAccess: true });
  });

  test('gives nothing before it is paid', async () => {
    const noor = await member(server);
    await noor.create({ plan: 'plus' });
    expect(await noor.status('?sync=1')).toMatchObject({ status: 'none', plan: null, unfinishedPlan: 'plus' });
    expect(await noor.user()).toMatchObject({ hasAccess: false, subscriptionType: 'none' });
  });

  const declined = TEST_CARDS.filter(({ label }) => /eclined|funds|Expired|code|error|every payment f/.test(label));
  test.each(declined.map(({ token }) => token))('is declined with %s, and the same form works again', async (token) => {
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    let answer = (await noor.confirm(clientSecret, token)).json();
    if (answer.status === 'requires_action') answer = (await noor.authenticate(clientSecret, 'complete')).json();
    expect(answer.status).toBe('requires_payment_method');
    expect(answer.error.message).toMatch(/^(Your card|An error occurred)/);
    expect(answer.error.message).not.toMatch(/lost|stolen|fraud/i);
    expect(await noor.status('?sync=1')).toMatchObject({ status: 'none' });
    expect((await noor.confirm(clientSecret, 'pm_card_visa')).json().status).toBe('succeeded');
    expect(await noor.status('?sync=1')).toMatchObject({ status: 'active' });
  });

  test.each(['pm_card_authenticationRequired', 'pm_card_authenticationRequiredOnSetup'] as const)(
    'with %s asks the bank first',
    async (token) => {
      const noor = await member(server);
      const { clientSecret } = (await noor.create({ plan: 'core' })).json();
      expect((await noor.confirm(clientSecret, token)).json().status).toBe('requires_action');
      expect(await noor.status('?sync=1')).toMatchObject({ status: 'none' });
      expect((await noor.authenticate(clientSecret, 'fail')).json()).toMatchObject({
        status: 'requires_payment_method',
        error: { code: 'payment_intent_authentication_failure' },
      });
      await noor.confirm(clientSecret, token);
      expect((await noor.authenticate(clientSecret, 'complete')).json().status).toBe('succeeded');
      expect(await noor.status('?sync=1')).toMatchObject({ status: 'active' });
    },
  );

  test('twice with one form takes the money once', async () => {
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    const answers = await Promise.all(Array.from({ length: 10 }, () => noor.confirm(clientSecret, 'pm_card_visa')));
    expect(answers.map((answer) => answer.json().status)).toEqual(Array(10).fill('succeeded'));
    expect((await books(noor)).paid).toHaveLength(1);
  });

  test('again is refused while there is a membership', async () => {
    const noor = await member(server);
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    await noor.confirm(clientSecret, 'pm_card_visa');
    const again = await noor.create({ plan: 'core' });
    expect(again.statusCode).toBe(409);
    expect(again.json().data).toEqual({ reason: 'already_subscribed' });
    expect((await noor.create({ plan: 'plus' })).statusCode).toBe(409);
  });

  test('somebody else cannot pay with the secret, nor learn that it exists', async () => {
    const [noor, other] = [await member(server), await member(server)];
    const { clientSecret } = (await noor.create({ plan: 'core' })).json();
    const theirs = await other.confirm(clientSecret, 'pm_card_visa');
    const absent = await other.confirm('pi_sbx_absent_secret_absent', 'pm_card_visa');
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(absent.body);
    expect((await noor.confirm(`${clientSecret.slice(0, -1)}x`, 'pm_card_visa')).statusCode).toBe(404);
  });

  test.each(['4242424242424242', 'tok_visa', 'pm_1Pgc6rB7WZ01zgkWNy0Cn5nw', ''])(
    'takes the token of a test card and nothing else: %j',
    async (paymentMethod) => {
      const noor = await member(server);
      const { clientSecret } = (await noor.create({ plan: 'core' })).json();
      const answer = await noor.ask('POST', '/payments/sandbox/confirm', { clientSecret, paymentMethod });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('4242424242424242');
    },
  );
});
