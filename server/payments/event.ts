import * as z from 'zod/mini';
import { ForgedWebhook, type ProviderEvent } from '#server/payments/port.ts';

/** Either a bare id or an object with one. */
const Reference = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
]);

const Payload = z.object({
  id: z.string().check(z.maxLength(200)),
  type: z.string().check(z.maxLength(200)),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.optional(z.nullable(z.string())),
      object: z.optional(z.string()),
      customer: z.optional(z.nullable(Reference)),
      payment_intent: z.optional(z.nullable(Reference)),
      metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
    }),
  }),
});

export const PRIME = 'prime_waitlist';

/** Events that call for a check of the customer's subscriptions and cards. */
const CUSTOMER = new RegExp(
  [
    String.raw`^(customer\.subscription\.|subscription_schedule\.|invoice\.(paid|payment_failed|payment_action_required`,
    String.raw`|voided)$|customer\.deleted$|setup_intent\.succeeded$)`,
  ].join(''),
  '',
);
/** Events that call for a check of a payment. */
const PAYMENT =
  /^(payment_intent\.(succeeded|payment_failed|canceled)|charge\.refunded|refund\.(updated|failed)|charge\.dispute\.(created|closed|funds_withdrawn))$/;

type Subject = z.infer<typeof Payload>['data']['object'];

/** Invoices have events of their own, so payment events matter only for one-time purchases. */
function paymentIn(type: string, { id = null, object, payment_intent = null, metadata }: Subject) {
  if (!PAYMENT.test(type)) return null;
  if (object !== 'payment_intent') return payment_intent;
  return metadata?.kind === PRIME ? id : null;
}

function customerIn(type: string, { id = null, object, customer = null }: Subject) {
  if (!CUSTOMER.test(type)) return null;
  return object === 'customer' ? id : customer;
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new ForgedWebhook('A webhook is not JSON.');
  }
}

/** Reads only ids and the type from a verified webhook. `isLive`: whether real money is taken here. */
export function readEvent(raw: string, isLive: boolean): ProviderEvent {
  const read = Payload.safeParse(parsed(raw));
  if (!read.success) throw new ForgedWebhook('A webhook has no known shape.');
  const { id, type, livemode, data } = read.data;
  if (livemode !== isLive) throw new ForgedWebhook('A webhook is about the other kind of money.', 'other_mode');
  return { id, type, customerId: customerIn(type, data.object), paymentId: paymentIn(type, data.object) };
}
