import type { Config } from '#server/config.ts';
import { readEvent } from '#server/payments/event.ts';
import type { PaymentsPort } from '#server/payments/port.ts';
import { SIGNATURE_HEADER, verify } from '#server/payments/signature.ts';
import { answered, expected, expectedText } from '#server/payments/stripe/answers.ts';
import { stripeClient } from '#server/payments/stripe/client.ts';
import { oneTime } from '#server/payments/stripe/one-time.ts';
import { readReceipt } from '#server/payments/stripe/read.ts';
import { subscribing } from '#server/payments/stripe/subscribing.ts';

const PAGE = 100;

type Settings = Config['payments']['stripe'];

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
