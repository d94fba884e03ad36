import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { CURRENCY, PRICES } from '#contract/plans.ts';
import { readEvent } from '#server/payments/event.ts';
import type { KnownPayment, PaymentsPort } from '#server/payments/port.ts';
import { confirming } from '#server/payments/sandbox/confirm.ts';
import type { Change, Payment, SandboxGround } from '#server/payments/sandbox/ground.ts';
import { sandboxId } from '#server/payments/sandbox/ids.ts';
import { openPayment, owed } from '#server/payments/sandbox/payments.ts';
import { difference } from '#server/payments/sandbox/proration.ts';
import * as books from '#server/payments/sandbox/subscriptions.ts';
import { sandboxCustomers, sandboxPayments, sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { advance, passTime } from '#server/payments/sandbox/time.ts';
import { courier, tellPayment, tellRefund } from '#server/payments/sandbox/webhooks.ts';
import { SIGNATURE_HEADER, verify } from '#server/payments/signature.ts';

const DESCRIPTIONS = {
  first: 'Membership',
  renewal: 'Membership',
  upgrade: 'Change of plan',
  one_time: 'Prime waiting list',
  card: 'Card',
};

function knownPayment({ id, purchaseId, status, secret, paidAt, refundedAt }: Payment): KnownPayment {
  const known = { id, purchaseId, paidAt, clientSecret: secret };
  if (refundedAt) return { ...known, status: 'refunded' };
  if (status === 'succeeded') return { ...known, status: 'paid' };
  return { ...known, status: status === 'canceled' ? 'ended' : 'open' };
}

async function customerOf({ tx }: Change, userId: string) {
  await tx
    .insert(sandboxCustomers)
    .values({ id: sandboxId('cus'), userId })
    .onConflictDoNothing();
  const [row] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.userId, userId));
  return row?.id ?? '';
}

async function oneTime(change: Change, customerId: string, purchaseId: string) {
  const isIt = eq(sandboxPayments.purchaseId, purchaseId);
  const [known] = await change.tx.select().from(sandboxPayments).where(isIt);
  if (known) return known;
  return openPayment(change, { customerId, purpose: 'one_time', amount: PRICES.prime, purchaseId });
}

async function abandon(change: Change, id: string) {
  const payment = await books.paymentFor(change, id);
  if (payment.status === 'succeeded' || payment.status === 'canceled') return;
  await change.tx.update(sandboxPayments).set({ status: 'canceled' }).where(eq(sandboxPayments.id, id));
  await tellPayment(change, 'canceled', payment);
}

async function refund(change: Change, id: string) {
  const payment = await books.paymentFor(change, id);
  if (payment.status !== 'succeeded' || payment.refundedAt) return;
  await change.tx.update(sandboxPayments).set({ refundedAt: change.at }).where(eq(sandboxPayments.id, id));
  await tellRefund(change, payment);
}

/** A provider that takes no real money: the same states, messages and webhooks as the real one, in our own database. */
export function openSandbox(ground: SandboxGround) {
  const { db, jobs, now, webhookSecret } = ground;
  const change = <Answer>(work: (change: Change) => Promise<Answer>) =>
    db.transaction((tx) => work({ tx, jobs, at: now() }));

  const port: PaymentsPort = {
    provider: 'sandbox',
    publishableKey: null,
    priceIds: { core: 'price_sbx_core', plus: 'price_sbx_plus' },
    ensureCustomer: ({ userId }) => change((at) => customerOf(at, userId)),
    startSubscription: (wanted) => change((at) => books.start(at, wanted)),
    secretOf: (id) => change(async ({ tx }) => (await owed(tx, id))?.secret ?? null),
    startOneTime: ({ customerId, purchaseId }) =>
      change(async (at) => {
        const { id, secret } = await oneTime(at, customerId, purchaseId);
        return { id, clientSecret: secret };
      }),
    paymentOf: (id) => change(async (at) => knownPayment(await books.paymentFor(at, id))),
    abandonPayment: (id) => change((at) => abandon(at, id)),
    async subscriptionsOf(customerId) {
      const isTheirs = eq(sandboxSubscriptions.customerId, customerId);
      return (await db.select().from(sandboxSubscriptions).where(isTheirs)).map(books.known);
    },
    previewChange: ({ subscriptionId, plan, at }) =>
      change(async (on) => {
        const row = await books.heldSubscription(on, subscriptionId);
        return { dueNow: difference(row, plan, at), currency: CURRENCY };
      }),
    changePlan: (wanted, when) => change((at) => books.changePlan(at, wanted, when)),
    cancel: (id, when) => change((at) => books.cancel(at, id, when)),
    resume: (id) => change((at) => books.resume(at, id)),
    refund: (id) => change((at) => refund(at, id)),
    updateCard: ({ subscriptionId }) =>
      change(async (at) => ({ clientSecret: (await books.cardForm(at, subscriptionId)).secret })),
    async receipts(customerId) {
      const rows = await db
        .select()
        .from(sandboxPayments)
        .where(
          and(
            eq(sandboxPayments.customerId, customerId),
            isNotNull(sandboxPayments.paidAt),
            gt(sandboxPayments.amount, 0),
            inArray(sandboxPayments.purpose, ['first', 'renewal', 'upgrade']),
          ),
        )
        .orderBy(desc(sandboxPayments.paidAt))
        .limit(100);
      return rows.map(({ id, paidAt, amount, purpose, refundedAt }) => ({
        id,
        paidAt: paidAt ?? now(),
        amount,
        currency: CURRENCY,
        description: DESCRIPTIONS[purpose],
        refunded: refundedAt !== null,
        url: null,
      }));
    },
    readWebhook(raw, headers) {
      verify(raw, headers[SIGNATURE_HEADER], webhookSecret, now());
      return readEvent(raw);
    },
  };

  const controls = {
    ...confirming(ground),
    connect: courier(ground),
    passTime: () => passTime(ground),
    advance: (milliseconds: number) => advance(ground, milliseconds),
  };
  return { port, controls };
}

export type SandboxControls = ReturnType<typeof openSandbox>['controls'];
