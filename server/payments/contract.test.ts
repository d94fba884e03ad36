import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MonthlyPlan } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import { ForgedWebhook, PaymentsRefused } from '#server/payments/port.ts';
import { type Bench, sandboxBench, stripeBench } from '#test/payments/bench.ts';

const BENCHES: [string, () => Promise<Bench>][] = [
  ['the sandbox', sandboxBench],
  ['Stripe', stripeBench],
];

describe.each(BENCHES)('what every provider promises: %s', (_name, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  async function begun(plan: MonthlyPlan = 'core') {
    const userId = await bench.userId();
    const about = { userId, email: 'noor@example.org', name: null };
    const customerId = await bench.payments.ensureCustomer(about);
    const attemptId = newId(bench.now());
    const wanted = { customerId, userId, plan, attemptId };
    const made = await bench.payments.startSubscription(wanted);
    const one = async () => (await bench.payments.subscriptionsOf(customerId)).find(({ id }) => id === made.id);
    const changeTo = (to: MonthlyPlan, itemId: string | null) => {
      const shared = { customerId, subscriptionId: made.id, itemId, plan: to };
      return { ...shared, at: bench.now() };
    };
    return { userId, customerId, wanted, one, changeTo, ...made };
  }

  async function paid(plan: MonthlyPlan = 'core') {
    const attempt = await begun(plan);
    await bench.pay(attempt.userId, attempt.clientSecret, 'pays');
    return attempt;
  }

  test('a member is one customer', async () => {
    const userId = await bench.userId();
    const about = { userId, email: null, name: null };
    const [first, second] = [await bench.payments.ensureCustomer(about), await bench.payments.ensureCustomer(about)];
    expect(first).toBe(second);
    expect(await bench.payments.subscriptionsOf(first)).toEqual([]);
    expect(await bench.payments.receipts(first)).toEqual([]);
  });

  test('an attempt is one subscription, however often it is asked for, and gives nothing unpaid', async () => {
    const { wanted, id, clientSecret, one, customerId } = await begun('plus');
    expect(await bench.payments.startSubscription(wanted)).toEqual({ id, clientSecret });
    expect(await bench.payments.secretOf(id)).toBe(clientSecret);
    expect(await bench.payments.subscriptionsOf(customerId)).toHaveLength(1);
    expect(await one()).toMatchObject({ attemptId: wanted.attemptId, plan: 'plus', status: 'incomplete', card: null });
  });

  test('a declined payment leaves the same form open; a paid one is active for about a month', async () => {
    const { userId, clientSecret, id, one } = await begun();
    await bench.pay(userId, clientSecret, 'declines');
    expect(await one()).toMatchObject({ status: 'incomplete' });
    expect(await bench.payments.secretOf(id)).toBe(clientSecret);
    await bench.pay(userId, clientSecret, 'pays');
    const active = await one();
    expect(active).toMatchObject({
      status: 'active',
      plan: 'core',
      amount: 1000,
      currency: 'usd',
      cancelAtPeriodEnd: false,
      endedAt: null,
      card: { brand: 'visa', last4: '4242' },
    });
    const days = ((active?.currentPeriodEnd?.getTime() ?? 0) - bench.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
    expect(await bench.payments.secretOf(id)).toBeNull();
  });

  test('an end with the period can be taken back; an end now is final', async () => {
    const { id, one } = await paid();
    await bench.payments.cancel(id, 'period_end');
    expect(await one()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await bench.payments.resume(id);
    expect(await one()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    await bench.payments.cancel(id, 'now');
    const ended = await one();
    expect(ended?.status).toBe('canceled');
    expect(ended?.endedAt).toBeInstanceOf(Date);
    await expect(bench.payments.resume(id)).rejects.toBeInstanceOf(PaymentsRefused);
  });

  test('an unpaid attempt can be ended, and its form is closed', async () => {
    const { userId, id, clientSecret, one } = await begun();
    await bench.payments.cancel(id, 'now');
    await bench.pay(userId, clientSecret, 'pays');
    expect((await one())?.status).toBe('canceled');
  });

  test('a larger plan costs what was previewed, and holds at once', async () => {
    const { id, one, changeTo, customerId } = await paid();
    const change = changeTo('plus', (await one())?.itemId ?? null);
    const { dueNow, currency } = await bench.payments.previewChange(change);
    expect([dueNow, currency]).toEqual([1000, 'usd']);
    expect(await bench.payments.changePlan(change, 'now')).toEqual({ clientSecret: null });
    expect(await one()).toMatchObject({ id, plan: 'plus', status: 'active', amount: 2000 });
    const amounts = (await bench.payments.receipts(customerId)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([1000, 1000]);
  });

  test('a smaller plan costs nothing, and is what the next period takes', async () => {
    const { id, userId, one, changeTo, customerId } = await paid('plus');
    const change = changeTo('core', (await one())?.itemId ?? null);
    expect(await bench.payments.changePlan(change, 'renewal')).toEqual({ clientSecret: null });
    expect(await one()).toMatchObject({ plan: 'core', status: 'active' });
    expect(await bench.payments.receipts(customerId)).toHaveLength(1);
    await bench.renew(userId, id, 'pays');
    const amounts = (await bench.payments.receipts(customerId)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([1000, 2000]);
  });

  test('a renewal that fails is past due, and the form for another card puts it right', async () => {
    const { id, userId, customerId, one } = await paid();
    await bench.renew(userId, id, 'declines');
    expect((await one())?.status).toBe('past_due');
    const step = await bench.payments.updateCard({ customerId, subscriptionId: id, returnUrl: 'http://localhost/' });
    const clientSecret = 'clientSecret' in step ? step.clientSecret : '';
    expect(clientSecret).toMatch(/_secret_/);
    await bench.pay(userId, clientSecret, 'pays');
    expect((await one())?.status).toBe('active');
  });

  test('a card can be changed while nothing is owed', async () => {
    const { id, customerId } = await paid();
    const step = await bench.payments.updateCard({ customerId, subscriptionId: id, returnUrl: 'http://localhost/' });
    expect('url' in step ? step.url : step.clientSecret).toMatch(/^https:\/\/|_secret_/);
  });

  test('a cancelled subscription does not renew', async () => {
    const { id, userId, one } = await paid();
    await bench.payments.cancel(id, 'period_end');
    await bench.renew(userId, id, 'pays');
    expect((await one())?.status).toBe('canceled');
  });

  async function purchase() {
    const { userId, customerId } = await begun();
    const purchaseId = newId(bench.now());
    const wanted = { customerId, userId, purchaseId, email: 'noor@example.org' };
    return { userId, wanted, ...(await bench.payments.startOneTime(wanted)) };
  }

  test('a purchase is one payment, paid once and paid back once', async () => {
    const { userId, wanted, id, clientSecret } = await purchase();
    expect(await bench.payments.startOneTime(wanted)).toEqual({ id, clientSecret });
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'open', purchaseId: wanted.purchaseId });
    await bench.pay(userId, clientSecret, 'declines');
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'open', clientSecret });
    await bench.pay(userId, clientSecret, 'pays');
    const known = await bench.payments.paymentOf(id);
    expect(known).toMatchObject({ status: 'paid', purchaseId: wanted.purchaseId });
    expect(known.paidAt).toBeInstanceOf(Date);
    await bench.payments.refund(id, wanted.purchaseId);
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'refunded' });
    await bench.payments.refund(id, wanted.purchaseId).catch((error) => {
      expect(error).toMatchObject({ code: 'charge_already_refunded' });
    });
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'refunded' });
  });

  test('an abandoned payment takes no money any more', async () => {
    const { userId, id, clientSecret } = await purchase();
    await bench.payments.abandonPayment(id);
    await bench.pay(userId, clientSecret, 'pays');
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'ended' });
  });

  test('webhooks say whom and what to ask about, and only the provider can write them', async () => {
    await bench.deliveries();
    const { customerId } = await paid();
    const place = await purchase();
    await bench.pay(place.userId, place.clientSecret, 'pays');
    await bench.payments.refund(place.id, place.wanted.purchaseId);
    const sent = await bench.deliveries();
    const events = sent.map(({ raw, headers }) => bench.payments.readWebhook(raw, headers));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.filter((event) => event.customerId === customerId).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']),
    );
    expect(events.filter(({ paymentId }) => paymentId === place.id).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['payment_intent.succeeded', 'charge.refunded']),
    );
    const [one] = sent;
    if (!one) throw new Error('No webhook was sent.');
    const forged = [
      () => bench.payments.readWebhook(`${one.raw} `, one.headers),
      () => bench.payments.readWebhook(one.raw, {}),
      () => bench.payments.readWebhook(one.raw, { 'stripe-signature': 't=1,v1=00' }),
    ];
    for (const attempt of forged) expect(attempt).toThrow(ForgedWebhook);
  });

  test('what is not there is refused', async () => {
    await expect(bench.payments.paymentOf('pi_absent')).rejects.toBeInstanceOf(PaymentsRefused);
    await expect(bench.payments.cancel('sub_absent', 'now')).rejects.toBeInstanceOf(PaymentsRefused);
  });
});
