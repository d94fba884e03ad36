import type Stripe from 'stripe';
import type { PaymentsPort, PlanChange } from '#server/payments/port.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import { readSubscription, secretIn } from '#server/payments/stripe/read.ts';

const SECRET = ['latest_invoice.confirmation_secret'];
/** More than anybody has; a longer list is read to its end all the same. */
const PAGE = 100;
const MOST = 1000;

type Prices = PaymentsPort['priceIds'];

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** What renews: beginning, changing and ending it. */
export function subscribing(stripe: Stripe, prices: Prices) {
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
