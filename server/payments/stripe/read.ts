import type Stripe from 'stripe';
import type { Card, KnownPayment, KnownSubscription, PaidReceipt, PaymentForm } from '#server/payments/port.ts';
import { expectedText } from '#server/payments/stripe/answers.ts';
import { type Catalogue, intervalOf } from '#server/payments/stripe/catalogue.ts';
import { labelOf } from '#server/payments/stripe/promotions.ts';

const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);
const idOf = (thing: string | { id: string } | null) => (thing && typeof thing === 'object' ? thing.id : thing);

function cardOf(method: Stripe.Subscription['default_payment_method']): Card | null {
  const card = method && typeof method === 'object' ? method.card : undefined;
  return card ? { brand: card.brand, last4: card.last4 } : null;
}

/** A plan change that Stripe will make at the end of the period. */
function scheduledIn({ schedule, items }: Stripe.Subscription, { entryOf }: Catalogue) {
  if (!schedule || typeof schedule !== 'object' || schedule.status !== 'active') return null;
  const [item] = items.data;
  const end = item?.current_period_end;
  const next = schedule.phases.find(({ start_date: start }) => end !== undefined && start >= end);
  const price = idOf(next?.items[0]?.price ?? null);
  const entry = price && price !== item?.price.id ? entryOf(price) : null;
  return entry && { ...entry, at: moment(end) };
}

/** The discount on the next payment, in words. */
function discountIn({ discounts }: Stripe.Subscription): string | null {
  const [one] = discounts;
  const coupon = one && typeof one === 'object' ? one.source.coupon : null;
  return coupon && typeof coupon === 'object' ? labelOf(coupon) : null;
}

/** Stripe only stops collecting what an ended subscription owes; with its form or page it can still be paid. */
function afterEndOf({
  ended_at: endedAt,
  latest_invoice: invoice,
}: Stripe.Subscription): KnownSubscription['afterEnd'] {
  if (!endedAt || !invoice || typeof invoice !== 'object') return 'nothing';
  if (invoice.status === 'open') return 'owed';
  const paidAt = invoice.status === 'paid' && invoice.amount_paid > 0 ? invoice.status_transitions?.paid_at : null;
  return paidAt && paidAt > endedAt ? 'paid' : 'nothing';
}

const lastPaidIn = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  invoice && typeof invoice === 'object' && invoice.status === 'paid' ? invoice.amount_paid : null;

export async function readSubscription(
  subscription: Stripe.Subscription,
  catalogue: Catalogue,
  installation: string,
): Promise<KnownSubscription> {
  const item = subscription.items.data[0];
  const plan = item ? await catalogue.planOf(item.price) : null;
  const scheduled = scheduledIn(subscription, catalogue);
  return {
    id: subscription.id,
    itemId: item?.id ?? null,
    attemptId: subscription.metadata.attemptId ?? null,
    userId: subscription.metadata.userId ?? null,
    isOurs: subscription.metadata.installation === installation,
    plan,
    interval: item ? intervalOf(item.price) : 'month',
    priceId: item?.price.id ?? null,
    scheduledPlan: scheduled?.plan ?? null,
    scheduledInterval: scheduled?.interval ?? null,
    planChangesAt: scheduled?.at ?? null,
    status: expectedText(subscription.status),
    amount: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    discount: discountIn(subscription),
    lastPaid: lastPaidIn(subscription),
    // The period belongs to the item; subscriptions no longer have one.
    currentPeriodStart: moment(item?.current_period_start),
    currentPeriodEnd: moment(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: moment(subscription.canceled_at),
    endedAt: moment(subscription.ended_at),
    pastDueSince: null,
    afterEnd: afterEndOf(subscription),
    card: cardOf(subscription.default_payment_method),
    createdAt: new Date(subscription.created * 1000),
  };
}

/** The unpaid invoice that was loaded with a subscription. */
export function openInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return invoice && typeof invoice === 'object' && invoice.status === 'open' ? invoice : null;
}

const sum = (lines: readonly { amount: number }[] | null | undefined) =>
  (lines ?? []).reduce((all, { amount }) => all + amount, 0);

/** The form of the latest invoice, if something is due. */
export function formIn(subscription: Stripe.Subscription): PaymentForm | null {
  const invoice = openInvoiceOf(subscription);
  const clientSecret = invoice?.confirmation_secret?.client_secret;
  if (!invoice || !clientSecret) return null;
  const { amount_remaining: amount, total_discount_amounts: discounts, total_taxes: taxes } = invoice;
  return { clientSecret, due: { amount, discount: sum(discounts), tax: sum(taxes) } };
}

export function readPayment(payment: Stripe.PaymentIntent, installation: string): KnownPayment {
  const charge = payment.latest_charge && typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
  const known = {
    id: payment.id,
    customerId: idOf(payment.customer),
    purchaseId: payment.metadata.purchaseId ?? null,
    isOurs: payment.metadata.installation === installation,
    clientSecret: payment.client_secret,
    paidAt: moment(charge?.created ?? payment.created),
    refunded: charge?.amount_refunded ?? 0,
    currency: payment.currency,
  };
  if (charge?.refunded) return { ...known, status: 'refunded' };
  if (charge?.disputed) return { ...known, status: 'disputed' };
  if (expectedText(payment.status) === 'succeeded') return { ...known, status: 'paid' };
  return { ...known, status: payment.status === 'canceled' ? 'ended' : 'open' };
}

export function readReceipt(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): PaidReceipt {
  const paidAt = invoice.status_transitions?.paid_at ?? invoice.created;
  const paymentId = paymentIn(invoice);
  const charge = charges.find((one) => paymentId !== null && idOf(one.payment_intent) === paymentId);
  return {
    id: expectedText(invoice.id),
    paymentId,
    isRenewing: true,
    paidAt: new Date(paidAt * 1000),
    amount: invoice.amount_paid,
    currency: invoice.currency,
    description: invoice.billing_reason === 'subscription_update' ? 'Change of plan' : 'Membership',
    refunded: charge?.amount_refunded ?? 0,
    url: invoice.hosted_invoice_url ?? null,
    pdf: invoice.invoice_pdf ?? null,
  };
}

/** For a payment without an invoice, Stripe's page is the receipt, and there is no file. */
export function readCharge(charge: Stripe.Charge): PaidReceipt {
  return {
    id: expectedText(charge.id),
    paymentId: idOf(charge.payment_intent),
    isRenewing: false,
    paidAt: new Date(charge.created * 1000),
    amount: charge.amount,
    currency: charge.currency,
    description: charge.description ?? '',
    refunded: charge.amount_refunded,
    url: charge.receipt_url,
    pdf: null,
  };
}

/** The payment of an invoice. */
export function paymentIn({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent ?? null);
}

/** The subscription of an invoice. */
export function subscriptionIn(invoice: Stripe.InvoicePayment['invoice']): string | null {
  if (typeof invoice !== 'object' || !('parent' in invoice)) return null;
  return idOf(invoice.parent?.subscription_details?.subscription ?? null);
}
