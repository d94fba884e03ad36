import Stripe from 'stripe';
import { readEvent } from '#server/payments/event.ts';
import { ForgedWebhook, type PaymentsPort } from '#server/payments/port.ts';
import { catalogueOf } from '#server/payments/stripe/catalogue.ts';
import { changes } from '#server/payments/stripe/changes.ts';
import { isLiveKey, stripeClient } from '#server/payments/stripe/client.ts';
import { customers } from '#server/payments/stripe/customers.ts';
import type { Settings } from '#server/payments/stripe/parts.ts';
import { payments } from '#server/payments/stripe/payments.ts';
import { promotions } from '#server/payments/stripe/promotions.ts';
import { subscriptions } from '#server/payments/stripe/subscriptions.ts';

/** Seconds for which a signature is valid. */
const TOLERANCE = 300;

/** Stripe behind the port. Every answer's shape is checked; a wrong one counts as no answer. */
export function openStripe(settings: Settings, now: () => Date, timeout?: number) {
  const stripe = stripeClient(settings, timeout);
  const catalogue = catalogueOf(stripe, settings.prices);
  const { installation, automaticTax, providerMails, webhookSecret = '' } = settings;
  const parts = { stripe, catalogue, installation, automaticTax, providerMails };
  const port: PaymentsPort = {
    provider: 'stripe',
    publishableKey: settings.publishableKey ?? null,
    priceIds: catalogue.sold,
    addsTax: automaticTax,
    wrongPrices: async () => (await catalogue.problems()).map(({ setting }) => setting),
    ...customers(parts),
    ...payments(parts),
    ...subscriptions(parts),
    ...changes(parts),
    ...promotions(parts),
    readWebhook(raw, headers) {
      const { 'stripe-signature': signature = '' } = headers;
      try {
        Stripe.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE, undefined, now().getTime());
      } catch {
        throw new ForgedWebhook('A webhook is not signed as Stripe signs.');
      }
      return readEvent(raw, isLiveKey(settings.secretKey));
    },
  };
  return { port, catalogue };
}
