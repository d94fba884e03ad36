import type Stripe from 'stripe';
import { CURRENCY, PRICES } from '#contract/plans.ts';
import type { Config } from '#server/config.ts';
import { PRIME, readEvent } from '#server/payments/event.ts';
import type { PaymentsPort, PlanChange } from '#server/payments/port.ts';
import { SIGNATURE_HEADER, verify } from '#server/payments/signature.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import { stripeClient } from '#server/payments/stripe/client.ts';
import { readPayment, readReceipt, readSubscription, secretIn } from '#server/payments/stripe/read.ts';

const SECRET = ['latest_invoice.confirmation_secret'];
/** More than anybody has; a longer list is read to its end all the same. */
const PAGE = 100;
const MOST = 1000;

type Settings = Config['payments']['stripe'];
type Prices = PaymentsPort['priceIds'];

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Money: customers and one-time payments. */
function oneTime(stripe: Stripe) {
  return {
    async ensureCustomer({ userId, email, name }) {
      const about = { ...(email && { email }), ...(name && { name }), metadata: { userId } };
      const customer = await answered(stripe.customers.create(about, { idempotencyKey: `cus:${userId}` }));
      return expectedText(expected(customer, 'customer').id);
    },
    async startOneTime({ customerId, userId, purchaseId, email }) {
      const wanted = {
        amount: PRICES.prime,
        currency: CURRENCY,
        customer: customerId,
        automatic_payment_methods: { enabled: true },
        description: 'Prime waiting list',
        metadata: { userId, kind: PRIME, purchaseId },
        ...(email && { receipt_email: email }),
      };
      const key = { idempotencyKey: `prime:${purchaseId}` };
      const payment = expected(await answered(stripe.paymentIntents.create(wanted, key)), 'payment_intent');
      return { id: expectedText(payment.id), clientSecret: expectedText(payment.client_secret) };
    },
    async paymentOf(id) {
      const payment = await answered(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      return readPayment(expected(payment, 'payment_intent'));
    },
    async abandonPayment(id) {
      expected(await answered(stripe.paymentIntents.cancel(id)), 'payment_intent');
    },
    async refund(id, purchaseId) {
      const key = { idempotencyKey: `refund:${purchaseId}` };
      expected(await answered(stripe.refunds.create({ payment_intent: id }, key)), 'refund');
    },
  } satisfies Partial<PaymentsPort>;
}

/** What renews: beginning, changing and ending it. */
function subscribing(stripe: Stripe, prices: Prices) {
  const itemsOf = ({ itemId, plan }: PlanChange) => [{ ...(itemId && { id: itemId }), price: prices[plan] }];
  return {
    async startSubscription({ customerId, userId, plan, attemptId }) {
      const wanted: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price: prices[plan] }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId, plan, attemptId },
        expand: SECRET,
      };
      const key = { idempotencyKey: `sub:${attemptId}` };
      const made = expected(await answered(stripe.subscriptions.create(wanted, key)), 'subscription');
      return { id: expectedText(made.id), clientSecret: expectedText(secretIn(made)) };
    },
    async secretOf(id) {
      const subscription = await answered(stripe.subscriptions.retrieve(id, { expand: SECRET }));
      return secretIn(expected(subscription, 'subscription'));
    },
    async subscriptionsOf(customerId) {
      const wanted = {
        customer: customerId,
        status: 'all' as const,
        limit: PAGE,
        expand: ['data.default_payment_method'],
      };
      const first = expected(await answered(stripe.subscriptions.list(wanted)), 'list');
      const all = first.has_more
        ? await answered(stripe.subscriptions.list(wanted).autoPagingToArray({ limit: MOST }))
        : first.data;
      return all.map((subscription) => readSubscription(expected(subscription, 'subscription'), prices));
    },
    async previewChange(change) {
      const details = {
        items: itemsOf(change),
        proration_behavior: 'always_invoice' as const,
        proration_date: seconds(change.at),
      };
      const { customerId: customer, subscriptionId: subscription } = change;
      const wanted = { customer, subscription, subscription_details: details };
      const preview = expected(await answered(stripe.invoices.createPreview(wanted)), 'invoice');
      return { dueNow: preview.amount_due, currency: preview.currency };
    },
    async changePlan(change, when) {
      const wanted: Stripe.SubscriptionUpdateParams =
        when === 'renewal'
          ? { items: itemsOf(change), proration_behavior: 'none' }
          : {
              items: itemsOf(change),
              proration_behavior: 'always_invoice',
              proration_date: seconds(change.at),
              payment_behavior: 'pending_if_incomplete',
              expand: SECRET,
            };
      const changed = expected(
        await answered(stripe.subscriptions.update(change.subscriptionId, wanted)),
        'subscription',
      );
      return { clientSecret: when === 'now' ? secretIn(changed) : null };
    },
    async cancel(id, when) {
      const ending =
        when === 'now'
          ? stripe.subscriptions.cancel(id, { prorate: false })
          : stripe.subscriptions.update(id, { cancel_at_period_end: true });
      expected(await answered(ending), 'subscription');
    },
    async resume(id) {
      expected(await answered(stripe.subscriptions.update(id, { cancel_at_period_end: false })), 'subscription');
    },
  } satisfies Partial<PaymentsPort>;
}

/** Stripe behind the port. Every answer is checked; an empty or odd one counts as none. */
export function openStripe(settings: Settings, now: () => Date, timeout?: number): PaymentsPort {
  const stripe = stripeClient(settings, timeout);
  const prices = { core: settings.prices.core ?? '', plus: settings.prices.plus ?? '' };
  const subscribed = subscribing(stripe, prices);
  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey ?? null,
    priceIds: prices,
    ...oneTime(stripe),
    ...subscribed,
    async updateCard({ customerId, subscriptionId, returnUrl }) {
      const clientSecret = await subscribed.secretOf(subscriptionId);
      if (clientSecret) return { clientSecret };
      const wanted = {
        customer: customerId,
        return_url: returnUrl,
        flow_data: { type: 'payment_method_update' as const },
      };
      const session = await answered(stripe.billingPortal.sessions.create(wanted));
      return { url: expectedText(expected(session, 'billing_portal.session').url) };
    },
    async receipts(customerId) {
      const wanted = { customer: customerId, status: 'paid' as const, limit: PAGE };
      const invoices = expected(await answered(stripe.invoices.list(wanted)), 'list');
      return invoices.data.filter(({ amount_paid: amount }) => amount > 0).map(readReceipt);
    },
    readWebhook(raw, headers) {
      verify(raw, headers[SIGNATURE_HEADER], settings.webhookSecret ?? '', now());
      return readEvent(raw);
    },
  };
}
