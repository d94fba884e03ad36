import { randomBytes } from 'node:crypto';
import type { Field } from '#test/payments/form.ts';

export type Answer = { status: number; body: unknown };
export type Invoice = {
  id: string;
  secret: string;
  amount: number;
  status: 'open' | 'paid' | 'void';
  subscription: string;
  reason: string;
};
export type Subscription = {
  id: string;
  item: string;
  customer: string;
  price: string;
  pendingPrice: string | undefined;
  status: string;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  metadata: Field | undefined;
  card: { brand: string; last4: string } | undefined;
  created: number;
};
export type Intent = {
  id: string;
  secret: string;
  customer: string;
  status: string;
  metadata: Field | undefined;
  refunded: boolean;
  created: number;
};
export const AMOUNTS: Record<string, number> = { price_core: 1000, price_plus: 2000 };

export const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (code: string, status = 400, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: `No: ${code}` } },
});

/** A one-time payment as Stripe shows it. */
export function showIntent({
  id,
  secret,
  customer,
  status,
  metadata = {},
  refunded,
  created,
}: Intent): Record<string, unknown> {
  const charge = { id: `ch_${id}`, object: 'charge', refunded, created };
  return {
    ...{ id, object: 'payment_intent', client_secret: secret, customer, status, metadata, created },
    latest_charge: status === 'succeeded' ? charge : null,
  };
}
