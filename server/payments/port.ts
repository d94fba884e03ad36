import type { IncomingHttpHeaders } from 'node:http';
import type { Interval, MonthlyPlan } from '#contract/plans.ts';

export type ProviderName = 'sandbox' | 'stripe';
export type Card = { brand: string; last4: string };

/** A subscription as the provider has it now. */
export type KnownSubscription = {
  id: string;
  itemId: string | null;
  /** Our attempt that it came from. */
  attemptId: string | null;
  /** The member it was started for, from its metadata. */
  userId: string | null;
  /** Started by this installation, and not by another one on the same account. */
  isOurs: boolean;
  /** Null for a price that is not in the catalog. */
  plan: MonthlyPlan | null;
  interval: Interval;
  priceId: string | null;
  /** The plan and interval from `planChangesAt` on, changed by the provider. */
  scheduledPlan: MonthlyPlan | null;
  scheduledInterval: Interval | null;
  planChangesAt: Date | null;
  status: string;
  /** The list price, without promotion and tax. */
  amount: number;
  currency: string;
  /** The discount on the next payment, in words. */
  discount: string | null;
  /** The last charge. */
  lastPaid: number | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
  endedAt: Date | null;
  /** Null where the provider does not say. */
  pastDueSince: Date | null;
  /** For an ended subscription: whether something can still be paid, or was paid after its end. */
  afterEnd: 'nothing' | 'owed' | 'paid';
  card: Card | null;
  createdAt: Date;
};

/** A payment as the provider has it now, for a one-time purchase or an invoice. */
export type KnownPayment = {
  id: string;
  customerId: string | null;
  /** Our one-time purchase; null for a subscription's payment. */
  purchaseId: string | null;
  isOurs: boolean;
  status: 'open' | 'paid' | 'refunded' | 'disputed' | 'ended';
  clientSecret: string | null;
  paidAt: Date | null;
  /** Refunded part, in cents, whoever refunded it. */
  refunded: number;
  currency: string;
};

export type KnownCardSetup = { status: 'open' | 'saved' | 'ended'; paymentMethodId: string | null };

export type PaidReceipt = {
  id: string;
  paymentId: string | null;
  /** For a subscription, not a one-time purchase. */
  isRenewing: boolean;
  paidAt: Date;
  amount: number;
  currency: string;
  description: string;
  /** Refunded part, in cents, whoever refunded it. */
  refunded: number;
  /** The provider's page for it. */
  url: string | null;
  /** The invoice as a file. */
  pdf: string | null;
};

/** A notice that something changed. Its state is always asked of the provider. */
export type ProviderEvent = { id: string; type: string; customerId: string | null; paymentId: string | null };

/** What a form charges. Promotion and tax are included in `amount`. */
type Due = { amount: number; discount: number; tax: number };
export type PaymentForm = { clientSecret: string; due: Due };

/** A promotion code, as the provider knows it. */
export type Promotion = { id: string; code: string; label: string };

/** Where somebody lives, for tax. Stored only at the provider. */
export type TaxLocation = { country: string; postalCode: string };

export type PlanChange = {
  customerId: string;
  subscriptionId: string;
  itemId: string | null;
  plan: MonthlyPlan;
  interval: Interval;
  /** The moment up to which the old plan is charged. */
  at: Date;
};

export type Refunded = { paymentId: string; amount: number; currency: string };

