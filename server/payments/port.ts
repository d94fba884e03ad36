import type { IncomingHttpHeaders } from 'node:http';
import type { Interval, MonthlyPlan } from '#contract/plans.ts';

export type ProviderName = 'sandbox' | 'stripe';
export type Card = { brand: string; last4: string };

/** A subscription as its provider has it now. */
export type KnownSubscription = {
  id: string;
  itemId: string | null;
  /** The attempt of ours that it came from. */
  attemptId: string | null;
  /** The member it was begun for, as noted on it. */
  userId: string | null;
  /** Begun by this installation, and by no other that shares the account. */
  isOurs: boolean;
  /** Null for a price that is none of the catalogue's. */
  plan: MonthlyPlan | null;
  interval: Interval;
  priceId: string | null;
  /** The plan that the provider itself changes to at `planChangesAt`, and how often it renews then. */
  scheduledPlan: MonthlyPlan | null;
  scheduledInterval: Interval | null;
  planChangesAt: Date | null;
  status: string;
  /** What the price says, before any promotion and tax. */
  amount: number;
  currency: string;
  /** What is taken off the next payment, in words. */
  discount: string | null;
  /** What was really taken last. */
  lastPaid: number | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
  endedAt: Date | null;
  /** Null where the provider does not say. */
  pastDueSince: Date | null;
  /** Of one that is over: whether something of it can still be paid, or was paid when it was over. */
  afterEnd: 'nothing' | 'owed' | 'paid';
  card: Card | null;
  createdAt: Date;
};

/** A payment as its provider has it now: of a purchase of ours, or of an invoice. */
export type KnownPayment = {
  id: string;
  customerId: string | null;
  /** The one-time purchase of ours that it is for; null for what a subscription took. */
  purchaseId: string | null;
  isOurs: boolean;
  status: 'open' | 'paid' | 'refunded' | 'disputed' | 'ended';
  clientSecret: string | null;
  paidAt: Date | null;
  /** What of it went back, in cents, whoever sent it back. */
  refunded: number;
  currency: string;
};

/** A form that saves a card. */
export type KnownCardSetup = { status: 'open' | 'saved' | 'ended'; paymentMethodId: string | null };

export type PaidReceipt = {
  id: string;
  paymentId: string | null;
  /** Of a subscription, as against what is bought once. */
  isRenewing: boolean;
  paidAt: Date;
  amount: number;
  currency: string;
  description: string;
  /** What of it went back, in cents, whoever sent it back. */
  refunded: number;
  /** The provider's own page of it. */
  url: string | null;
  /** The invoice as a file. */
  pdf: string | null;
};

/** Something changed at the provider. What, is asked of the provider: never taken from here. */
export type ProviderEvent = { id: string; type: string; customerId: string | null; paymentId: string | null };

/** What a form takes when it is paid; promotion and tax are in `amount`. */
type Due = { amount: number; discount: number; tax: number };
export type PaymentForm = { clientSecret: string; due: Due };

/** A code that takes something off, as its provider knows it. */
export type Promotion = { id: string; code: string; label: string };

/** Where somebody lives, as far as tax wants to know. Kept by the provider, never by us. */
export type TaxLocation = { country: string; postalCode: string };

export type PlanChange = {
  customerId: string;
  subscriptionId: string;
  itemId: string | null;
  plan: MonthlyPlan;
  interval: Interval;
  /** The moment up to which the old plan is counted. */
  at: Date;
};

export type Refunded = { paymentId: string; amount: number; currency: string };

