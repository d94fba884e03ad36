import { PRIME } from '#server/payments/event.ts';
import { sandboxId } from '#server/payments/sandbox/ids.ts';
import { sign } from '#server/payments/sandbox/signature.ts';
import type { Change, Payment, SandboxNeeds, Subscription } from '#server/payments/sandbox/types.ts';

const JOB = 'payments.deliver';

/** Posts a signed webhook to the app's own route. Anything but 200 is retried. */
type Post = (raw: string, signature: string) => Promise<{ statusCode: number }>;

type About = { id: string; object: string; customer: string; payment?: string };

/** Stored with the change it reports, and delivered after it, at least once. */
async function sendLater({ tx, jobs }: Change, type: string, { id, object, customer, payment = '' }: About) {
  await jobs.add(JOB, { event: sandboxId('evt'), type, id, object, customer, payment }, { tx });
}

export const tellSubscription = (change: Change, type: string, { id, customerId }: Subscription) =>
  sendLater(change, `customer.subscription.${type}`, { id, object: 'subscription', customer: customerId });

type OfInvoice = 'paid' | 'payment_failed' | 'payment_action_required';

export const tellInvoice = (change: Change, type: OfInvoice, { id, customerId }: Payment) =>
  sendLater(change, `invoice.${type}`, { id: id.replace(/^pi_/, 'in_'), object: 'invoice', customer: customerId });

export const tellPayment = (change: Change, type: string, { id, customerId }: Payment) =>
  sendLater(change, `payment_intent.${type}`, { id, object: 'payment_intent', customer: customerId });

export const tellCardSaved = (change: Change, { id, customerId }: Payment) =>
  sendLater(change, 'setup_intent.succeeded', { id, object: 'setup_intent', customer: customerId });

export const tellRefund = (change: Change, { id, customerId }: Payment) =>
  sendLater(change, 'charge.refunded', { id: `ch_${id}`, object: 'charge', customer: customerId, payment: id });

function bodyOf({ event, type, id, object, customer, payment }: Readonly<Record<string, string>>, now: Date): string {
  const metadata = object === 'payment_intent' ? { kind: PRIME } : {};
  const subject = { id, object, customer, metadata, ...(payment && { payment_intent: payment }) };
  const created = Math.floor(now.getTime() / 1000);
  return JSON.stringify({ id: event, object: 'event', type, created, livemode: false, data: { object: subject } });
}

/** Delivers webhooks once there is a receiver. A later receiver replaces an earlier one. */
export function courier({ jobs, now, webhookSecret }: SandboxNeeds) {
  let receiver: Post | undefined;
  return function connect(post: Post) {
    const isFirst = receiver === undefined;
    receiver = post;
    if (!isFirst) return;
    jobs.handle(JOB, async (payload) => {
      const raw = bodyOf(payload, now());
      const answer = await receiver?.(raw, sign(raw, webhookSecret, now()));
      if (answer?.statusCode !== 200) throw new Error('A webhook of the sandbox was not taken.');
    });
  };
}