/** Payments. Every method returns what the provider confirmed, or throws `PaymentsAway` or `PaymentsRefused`. */
export type PaymentsPort = {
  provider: ProviderName;
  publishableKey: string | null;
  priceIds: Readonly<Record<Interval, Readonly<Record<MonthlyPlan, string>>>>;
  /** Whether tax is added; the provider then needs the payer's location. */
  addsTax: boolean;
  /** Settings whose price differs from the catalog, checked now. Such prices are not sold. */
  wrongPrices(): Promise<string[]>;
  /** Idempotent per attempt. */
  createCustomer(wanted: { userId: string; attempt: string }): Promise<string>;
  updateCustomer(customerId: string, contact: { email: string | null; name: string | null }): Promise<void>;
  /** Deletes name and address, and ends all charges. Past payments stay in the provider's records. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Idempotent per attempt. */
  startSubscription(wanted: {
    customerId: string;
    userId: string;
    plan: MonthlyPlan;
    interval: Interval;
    promotionId: string | null;
    attemptId: string;
  }): Promise<{ id: string } & PaymentForm>;
  /** The form for what a subscription owes; null if nothing is due. */
  formOf(subscriptionId: string): Promise<PaymentForm | null>;
  /** A code that is valid now and leaves something to pay; null for any other. */
  promotionFor(code: string, amount: number): Promise<Promotion | null>;
  /** Stores a customer's location. Refused with `tax_location` if it is not specific enough. */
  setTaxLocation(customerId: string, location: TaxLocation): Promise<void>;
  /** Closes the form of an unpaid subscription. `paid` if it was paid in that moment, and so continues. */
  closeUnpaid(subscriptionId: string): Promise<'closed' | 'paid'>;
  /** Idempotent per purchase. */
  startOneTime(wanted: {
    customerId: string;
    userId: string;
    purchaseId: string;
    email: string | null;
  }): Promise<{ id: string; clientSecret: string }>;
  paymentOf(paymentId: string): Promise<KnownPayment>;
  /** Closes the form of a one-time payment. `paid` if it was paid in that moment. */
  abandonPayment(paymentId: string): Promise<'closed' | 'paid'>;
  subscriptionsOf(customerId: string): Promise<KnownSubscription[]>;
  /** Null if the provider does not know it. */
  subscriptionAt(subscriptionId: string): Promise<KnownSubscription | null>;
  /** The subscription a payment belongs to, if any. */
  subscriptionPaidBy(paymentId: string): Promise<string | null>;
  previewChange(change: PlanChange): Promise<{ dueNow: number; currency: string }>;
  /** Charges the difference, and changes nothing until it is paid. */
  upgrade(change: PlanChange): Promise<{ clientSecret: string | null }>;
  /** Charges nothing; the provider changes the plan at the end of the period. */
  scheduleChange(change: PlanChange): Promise<void>;
  /** Cancels a scheduled change. */
  keepPlan(subscriptionId: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Ends it, so that nothing can be paid afterwards. `paid` if what it `owed` was paid in that moment. */
  endNow(subscriptionId: string, owed: boolean): Promise<'ended' | 'paid'>;
  resume(subscriptionId: string): Promise<void>;
  /** Refunds a payment in full. One that is already refunded is not an error. */
  refund(paymentId: string): Promise<void>;
  /** Refunds the last charge of a subscription; null if there is none. */
  refundLast(subscriptionId: string): Promise<Refunded | null>;
  /** A form that saves a card for later charges. */
  startCardSetup(wanted: { customerId: string; userId: string }): Promise<{ id: string; clientSecret: string }>;
  cardSetupOf(id: string): Promise<KnownCardSetup>;
  /** Uses this card for later charges of the subscription and the customer. */
  setDefaultCard(wanted: { customerId: string; subscriptionId: string | null; paymentMethodId: string }): Promise<void>;
  receipts(customerId: string): Promise<PaidReceipt[]>;
  /** Throws `ForgedWebhook` unless the provider signed exactly these bytes recently, for the right kind of money. */
  readWebhook(raw: string, headers: IncomingHttpHeaders): ProviderEvent;
};

/**
 * No definite answer. `answered`: there was a response, so the request may have been carried out. `kept`: the
 * provider's own failure, which it repeats for the same key.
 */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
  readonly answered: boolean;
  readonly kept: boolean;
  constructor(answered: boolean, cause?: unknown, kept = false) {
    super('Payments are not available.', { cause });
    this.answered = answered;
    this.kept = kept;
  }
}

export type Thing = 'customer' | 'subscription' | 'payment' | 'card';

/** The provider refused, and nothing was done. The message is the provider's, for the payer. */
export class PaymentsRefused extends Error {
  override name = 'PaymentsRefused';
  readonly code: string;
  /** What the provider does not know. */
  readonly missing: Thing | null;
  constructor(code: string, message: string, missing: Thing | null = null) {
    super(message);
    this.code = code;
    this.missing = missing;
  }
}

export const isGone = (error: unknown, thing: Thing) => error instanceof PaymentsRefused && error.missing === thing;

/** `other_mode`: correctly signed, but for test money where live is used, or the reverse. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
  readonly why: 'forged' | 'other_mode';
  constructor(message: string, why: 'forged' | 'other_mode' = 'forged') {
    super(message);
    this.why = why;
  }
}
