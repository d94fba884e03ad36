import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentsAway } from '#server/payments/port.ts';
import { sign, verify } from '#server/payments/sandbox/signature.ts';
import { openStripe } from '#server/payments/stripe/stripe.ts';
import { Refused } from '#server/refused.ts';
import { type Bench, STRIPE_SETTINGS, stripeBench } from '#test/payments/bench.ts';
import { type FakeStripe, TROUBLES } from '#test/payments/fake-stripe.ts';

let bench: Bench & { fake: FakeStripe };
beforeAll(async () => {
  bench = await stripeBench();
});
afterAll(() => bench.close());

const file = process.env.STRIPE_OPENAPI;
if (!file)
  process.stdout.write(
    'STRIPE_OPENAPI was not at hand: requests to Stripe were not held against its own description.\n',
  );

const SHOWN = file
  ? "is one that Stripe's own description accepts"
  : 'goes to a known address (STRIPE_OPENAPI was not at hand: its fields were not checked)';

const MONTHLY = { plan: 'core', interval: 'month', promotionId: null } as const;

/** Every call the adapter can make. */
async function everything() {
  const { payments, fake, now } = bench;
  const customerId = await payments.createCustomer({ userId: 'u-1', attempt: 'c-1' });
  await payments.updateCustomer(customerId, { email: 'noor@example.org', name: 'Noor' });
  const about = { customerId, userId: 'u-1' };
  const monthly = { ...about, ...MONTHLY };
  const promotionId = (await payments.promotionFor('FRIENDS20', 1000))?.id ?? null;
  await payments.setTaxLocation(customerId, { country: 'US', postalCode: '10001' });
  const { id, clientSecret } = await payments.startSubscription({ ...monthly, attemptId: 'a-1' });
  fake.world.confirm(clientSecret, 'pays');
  const [known] = await payments.subscriptionsOf(customerId);
  const of = { customerId, subscriptionId: id, itemId: known?.itemId ?? null, at: now() };
  const change = { ...of, plan: 'plus', interval: 'month' } as const;
  await payments.previewChange(change);
  await payments.upgrade(change);
  await payments.scheduleChange({ ...change, plan: 'core' });
  await payments.formOf(id);
  const setup = await payments.startCardSetup(about);
  fake.world.confirm(setup.clientSecret, 'pays');
  const { paymentMethodId } = await payments.cardSetupOf(setup.id);
  await payments.setDefaultCard({ customerId, subscriptionId: id, paymentMethodId: paymentMethodId ?? '' });
  await payments.keepPlan(id);
  await payments.cancelAtPeriodEnd(id);
  await payments.resume(id);
  await payments.receipts(customerId);
  await payments.subscriptionAt(id);
  await payments.endNow(id, false);
  await payments.refundLast(id);
  const open = await payments.startSubscription({ ...monthly, interval: 'year', promotionId, attemptId: 'a-2' });
  await payments.closeUnpaid(open.id);
  const place = await payments.startOneTime({ ...about, purchaseId: 'p-1', email: 'noor@example.org' });
  fake.world.confirm(place.clientSecret, 'pays');
  await payments.paymentOf(place.id);
  await payments.subscriptionPaidBy(place.id);
  await payments.refund(place.id);
  const other = await payments.startOneTime({ ...about, purchaseId: 'p-2', email: null });
  await payments.abandonPayment(other.id);
  await payments.forgetCustomer(customerId);
}

/** Calls that the API description does not cover; these are checked only by the types of Stripe's SDK. */
const NOT_DESCRIBED = [
  'GET /v1/charges',
  'GET /v1/invoice_payments',
  'GET /v1/promotion_codes',
  'GET /v1/setup_intents/{id}',
  'POST /v1/invoices/{id}/void',
  'POST /v1/subscription_schedules',
  'POST /v1/subscription_schedules/{id}',
  'POST /v1/subscription_schedules/{id}/release',
];

