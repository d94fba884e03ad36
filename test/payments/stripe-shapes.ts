import { randomBytes } from 'node:crypto';
import type { Field } from '#test/payments/form.ts';

export type Answer = { status: number; body: unknown };
export type Told = { id: string; type: string; object: Record<string, unknown> };

/** How a card answers when it is charged with nobody there. */
export type Later = 'pays' | 'declines' | 'asks';
export type Card = { id: string; brand: string; last4: string; later: Later };
export type Customer = {
  id: string;
  email: string;
  name: string;
  metadata: Field | undefined;
  defaultCard: string | null;
  country: string | null;
  deleted: boolean;
};
export type Price = {
  id: string;
  amount: number;
  currency: string;
  interval: string;
  product: string;
  lookupKey: string | null;
  active: boolean;
};
/** A code, and what it takes off: of the first payment, or of every one. */
export type Promo = { id: string; code: string; percentOff: number; once: boolean; active: boolean };
export type Invoice = {
  id: string;
  intent: string;
  secret: string;
  amount: number;
  discount: number;
  tax: number;
  status: 'open' | 'paid' | 'void';
  subscription: string;
  reason: string;
  created: number;
  paidAt: number | null;
};
export type Subscription = {
  id: string;
  item: string;
  customer: string;
  price: string;
  pendingPrice: string | undefined;
  /** What is taken off the next payment. */
  promo: Promo | null;
  /** Hundredths that were taken off what the present period cost. */
  percentOff: number;
  isTaxed: boolean;
  status: string;
  anchor: number;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  metadata: Field | undefined;
  card: string | null;
  schedule: string | null;
  created: number;
};
export type Phase = { start: number; end: number; price: string; promo: Promo | null };
export type Schedule = {
  id: string;
  subscription: string;
  status: 'active' | 'released' | 'canceled';
  phases: Phase[];
  defaultCard: string | null;
};
export type Intent = {
  id: string;
  secret: string;
  customer: string;
  amount: number;
  status: string;
  metadata: Field | undefined;
  /** What an invoice asks for; nothing for what is bought once. */
  invoice: string | null;
  /** In cents. */
  refunded: number;
  disputed: boolean;
  created: number;
};
export type Setup = { id: string; secret: string; customer: string; status: string; card: string | null };

export const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (code: string, status = 400, param?: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `No: ${code}`, ...(param && { param }) } },
});
/** A refusal that Stripe gives without a code. */
export const notAllowed = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

export const showPrice = ({ id, amount, currency, interval, product, lookupKey, active }: Price) => ({
  ...{ id, object: 'price', unit_amount: amount, unit_amount_decimal: String(amount), currency, product, active },
  ...{ lookup_key: lookupKey, recurring: { interval, interval_count: 1 } },
});

export const showCard = ({ id, brand, last4 }: Card) => ({ id, object: 'payment_method', card: { brand, last4 } });

export const showCharge = ({ id, customer, amount, refunded, disputed, created }: Intent) => ({
  ...{ id: `ch_${id}`, object: 'charge', payment_intent: id, customer, amount, currency: 'usd', created, disputed },
  ...{ refunded: refunded === amount, amount_refunded: refunded, status: 'succeeded', description: null },
  receipt_url: `https://receipt.example/${id}`,
});

export function showIntent(intent: Intent): Record<string, unknown> {
  const { id, secret, customer, amount, status, metadata = {}, created } = intent;
  return {
    ...{ id, object: 'payment_intent', client_secret: secret, customer, amount, status, metadata, created },
    ...{ currency: 'usd', latest_charge: status === 'succeeded' ? showCharge(intent) : null },
  };
}

/** The present phase is that of the subscription's period, which begins when Stripe renews it and not by the clock. */
export const showSchedule = ({ id, status, phases, subscription }: Schedule, periodStart: number) => {
  const current = phases.find(({ start }) => start === periodStart) ?? phases[0];
  return {
    ...{ id, object: 'subscription_schedule', status, subscription },
    current_phase: current ? { start_date: current.start, end_date: current.end } : null,
    phases: phases.map(({ start, end, price }) => ({
      ...{ start_date: start, end_date: end },
      items: [{ price, quantity: 1 }],
    })),
  };
};

/** The same day so many months after the first, by the calendar; a month that has no such day gives its last. */
export function monthsAfter(first: number, months: number): number {
  const at = new Date(first * 1000);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(at.getUTCDate(), lastDay);
  const ofDay = first - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) / 1000;
  return Date.UTC(year, month, day) / 1000 + ofDay;
}

/** `amount * left / whole` in whole cents, halves away from nothing, without a fraction on the way. */
function share(amount: number, left: number, whole: number): number {
  const [a, b] = [2n * BigInt(amount) * BigInt(left) + BigInt(whole), 2n * BigInt(whole)];
  return Number(a / b);
}

/** What is left of an amount after so many hundredths were taken off. */
export const less = (amount: number, percentOff: number) => amount - Math.round((amount * percentOff) / 100);

type Period = { start: number; end: number };

/**
 * What a change of price costs within a period: the rest of the old is given back and the rest of the new is taken;
 * all of the new, where it begins a period of its own.
 */
export function proration(from: number, to: number, { start, end }: Period, at: number, isAnew = false): number {
  const [left, whole] = [end - at, end - start];
  return (isAnew ? to : share(to, left, whole)) - share(from, left, whole);
}

export const showPromo = ({ id, code, percentOff, once, active }: Promo) => ({
  ...{ id, object: 'promotion_code', code, active },
  promotion: { type: 'coupon', coupon: showCoupon({ percentOff, once }) },
});

export const showCoupon = ({ percentOff, once }: Pick<Promo, 'percentOff' | 'once'>) => ({
  ...{ id: `off_${percentOff}`, object: 'coupon', percent_off: percentOff, amount_off: null, currency: null },
  duration: once ? 'once' : 'forever',
});
