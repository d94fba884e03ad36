import type Stripe from 'stripe';
import { MonthlyPlan } from '#contract/plans.ts';
import type { Card, KnownPayment, KnownSubscription, PaidReceipt } from '#server/payments/port.ts';
import { expectedText } from '#server/payments/stripe/answers.ts';

type PriceIds = Readonly<Record<MonthlyPlan, string>>;

const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/** The price says which plan it is; our own note on the subscription helps where a price was replaced. */
function planOf({ items, metadata }: Stripe.Subscription, prices: PriceIds): MonthlyPlan | null {
  const price = items.data[0]?.price.id;
  if (price === prices.core) return 'core';
  if (price === prices.plus) return 'plus';
  return MonthlyPlan.safeParse(metadata.plan).data ?? null;
}

function cardOf(method: Stripe.Subscription['default_payment_method']): Card | null {
  const card = method && typeof method === 'object' ? method.card : undefined;
  return card ? { brand: card.brand, last4: card.last4 } : null;
}

export function readSubscription(subscription: Stripe.Subscription, prices: PriceIds): KnownSubscription {
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    itemId: item?.id ?? null,
    attemptId: subscription.metadata.attemptId ?? null,
    plan: planOf(subscription, prices),
    status: expectedText(subscription.status),
    amount: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    // The period is the item's; the subscription itself has none any more.
    currentPeriodEnd: moment(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: moment(subscription.canceled_at),
    endedAt: moment(subscription.ended_at),
    pastDueSince: null,
    card: cardOf(subscription.default_payment_method),
    createdAt: new Date(subscription.created * 1000),
  };
}

/** The secret that pays the newest invoice, where there is something to pay. */
export function secretIn({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!invoice || typeof invoice !== 'object' || invoice.status !== 'open') return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

export function readPayment(payment: Stripe.PaymentIntent): KnownPayment {
  const charge = payment.latest_charge && typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
  const known = {
    id: payment.id,
    purchaseId: payment.metadata.purchaseId ?? null,
    clientSecret: payment.client_secret,
    paidAt: moment(charge?.created ?? payment.created),
  };
  if (charge?.refunded) return { ...known, status: 'refunded' };
  if (expectedText(payment.status) === 'succeeded') return { ...known, status: 'paid' };
  return { ...known, status: payment.status === 'canceled' ? 'ended' : 'open' };
}

export function readReceipt(invoice: Stripe.Invoice): PaidReceipt {
  const paidAt = invoice.status_transitions?.paid_at ?? invoice.created;
  return {
    id: expectedText(invoice.id),
    paidAt: new Date(paidAt * 1000),
    amount: invoice.amount_paid,
    currency: invoice.currency,
    description: invoice.billing_reason === 'subscription_update' ? 'Change of plan' : 'Membership',
    refunded: false,
    url: invoice.hosted_invoice_url ?? null,
  };
}
