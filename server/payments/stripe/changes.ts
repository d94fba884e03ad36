import type Stripe from 'stripe';
import { type PaymentsPort, PaymentsRefused, type PlanChange } from '#server/payments/port.ts';
import { answered, expected } from '#server/payments/stripe/answers.ts';
import type { Parts } from '#server/payments/stripe/parts.ts';
import { formIn, openInvoiceOf } from '#server/payments/stripe/read.ts';
import { openInvoices } from '#server/payments/stripe/subscriptions.ts';

const SECRET = ['latest_invoice.confirmation_secret'];
const PRORATION = 'always_invoice';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function changes({ stripe, catalogue }: Parts) {
  const { withInvoice, close } = openInvoices({ stripe });
  const itemsOf = async ({ itemId, ...wanted }: PlanChange) => [
    { ...(itemId && { id: itemId }), price: await catalogue.priceFor(wanted) },
  ];

  const update = async (id: string, wanted: Stripe.SubscriptionUpdateParams) =>
    expected(await answered(stripe.subscriptions.update(id, wanted), 'subscription'), 'subscription');

  /** A schedule would override changes made beside it, and Stripe does not end a subscription that it manages. */
  async function release({ schedule }: Stripe.Subscription) {
    if (!schedule) return;
    const id = typeof schedule === 'string' ? schedule : schedule.id;
    await answered(stripe.subscriptionSchedules.release(id)).catch((error) => {
      // It ended by itself meanwhile.
      if (!(error instanceof PaymentsRefused)) throw error;
    });
  }

  /** The subscription, without schedule and unpaid upgrade. */
  async function cleared(id: string): Promise<Stripe.Subscription> {
    const subscription = await withInvoice(id);
    await release(subscription);
    const invoice = openInvoiceOf(subscription);
    if (invoice?.billing_reason === 'subscription_update') await close(invoice);
    return subscription;
  }

  return {
    async previewChange(change) {
      const details = {
        items: await itemsOf(change),
        proration_behavior: PRORATION,
        proration_date: seconds(change.at),
      } as const;
      const { customerId: customer, subscriptionId: subscription } = change;
      const wanted = { customer, subscription, subscription_details: details };
      const preview = expected(await answered(stripe.invoices.createPreview(wanted)), 'invoice');
      return { dueNow: preview.amount_due, currency: preview.currency };
    },
    async upgrade(change) {
      const items = await itemsOf(change);
      await cleared(change.subscriptionId);
      const changed = await update(change.subscriptionId, {
        items,
        proration_behavior: PRORATION,
        proration_date: seconds(change.at),
        payment_behavior: 'pending_if_incomplete',
        expand: SECRET,
      });
      return { clientSecret: formIn(changed)?.clientSecret ?? null };
    },
    async scheduleChange({ subscriptionId, plan, interval }) {
      const price = await catalogue.priceFor({ plan, interval });
      const subscription = await cleared(subscriptionId);
      const [item] = subscription.items.data;
      if (!item) throw new PaymentsRefused('no_item', 'The payment provider did not accept this.');
      const asked = stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
      const made = expected(await answered(asked, 'subscription'), 'subscription_schedule');
      const start = made.current_phase?.start_date ?? item.current_period_start;
      // A phase has only the promotions that it lists.
      const discounts = subscription.discounts.map((one) => ({ discount: typeof one === 'string' ? one : one.id }));
      const kept = discounts.length > 0 ? { discounts } : {};
      const phases = [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: start,
          end_date: item.current_period_end,
          ...kept,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval, interval_count: 1 },
          proration_behavior: 'none' as const,
          ...kept,
        },
      ];
      const wanted = { phases, end_behavior: 'release' as const, proration_behavior: 'none' as const };
      expected(await answered(stripe.subscriptionSchedules.update(made.id, wanted)), 'subscription_schedule');
    },
    async keepPlan(id) {
      await cleared(id);
    },
    async cancelAtPeriodEnd(id) {
      await cleared(id);
      await update(id, { cancel_at_period_end: true });
    },
    async resume(id) {
      await update(id, { cancel_at_period_end: false });
    },
  } satisfies Partial<PaymentsPort>;
}
