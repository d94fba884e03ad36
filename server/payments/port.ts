import type { IncomingHttpHeaders } from 'node:http';
import type { MonthlyPlan } from '#contract/plans.ts';

export type ProviderName = 'sandbox' | 'stripe';
export type Card = { brand: string; last4: string };

/** A subscription as its provider has it now. */
export type KnownSubscription = {
  id: string;
  itemId: string | null;
  /** The attempt of ours that it came from. */
  attemptId: string | null;
  plan: MonthlyPlan | null;
  status: string;
  amount: number;
  currency: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
  endedAt: Date | null;
  /** Null where the provider does not say. */
  pastDueSince: Date | null;
  card: Card | null;
  createdAt: Date;
};

/** A one-time payment as its provider has it now. */
export type KnownPayment = {
  id: string;
  purchaseId: string | null;
  status: 'open' | 'paid' | 'refunded' | 'ended';
  clientSecret: string | null;
  paidAt: Date | null;
};

export type PaidReceipt = {
  id: string;
  paidAt: Date;
  amount: number;
  currency: string;
  description: string;
  refunded: boolean;
  url: string | null;
};

/** Something changed at the provider. What, is asked of the provider: never taken from here. */
export type ProviderEvent = { id: string; type: string; customerId: string | null; paymentId: string | null };

export type PlanChange = {
  customerId: string;
  subscriptionId: string;
  itemId: string | null;
  plan: MonthlyPlan;
  /** The moment up to which the old plan is counted. */
  at: Date;
};

/** Taking money. Every method answers what the provider confirmed, or throws `PaymentsAway` or `PaymentsRefused`. */
export type PaymentsPort = {
  provider: ProviderName;
  publishableKey: string | null;
  priceIds: Readonly<Record<MonthlyPlan, string>>;
  ensureCustomer(person: { userId: string; email: string | null; name: string | null }): Promise<string>;
  /** The same attempt twice is one subscription. */
  startSubscription(wanted: {
    customerId: string;
    userId: string;
    plan: MonthlyPlan;
    attemptId: string;
  }): Promise<{ id: string; clientSecret: string }>;
  /** The secret by which what a subscription owes is paid; null when nothing is to be paid. */
  secretOf(subscriptionId: string): Promise<string | null>;
  /** The same purchase twice is one payment. */
  startOneTime(wanted: {
    customerId: string;
    userId: string;
    purchaseId: string;
    email: string | null;
  }): Promise<{ id: string; clientSecret: string }>;
  paymentOf(paymentId: string): Promise<KnownPayment>;
  abandonPayment(paymentId: string): Promise<void>;
  subscriptionsOf(customerId: string): Promise<KnownSubscription[]>;
  previewChange(change: PlanChange): Promise<{ dueNow: number; currency: string }>;
  /** `now` charges the difference, and changes nothing until it is paid; `renewal` charges nothing. */
  changePlan(change: PlanChange, when: 'now' | 'renewal'): Promise<{ clientSecret: string | null }>;
  cancel(subscriptionId: string, when: 'now' | 'period_end'): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  /** The same purchase is paid back once. */
  refund(paymentId: string, purchaseId: string): Promise<void>;
  updateCard(wanted: {
    customerId: string;
    subscriptionId: string;
    returnUrl: string;
  }): Promise<{ clientSecret: string } | { url: string }>;
  receipts(customerId: string): Promise<PaidReceipt[]>;
  /** Throws `ForgedWebhook` unless the provider signed exactly these bytes just now. */
  readWebhook(raw: string, headers: IncomingHttpHeaders): ProviderEvent;
};

/** No certain answer came. `answered`: something was said, so asking again needs a key of its own. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
  readonly answered: boolean;
  constructor(answered: boolean, cause?: unknown) {
    super('Payments are not available.', { cause });
    this.answered = answered;
  }
}

/** The provider said no, and nothing was done. The message is the provider's, for the payer. */
export class PaymentsRefused extends Error {
  override name = 'PaymentsRefused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}
