import type Stripe from 'stripe';
import { isGone, PaymentsAway, type PaymentsPort, PaymentsRefused } from '#server/payments/port.ts';
import { isLive } from '#server/payments/states.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import type { Parts } from '#server/payments/stripe/parts.ts';
import { formIn, openInvoiceOf, readSubscription } from '#server/payments/stripe/read.ts';

const SECRET = ['latest_invoice.confirmation_secret'];
const SEEN = ['default_payment_method', 'schedule', 'latest_invoice', 'discounts.source.coupon'];
/** Longer lists are read page by page. */
const PAGE = 100;
const MOST = 1000;

/** Finds the open invoices of a subscription and closes them. */
export function openInvoices({ stripe }: Pick<Parts, 'stripe'>) {
  const withInvoice = async (id: string) =>
    expected(await answered(stripe.subscriptions.retrieve(id, { expand: SECRET }), 'subscription'), 'subscription');
  /** `paid` if it was paid before it could be closed. */
  async function close({ id }: Stripe.Invoice): Promise<'closed' | 'paid'> {
    const invoice = expectedText(id);
    try {
      expected(await answered(stripe.invoices.voidInvoice(invoice)), 'invoice');
      return 'closed';
    } catch (error) {
      if (!(error instanceof PaymentsRefused)) throw error;
      const { status } = expected(await answered(stripe.invoices.retrieve(invoice)), 'invoice');
      if (status === 'open' || status === 'draft') throw error;
      return status === 'paid' ? 'paid' : 'closed';
    }
  }
  return { withInvoice, close };
}

/** Starting and ending subscriptions. */
export function subscriptions(parts: Parts) {
  const { stripe, catalogue, installation } = parts;
  const { withInvoice, close } = openInvoices(parts);
  const read = (one: Stripe.Subscription) => readSubscription(expected(one, 'subscription'), catalogue, installation);
  const end = async (id: string) => {
    expected(await answered(stripe.subscriptions.cancel(id, { prorate: false }), 'subscription'), 'subscription');
  };
  return {
    async startSubscription({ customerId, userId, plan, interval, promotionId, attemptId }) {
      const wanted: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price: await catalogue.priceFor({ plan, interval }) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId, attemptId, installation },
        expand: SECRET,
        ...(promotionId && { discounts: [{ promotion_code: promotionId }] }),
        ...(parts.automaticTax && { automatic_tax: { enabled: true } }),
      };
      const key = { idempotencyKey: `sub:${attemptId}` };
      const made = expected(await answered(stripe.subscriptions.create(wanted, key)), 'subscription');
      const form = formIn(made);
      if (!form) throw new PaymentsAway(true);
      return { id: expectedText(made.id), ...form };
    },
    async formOf(id) {
      return formIn(await withInvoice(id));
    },
    async closeUnpaid(id) {
      const subscription = await withInvoice(id);
      if (!isLive(subscription.status)) return 'closed';
      if (subscription.status !== 'incomplete') return 'paid';
      const invoice = openInvoiceOf(subscription);
      if (invoice && (await close(invoice)) === 'paid') return 'paid';
      const { status } = await withInvoice(id);
      if (status === 'incomplete') await end(id);
      return 'closed';
    },
    async subscriptionsOf(customerId) {
      const wanted = {
        customer: customerId,
        status: 'all' as const,
        limit: PAGE,
        expand: SEEN.map((name) => `data.${name}`),
      };
      const first = expected(await answered(stripe.subscriptions.list(wanted), 'customer'), 'list');
      const all = first.has_more
        ? await answered(stripe.subscriptions.list(wanted).autoPagingToArray({ limit: MOST }))
        : first.data;
      return Promise.all(all.map(read));
    },
    async subscriptionAt(id) {
      try {
        return await read(await answered(stripe.subscriptions.retrieve(id, { expand: SEEN }), 'subscription'));
      } catch (error) {
        if (isGone(error, 'subscription')) return null;
        throw error;
      }
    },
    async endNow(id, owed) {
      const found = await withInvoice(id);
      const invoice = openInvoiceOf(found);
      const left = invoice ? await close(invoice) : 'closed';
      const { status } = invoice ? await withInvoice(id) : found;
      if (isLive(status)) await end(id);
      return left === 'paid' || (owed && found.status === 'active') ? 'paid' : 'ended';
    },
  } satisfies Partial<PaymentsPort>;
}
