import * as z from 'zod/mini';
import { ForgedWebhook, type ProviderEvent } from '#server/payments/port.ts';

/** Ids come bare, or within what they name. */
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

/** Types that mean: ask the provider how the customer's subscriptions stand. */
const SUBSCRIPTION =
  /^(customer\.subscription\.|invoice\.(paid|payment_failed|payment_action_required)$|customer\.deleted$)/;
/** Types that mean: ask how a one-time payment stands. */
const PAYMENT =
  /^(payment_intent\.(succeeded|payment_failed|canceled)|charge\.refunded|refund\.(updated|failed)|charge\.dispute\.created)$/;

type Subject = z.infer<typeof Payload>['data']['object'];

function paymentIn(type: string, { id = null, object, payment_intent = null, metadata }: Subject) {
  if (!PAYMENT.test(type)) return null;
  if (object !== 'payment_intent') return payment_intent;
  return metadata?.kind === PRIME ? id : null;
}

function customerIn(type: string, { id = null, object, customer = null }: Subject) {
  if (!SUBSCRIPTION.test(type)) return null;
  return object === 'customer' ? id : customer;
}

/** Of a verified webhook only whom and what it is about; the rest is left unread. */
export function readEvent(raw: string): ProviderEvent {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    throw new ForgedWebhook('A webhook is not JSON.');
  }
  const read = Payload.safeParse(json);
  if (!read.success) throw new ForgedWebhook('A webhook has no known shape.');
  const { id, type, data } = read.data;
  return { id, type, customerId: customerIn(type, data.object), paymentId: paymentIn(type, data.object) };
}
