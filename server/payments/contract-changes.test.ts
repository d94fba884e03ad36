import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MonthlyPlan } from '#contract/plans.ts';
import { type PaymentsPort, PaymentsRefused } from '#server/payments/port.ts';
import { type Bench, sandboxBench, stripeBench } from '#test/payments/bench.ts';
import { buyerAt } from '#test/payments/buyer.ts';

const BENCHES: [string, () => Promise<Bench>][] = [
  ['the sandbox', sandboxBench],
  ['Stripe', stripeBench],
];

describe.each(BENCHES)('what every provider promises of what renews: %s', (_name, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  const paid = (plan?: MonthlyPlan) => buyerAt(bench).paid(plan);
  const saveCard: ReturnType<typeof buyerAt>['saveCard'] = (...card) => buyerAt(bench).saveCard(...card);

  test('a larger plan costs what was previewed, and holds at once', async () => {
    const { id, one, changeTo, customerId } = await paid();
    const change = changeTo('plus', (await one())?.itemId ?? null);
    const { dueNow, currency } = await bench.payments.previewChange(change);
    expect([dueNow, currency]).toEqual([1000, 'usd']);
    expect(await bench.payments.upgrade(change)).toEqual({ clientSecret: null });
    expect(await one()).toMatchObject({ id, plan: 'plus', status: 'active', amount: 2000 });
    const amounts = (await bench.payments.receipts(customerId)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([1000, 1000]);
  });

  test('a larger plan that the card does not pay waits for the form, and gives way to whatever is chosen next', async () => {
    const { id, userId, customerId, one, changeTo } = await paid();
    await saveCard(userId, customerId, id, 'fails later');
    const change = changeTo('plus', (await one())?.itemId ?? null);
    const first = await bench.payments.upgrade(change);
    expect(await one()).toMatchObject({ plan: 'core', status: 'active' });
    const second = await bench.payments.upgrade(change);
    await bench.pay(userId, first.clientSecret ?? '', 'pays');
    expect(await one()).toMatchObject({ plan: 'core' });
    await bench.pay(userId, second.clientSecret ?? '', 'pays');
    expect(await one()).toMatchObject({ id, plan: 'plus' });
  });

  test('a larger plan that waits to be paid is gone once the end was chosen', async () => {
    const { id, userId, customerId, one, changeTo } = await paid();
    await saveCard(userId, customerId, id, 'fails later');
    const form = await bench.payments.upgrade(changeTo('plus', (await one())?.itemId ?? null));
    await bench.payments.cancelAtPeriodEnd(id);
    await bench.pay(userId, form.clientSecret ?? '', 'pays');
    expect(await one()).toMatchObject({ plan: 'core', cancelAtPeriodEnd: true });
  });

  test('a moment before the present period has no price', async () => {
    const { one, changeTo } = await paid();
    const change = changeTo('plus', (await one())?.itemId ?? null);
    const before = { ...change, at: new Date(bench.now().getTime() - 86_400_000) };
    await expect(bench.payments.previewChange(before)).rejects.toBeInstanceOf(PaymentsRefused);
    await expect(bench.payments.upgrade(before)).rejects.toBeInstanceOf(PaymentsRefused);
  });

  test('a smaller plan costs nothing, is there with the next period, and not before', async () => {
    const { id, one, changeTo, customerId } = await paid('plus');
    const change = changeTo('core', (await one())?.itemId ?? null);
    await bench.payments.scheduleChange(change);
    const waiting = await one();
    expect(waiting).toMatchObject({ plan: 'plus', amount: 2000, scheduledPlan: 'core', status: 'active' });
    expect(waiting?.planChangesAt).toEqual(waiting?.currentPeriodEnd);
    expect(await bench.payments.receipts(customerId)).toHaveLength(1);
    await bench.renew(id);
    expect(await one()).toMatchObject({ plan: 'core', amount: 1000, scheduledPlan: null });
    const amounts = (await bench.payments.receipts(customerId)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([1000, 2000]);
  });

  test.each([
    ['kept', (port: PaymentsPort, id: string) => port.keepPlan(id), { cancelAtPeriodEnd: false, status: 'active' }],
    ['ended', (port: PaymentsPort, id: string) => port.cancelAtPeriodEnd(id), { cancelAtPeriodEnd: true }],
  ])('a smaller plan that was chosen is taken back when the plan is %s', async (_what, act, then) => {
    const { one, changeTo, id } = await paid('plus');
    const change = changeTo('core', (await one())?.itemId ?? null);
    await bench.payments.scheduleChange(change);
    await bench.payments.scheduleChange(change);
    await act(bench.payments, id);
    expect(await one()).toMatchObject({ plan: 'plus', scheduledPlan: null, ...then });
    await bench.renew(id);
    expect(await one()).toMatchObject({ plan: 'plus' });
  });

  test('a renewal that fails is past due, and the form puts it right with another card', async () => {
    const { id, userId, customerId, one } = await paid();
    await saveCard(userId, customerId, id, 'fails later');
    await bench.renew(id);
    expect((await one())?.status).toBe('past_due');
    const form = await bench.payments.formOf(id);
    await bench.pay(userId, form?.clientSecret ?? '', 'pays');
    expect(await one()).toMatchObject({ status: 'active', card: { last4: '4242' } });
  });

  test('a renewal for which the bank asks the payer is past due, and is paid once they answered', async () => {
    const { id, userId, customerId, one } = await paid();
    await saveCard(userId, customerId, id, 'asks later');
    await bench.deliveries();
    await bench.renew(id);
    expect(await one()).toMatchObject({ status: 'past_due', card: { last4: '3184' } });
    const told = (await bench.deliveries()).map(({ raw, headers }) => bench.payments.readWebhook(raw, headers));
    expect(told).toContainEqual(expect.objectContaining({ type: 'invoice.payment_action_required', customerId }));
    const form = await bench.payments.formOf(id);
    expect(form?.due.amount).toBe(1000);
    await bench.pay(userId, form?.clientSecret ?? '', 'asks later');
    expect(await one()).toMatchObject({ status: 'active', card: { last4: '3184' } });
    expect(await bench.payments.receipts(customerId)).toHaveLength(2);
  });

  test('a smaller plan that began lets its schedule go with the period after, and can be ended and changed as any other', async () => {
    const { id, one, changeTo } = await paid('plus');
    await bench.payments.scheduleChange(changeTo('core', (await one())?.itemId ?? null));
    await bench.renew(id);
    await bench.payments.cancelAtPeriodEnd(id);
    await bench.payments.resume(id);
    expect(await one()).toMatchObject({ plan: 'core', cancelAtPeriodEnd: false, scheduledPlan: null });
    await bench.renew(id);
    await bench.renew(id);
    expect(await one()).toMatchObject({ plan: 'core', status: 'active', amount: 1000, scheduledPlan: null });
  });

  test('another card is what the next renewal takes, and one that was refused changes nothing', async () => {
    const { id, userId, customerId, one } = await paid();
    expect(await saveCard(userId, customerId, id, 'declines')).toMatchObject({ status: 'open' });
    expect(await one()).toMatchObject({ card: { last4: '4242' } });
    expect(await saveCard(userId, customerId, id, 'fails later')).toMatchObject({ status: 'saved' });
    expect(await one()).toMatchObject({ card: { last4: '0341' } });
    await bench.renew(id);
    expect((await one())?.status).toBe('past_due');
  });

  test('another card stays when a scheduled plan begins', async () => {
    const { id, userId, customerId, one, changeTo } = await paid('plus');
    await bench.payments.scheduleChange(changeTo('core', (await one())?.itemId ?? null));
    await saveCard(userId, customerId, id, 'fails later');
    await bench.renew(id);
    expect(await one()).toMatchObject({ status: 'past_due', card: { last4: '0341' } });
  });

  test('a cancelled subscription does not renew', async () => {
    const { id, one } = await paid();
    await bench.payments.cancelAtPeriodEnd(id);
    await bench.renew(id);
    expect((await one())?.status).toBe('canceled');
  });

  test('a customer who is forgotten is charged no more, and what was paid can still be paid back', async () => {
    const { id, customerId, one } = await paid();
    await bench.payments.forgetCustomer(customerId);
    await bench.renew(id);
    expect((await one())?.status).toBe('canceled');
    expect(await bench.payments.receipts(customerId)).toHaveLength(1);
    expect(await bench.payments.refundLast(id)).toMatchObject({ amount: 1000 });
  });

  test('a payment that a bank takes back is disputed, and says which subscription it was for', async () => {
    const { id, customerId } = await paid();
    const [receipt] = await bench.payments.receipts(customerId);
    const payment = receipt?.paymentId ?? '';
    expect(await bench.payments.subscriptionPaidBy(payment)).toBe(id);
    await bench.dispute(payment);
    expect(await bench.payments.paymentOf(payment)).toMatchObject({ status: 'disputed', purchaseId: null, customerId });
  });
});
