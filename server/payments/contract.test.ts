import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MonthlyPlan } from '#contract/plans.ts';
import { newId } from '#server/clock/ids.ts';
import { ForgedWebhook, PaymentsRefused } from '#server/payments/port.ts';
import { type Bench, sandboxBench, stripeBench } from '#test/payments/bench.ts';
import { buyerAt } from '#test/payments/buyer.ts';

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

  const begun = (plan?: MonthlyPlan) => buyerAt(bench).begun(plan);
  const paid = (plan?: MonthlyPlan) => buyerAt(bench).paid(plan);

  test('a member is one customer', async () => {
    const userId = await bench.userId();
    const about = { userId, attempt: randomUUID() };
    const [first, second] = [await bench.payments.createCustomer(about), await bench.payments.createCustomer(about)];
    expect(first).toBe(second);
    await bench.payments.updateCustomer(first, { email: 'noor@example.org', name: 'Noor' });
    expect(await bench.payments.subscriptionsOf(first)).toEqual([]);
    expect(await bench.payments.receipts(first)).toEqual([]);
  });

  test('an attempt is one subscription, however often it is asked for, and gives nothing unpaid', async () => {
    const { wanted, id, clientSecret, one, customerId } = await begun('plus');
    const due = { amount: 2000, discount: 0, tax: 0 };
    expect(await bench.payments.startSubscription(wanted)).toEqual({ id, clientSecret, due });
    expect(await bench.payments.formOf(id)).toMatchObject({ clientSecret });
    expect(await bench.payments.subscriptionsOf(customerId)).toHaveLength(1);
    expect(await one()).toMatchObject({ attemptId: wanted.attemptId, plan: 'plus', status: 'incomplete', card: null });
  });

  test('a declined payment leaves the same form open; a paid one is active for about a month', async () => {
    const { userId, clientSecret, id, one } = await begun();
    await bench.pay(userId, clientSecret, 'declines');
    expect(await one()).toMatchObject({ status: 'incomplete' });
    expect(await bench.payments.formOf(id)).toMatchObject({ clientSecret });
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
    expect(await bench.payments.formOf(id)).toBeNull();
  });

  test('an end with the period can be taken back; an end now is final', async () => {
    const { id, one } = await paid();
    await bench.payments.cancelAtPeriodEnd(id);
    expect(await one()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await bench.payments.resume(id);
    expect(await one()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    expect(await bench.payments.endNow(id, false)).toBe('ended');
    const ended = await one();
    expect(ended?.status).toBe('canceled');
    expect(ended?.endedAt).toBeInstanceOf(Date);
    await expect(bench.payments.resume(id)).rejects.toBeInstanceOf(PaymentsRefused);
  });

  test('an unpaid attempt can be ended, and its form is closed', async () => {
    const { userId, id, clientSecret, one, customerId } = await begun();
    expect(await bench.payments.closeUnpaid(id)).toBe('closed');
    expect(await bench.payments.closeUnpaid(id)).toBe('closed');
    await bench.pay(userId, clientSecret, 'pays');
    expect((await one())?.status).toBe('incomplete_expired');
    expect(await bench.payments.receipts(customerId)).toEqual([]);
  });

  test('an attempt that was paid just before it is closed goes on', async () => {
    const { id, one } = await paid();
    expect(await bench.payments.closeUnpaid(id)).toBe('paid');
    expect((await one())?.status).toBe('active');
  });

  test('what is paid just before it ends is said, and is paid back once', async () => {
    const { userId, id, clientSecret, one, customerId } = await begun();
    await bench.pay(userId, clientSecret, 'pays');
    expect(await bench.payments.endNow(id, true)).toBe('paid');
    expect((await one())?.status).toBe('canceled');
    const [receipt] = await bench.payments.receipts(customerId);
    const refunded = { paymentId: receipt?.paymentId, amount: 1000, currency: 'usd' };
    expect(await bench.payments.refundLast(id)).toEqual(refunded);
    expect(await bench.payments.refundLast(id)).toEqual(refunded);
    expect(await bench.payments.paymentOf(receipt?.paymentId ?? '')).toMatchObject({
      status: 'refunded',
    });
  });

  test('what was never paid has nothing to pay back', async () => {
    const { id } = await begun();
    expect(await bench.payments.refundLast(id)).toBeNull();
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
    await bench.payments.refund(id);
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'refunded' });
    await bench.payments.refund(id).catch((error) => {
      expect(error).toMatchObject({ code: 'charge_already_refunded' });
    });
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'refunded' });
  });

  test('an abandoned payment takes no money any more', async () => {
    const { userId, id, clientSecret } = await purchase();
    expect(await bench.payments.abandonPayment(id)).toBe('closed');
    await bench.pay(userId, clientSecret, 'pays');
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'ended' });
    expect(await bench.payments.abandonPayment(id)).toBe('closed');
  });

  test('a payment that was made just before it is abandoned is said', async () => {
    const { userId, id, clientSecret } = await purchase();
    await bench.pay(userId, clientSecret, 'pays');
    expect(await bench.payments.abandonPayment(id)).toBe('paid');
    expect(await bench.payments.paymentOf(id)).toMatchObject({ status: 'paid' });
  });

  test('webhooks say whom and what to ask about, and only the provider can write them', async () => {
    await bench.deliveries();
    const { customerId } = await paid();
    const place = await purchase();
    await bench.pay(place.userId, place.clientSecret, 'pays');
    await bench.payments.refund(place.id);
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
    await expect(bench.payments.paymentOf('pi_absent')).rejects.toMatchObject({ missing: 'payment' });
    await expect(bench.payments.endNow('sub_absent', false)).rejects.toMatchObject({ missing: 'subscription' });
    expect(await bench.payments.subscriptionAt('sub_absent')).toBeNull();
  });
});