/** Taking money. Every method answers what the provider confirmed, or throws `PaymentsAway` or `PaymentsRefused`. */
export type PaymentsPort = {
  provider: ProviderName;
  publishableKey: string | null;
  priceIds: Readonly<Record<Interval, Readonly<Record<MonthlyPlan, string>>>>;
  /** Whether tax is added, for which the provider must know where somebody lives. */
  addsTax: boolean;
  /** The settings whose price is not what the catalogue says, asked now: it is sold to nobody. */
  wrongPrices(): Promise<string[]>;
  /** The same attempt twice is one customer. */
  createCustomer(wanted: { userId: string; attempt: string }): Promise<string>;
  updateCustomer(customerId: string, contact: { email: string | null; name: string | null }): Promise<void>;
  /** Name and address go, and nothing is charged any more; what was paid stays in the provider's books. */
  forgetCustomer(customerId: string): Promise<void>;
  /** The same attempt twice is one subscription. */
  startSubscription(wanted: {
    customerId: string;
    userId: string;
    plan: MonthlyPlan;
    interval: Interval;
    promotionId: string | null;
    attemptId: string;
  }): Promise<{ id: string } & PaymentForm>;
  /** By which what a subscription owes is paid; null when nothing is to be paid. */
  formOf(subscriptionId: string): Promise<PaymentForm | null>;
  /** A code that can be used now and leaves something to be paid; null for any other. */
  promotionFor(code: string, amount: number): Promise<Promotion | null>;
  /** Tells the provider where a customer lives; refused with `tax_location` where that says too little. */
  setTaxLocation(customerId: string, location: TaxLocation): Promise<void>;
  /** Closes the form of a subscription that was never paid; `paid` if it was paid in that very moment, and goes on. */
  closeUnpaid(subscriptionId: string): Promise<'closed' | 'paid'>;
  /** The same purchase twice is one payment. */
  startOneTime(wanted: {
    customerId: string;
    userId: string;
    purchaseId: string;
    email: string | null;
  }): Promise<{ id: string; clientSecret: string }>;
  paymentOf(paymentId: string): Promise<KnownPayment>;
  /** Closes the form of a one-time payment; `paid` if it was paid in that very moment. */
  abandonPayment(paymentId: string): Promise<'closed' | 'paid'>;
  subscriptionsOf(customerId: string): Promise<KnownSubscription[]>;
  /** Null when the provider knows of no such subscription. */
  subscriptionAt(subscriptionId: string): Promise<KnownSubscription | null>;
  /** The subscription that a payment was taken for, if any. */
  subscriptionPaidBy(paymentId: string): Promise<string | null>;
  previewChange(change: PlanChange): Promise<{ dueNow: number; currency: string }>;
  /** Charges the difference, and changes nothing until it is paid. */
  upgrade(change: PlanChange): Promise<{ clientSecret: string | null }>;
  /** Charges nothing; the provider itself changes the plan when the period ends. */
  scheduleChange(change: PlanChange): Promise<void>;
  /** Takes a scheduled change back. */
  keepPlan(subscriptionId: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Nothing of it can be paid afterwards. `paid` if what it `owed` was paid in that very moment. */
  endNow(subscriptionId: string, owed: boolean): Promise<'ended' | 'paid'>;
  resume(subscriptionId: string): Promise<void>;
  /** A payment is paid back whole, and once by the provider's own rule; that it went back already is as good. */
  refund(paymentId: string): Promise<void>;
  /** Pays back what a subscription took last; null when there is nothing to pay back. */
  refundLast(subscriptionId: string): Promise<Refunded | null>;
  /** A form that saves a card, for later charges with nobody there. */
  startCardSetup(wanted: { customerId: string; userId: string }): Promise<{ id: string; clientSecret: string }>;
  cardSetupOf(id: string): Promise<KnownCardSetup>;
  /** Later charges take this card: of the subscription, and of whatever the customer begins next. */
  setDefaultCard(wanted: { customerId: string; subscriptionId: string | null; paymentMethodId: string }): Promise<void>;
  receipts(customerId: string): Promise<PaidReceipt[]>;
  /** Throws `ForgedWebhook` unless the provider signed exactly these bytes just now, for our kind of money. */
  readWebhook(raw: string, headers: IncomingHttpHeaders): ProviderEvent;
};

/**
 * No certain answer came. `answered`: something was said, so whatever was asked may have been done.
 * `kept`: a failure of the provider's own, which it answers again to the same key.
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

/** The provider said no, and nothing was done. The message is the provider's, for the payer. */
export class PaymentsRefused extends Error {
  override name = 'PaymentsRefused';
  readonly code: string;
  /** What the provider does not know, or not any more. */
  readonly missing: Thing | null;
  constructor(code: string, message: string, missing: Thing | null = null) {
    super(message);
    this.code = code;
    this.missing = missing;
  }
}

export const isGone = (error: unknown, thing: Thing) => error instanceof PaymentsRefused && error.missing === thing;

/** `other_mode`: signed as it should be, and about the other kind of money, test or live. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
  readonly why: 'forged' | 'other_mode';
  constructor(message: string, why: 'forged' | 'other_mode' = 'forged') {
    super(message);
    this.why = why;
  }
}
