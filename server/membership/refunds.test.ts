import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Receipt } from '#contract/membership.ts';
import { lettersOf } from '#test/letters.ts';
import type { Member } from '#test/payments/member.ts';
import { endSubscription } from '#test/payments/stripe-billing.ts';
import { alertsOf, openStripeServer, type StripeServer } from '#test/payments/stripe-server.ts';

let stripe: StripeServer;
let admin: Member;
beforeAll(async () => {
  stripe = await openStripeServer({ PROMOTION_CODES: 'on' });
  admin = await stripe.admin();
});
afterAll(() => stripe.close());

const BACK = 'Your refund is on its way';

const kinds = async (subject: string) =>
  (await alertsOf(admin)).filter((alert) => alert.subject === subject).map(({ kind }) => kind);
const receiptsOf = async (noor: Member): Promise<Receipt[]> => (await noor.ask('GET', '/membership/receipts')).json();
const backTo = ({ id }: Member) =>
  lettersOf(stripe.server).filter(({ to, subject }) => to === `${id}@example.org` && subject === BACK);
const lastPaymentOf = (noor: Member) => {
  const paid = [...stripe.world.intents.values()].filter(({ customer }) => stripe.customersOf(noor).includes(customer));
  const last = paid.at(-1);
  if (!last) throw new Error('A payment was expected.');
  return last;
};

/** A refund made at the provider's dashboard; its event arrives twice. */
async function refundAtTheDesk(payment: string, amount?: number) {
  const wanted = { payment_intent: payment, ...(amount && { amount: `${amount}` }) };
  expect(stripe.world.answer('POST', '/v1/refunds', {}, wanted).status).toBe(200);
  const sent = stripe.deliveries();
  for (const one of [...sent, ...sent]) expect(await stripe.post(one)).toBe(200);
  await stripe.server.house.jobs.drain();
}

describe("a refund made in the provider's dashboard", () => {
  test.each([
    ['whole', undefined, 1000],
    ['in part', 300, 300],
  ])('of a subscription, %s, is on the receipt, and told once', async (_what, amount, refunded) => {
    const { noor } = await stripe.subscribed('core');
    const { id } = lastPaymentOf(noor);
    await refundAtTheDesk(id, amount);
    expect(await receiptsOf(noor)).toMatchObject([{ amount: 1000, refunded }]);
    expect(backTo(noor).map(({ text }) => text)).toEqual([expect.stringContaining(`$${refunded / 100}.00`)]);
    expect(await kinds(id)).toEqual(['refunded']);
    expect(await noor.status()).toMatchObject({ status: 'active', plan: 'core' });
  });

  test('is on the receipt even if nobody told us', async () => {
    const { noor } = await stripe.subscribed('core');
    stripe.world.answer('POST', '/v1/refunds', {}, { payment_intent: lastPaymentOf(noor).id });
    stripe.deliveries();
    expect(await receiptsOf(noor)).toMatchObject([{ refunded: 1000 }]);
  });

  test('and one of ours are told once, in whichever order', async () => {
    const { noor } = await stripe.subscribed('plus');
    const refund = () => admin.ask('POST', `/admin/membership/members/${noor.id}/refund`);
    expect((await refund()).statusCode).toBe(200);
    await stripe.deliver();
    expect((await refund()).statusCode).toBe(200);
    await stripe.deliver();
    expect(backTo(noor)).toHaveLength(1);
  });

  test('of a Prime place ends it; a part of it does not', async () => {
    const [whole, part] = [await stripe.member(), await stripe.member()];
    for (const one of [whole, part]) await stripe.pays(one, 'prime');
    await refundAtTheDesk(lastPaymentOf(whole).id);
    await refundAtTheDesk(lastPaymentOf(part).id, 2500);
    expect(await whole.status()).toMatchObject({ status: 'none', waitlist: null });
    expect(await part.status()).toMatchObject({ plan: 'prime', waitlist: { place: 'waiting' } });
    expect(await receiptsOf(whole)).toMatchObject([{ refunded: 10_000 }]);
    expect(await receiptsOf(part)).toMatchObject([{ refunded: 2500 }]);
    expect([backTo(whole).length, backTo(part).length]).toEqual([1, 1]);
  });
});

test("every receipt has its page: an invoice with its file, a Prime place the provider's receipt", async () => {
  const { noor } = await stripe.subscribed('core');
  stripe.server.clock.advance(1000);
  await stripe.pays(noor, 'prime');
  const { id } = lastPaymentOf(noor);
  expect(await receiptsOf(noor)).toMatchObject([
    { description: 'Prime waiting list', url: `https://receipt.example/${id}`, pdf: null },
    { description: 'Membership', url: expect.stringMatching(/^https:\/\/invoice/), pdf: expect.stringMatching(/pdf$/) },
  ]);
});