describe('every request of the adapter', () => {
  beforeAll(everything);

  test(SHOWN, () => {
    expect(bench.fake.isChecked).toBe(Boolean(file));
    expect(bench.fake.asked.length).toBeGreaterThan(30);
    expect(bench.fake.notAccepted).toEqual([]);
    expect([...bench.fake.notDescribed].sort()).toEqual(file ? NOT_DESCRIBED : []);
  });

  test('that makes something has a key of its own, and none carries a card', () => {
    const making = bench.fake.asked.filter(
      ({ method, path }) => method === 'POST' && /^\/v1\/(customers|subscriptions|payment_intents)$/.test(path),
    );
    expect(making.map(({ key }) => key)).toEqual(['cus:c-1', 'sub:a-1', 'sub:a-2', 'prime:p-1', 'prime:p-2']);
    for (const { body } of bench.fake.asked) {
      expect(body).not.toMatch(/\d{13,19}|payment_method_types|payment_method_data|trial_/);
    }
  });
});

describe.each(TROUBLES)('an answer that is none: %s', (trouble) => {
  test('is never taken for one', async () => {
    const { fake } = bench;
    const payments = openStripe({ ...STRIPE_SETTINGS, apiBase: fake.url }, bench.now, 400).port;
    fake.break(trouble);
    const about = { customerId: 'cus_1', userId: 'u-2' };
    const asking: Promise<unknown>[] = [
      payments.startSubscription({ ...about, ...MONTHLY, attemptId: `a-${trouble}` }),
      payments.subscriptionsOf('cus_1'),
      payments.paymentOf('pi_1'),
      payments.endNow('sub_1', false),
      payments.receipts('cus_1'),
    ];
    const answers = await Promise.allSettled(asking);
    fake.mend();
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : undefined));
    const expected = trouble === '402' ? 'PaymentsRefused' : 'PaymentsAway';
    expect(reasons.map((reason) => reason?.name)).toEqual(Array(5).fill(expected));
    const wasSilent = ['away', 'slow', 'cut'].includes(trouble);
    for (const reason of reasons) if (reason instanceof PaymentsAway) expect(reason.answered).toBe(!wasSilent);
  });
});

describe('signatures', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const raw = '{"id":"evt_1"}';
  const seconds = now.getTime() / 1000;

  test("are Stripe's: each side's are good to the other", () => {
    const theirs = Stripe.webhooks.generateTestHeaderString({ payload: raw, secret: 'whsec_1', timestamp: seconds });
    expect(() => verify(raw, theirs, 'whsec_1', now)).not.toThrow();
    const event = Stripe.webhooks.constructEvent(
      raw,
      sign(raw, 'whsec_1', now),
      'whsec_1',
      300,
      undefined,
      seconds * 1000,
    );
    expect(event.id).toBe('evt_1');
  });

  test('of a secret that is being changed are good', () => {
    const [old, young] = [sign(raw, 'old', now), sign(raw, 'young', now)];
    const both = `${old},${young.split(',')[1]}`;
    expect(() => verify(raw, both, 'young', now)).not.toThrow();
    expect(() => verify(raw, both, 'old', now)).not.toThrow();
    expect(() => verify(raw, both, 'other', now)).toThrow();
  });

  test('are good for five minutes', () => {
    const at = (offset: number) => () => verify(raw, sign(raw, 's', new Date(now.getTime() + offset)), 's', now);
    expect(at(-299_000)).not.toThrow();
    expect(at(-301_000)).toThrow();
    expect(at(301_000)).toThrow();
  });
});

describe('settings', () => {
  const open = (settings: object) => () =>
    openStripe({ ...STRIPE_SETTINGS, apiBase: undefined, ...settings }, bench.now);

  test('of two worlds do not go together', () => {
    expect(open({})).not.toThrow();
    expect(open({ secretKey: 'sk_live_1' })).toThrow(Refused);
    expect(open({ publishableKey: 'pk_live_1' })).toThrow(Refused);
    expect(open({ secretKey: 'rk_live_1', publishableKey: 'pk_live_1' })).not.toThrow();
    expect(open({ secretKey: 'rk_live_1', publishableKey: 'pk_live_1', apiBase: 'http://localhost:1' })).toThrow(
      Refused,
    );
  });
});