describe('what an ended subscription still owes', () => {
  /** Stripe has ended the subscription after failed renewals; its invoice is still open, and somebody has its form. */
  async function givenUp() {
    const { noor, subscription, customers } = await stripe.subscribed('core');
    stripe.server.clock.advance(1000);
    stripe.world.renew(subscription.id, 'declines');
    const [owed] = stripe.world.invoices;
    if (!owed) throw new Error('An invoice was expected.');
    await stripe.deliver();
    stripe.server.clock.advance(1000);
    endSubscription(stripe.world, subscription);
    stripe.server.clock.advance(1000);
    return { noor, subscription, customers, owed };
  }

  test('can be paid no more, as soon as we hear that it ended', async () => {
    const { noor, owed, customers } = await givenUp();
    await stripe.deliver();
    expect(owed.status).toBe('void');
    expect(stripe.world.confirm(owed.secret, 'pays')).toBe(false);
    expect(stripe.charged(customers)).toBe(1000);
    expect(backTo(noor)).toEqual([]);
  });

  test('goes back if it was paid before, and the member and the admin are told once', async () => {
    const { noor, subscription, owed, customers } = await givenUp();
    expect(stripe.world.confirm(owed.secret, 'pays')).toBe(true);
    await stripe.deliver();
    await noor.status('?sync=1');
    await stripe.deliver();
    expect(stripe.charged(customers)).toBe(1000);
    expect(await receiptsOf(noor)).toMatchObject([{ refunded: 1000 }, { refunded: 0 }]);
    expect(await kinds(subscription.id)).toEqual(['paid_late_refunded']);
    expect(backTo(noor)).toHaveLength(1);
    expect(await noor.status()).toMatchObject({ status: 'none' });
  });

  test('goes back to someone who isn’t a member anymore as well', async () => {
    const { noor, subscription, owed, customers } = await givenUp();
    stripe.deliveries();
    // Erased here, while the provider still has their name.
    const customer = stripe.world.customers.get(customers[0] ?? '');
    expect((await stripe.erase(noor)).statusCode).toBe(204);
    if (customer) customer.deleted = false;
    owed.status = 'open';
    const intent = stripe.world.intents.get(owed.intent);
    if (intent) intent.status = 'requires_payment_method';
    stripe.deliveries();
    expect(stripe.world.confirm(owed.secret, 'pays')).toBe(true);
    await stripe.deliver();
    expect(stripe.charged(customers)).toBe(1000);
    expect(await kinds(subscription.id)).toEqual(['subscription_for_nobody_refunded']);
  });
});

test('the form for another card says what it takes: what is owed, with its promotion, and not the price', async () => {
  const noor = await stripe.member();
  const { clientSecret } = (await noor.create({ plan: 'plus', promotionCode: 'FRIENDS20' })).json();
  stripe.world.confirm(clientSecret, 'fails later');
  await stripe.deliver();
  const card = async () => (await noor.ask('POST', '/membership/card')).json();
  expect(await card()).toMatchObject({ owed: null });
  const [subscription] = stripe.subscriptionsOf(noor);
  stripe.world.renew(subscription?.id ?? '');
  await stripe.deliver();
  expect((await noor.status()).subscription).toMatchObject({ status: 'past_due', amount: 2000 });
  expect(await card()).toMatchObject({ owed: 1600 });
});

describe('what was owed and paid a moment ago, unheard of, is not given back', () => {
  async function paidUnheard() {
    const { noor, subscription, customers } = await stripe.subscribed('core');
    const first = lastPaymentOf(noor);
    stripe.world.renew(subscription.id, 'declines');
    await stripe.deliver();
    const place = (await noor.create({ plan: 'prime' })).json();
    stripe.world.confirm((await noor.ask('POST', '/membership/card')).json().clientSecret, 'pays');
    stripe.deliveries();
    return { noor, subscription, customers, first, place };
  }

  test('when a bank takes back another payment', async () => {
    const { subscription, customers, first } = await paidUnheard();
    stripe.world.dispute(first.id);
    await stripe.deliver();
    expect(subscription.status).toBe('canceled');
    expect(stripe.charged(customers)).toBe(1000);
    expect(await kinds(subscription.id)).toEqual([]);
  });

  test('when a place ends what renews', async () => {
    const { subscription, customers, place } = await paidUnheard();
    stripe.world.confirm(place.clientSecret, 'pays');
    await stripe.deliver();
    expect(subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(stripe.charged(customers)).toBe(12_000);
  });
});

test('a place whose money the bank took back is left without asking for that money again', async () => {
  const noor = await stripe.member();
  await stripe.pays(noor, 'prime');
  stripe.world.dispute(lastPaymentOf(noor).id);
  expect((await noor.ask('POST', '/membership/waitlist/leave')).statusCode).toBe(200);
  expect(await noor.status()).toMatchObject({ status: 'none', waitlist: null });
  expect(backTo(noor)).toEqual([]);
});
