import { eq } from 'drizzle-orm';
import { CURRENCY } from '#contract/plans.ts';
import { readEvent } from '#server/payments/event.ts';
import { isGone, type PaymentsPort } from '#server/payments/port.ts';
import * as cards from '#server/payments/sandbox/cards.ts';
import * as changes from '#server/payments/sandbox/changes.ts';
import { confirming } from '#server/payments/sandbox/confirm.ts';
import * as oneTime from '#server/payments/sandbox/one-time.ts';
import { promotionFor } from '#server/payments/sandbox/promotions.ts';
import { SIGNATURE_HEADER, verify } from '#server/payments/sandbox/signature.ts';
import * as books from '#server/payments/sandbox/subscriptions.ts';
import { sandboxSubscriptions } from '#server/payments/sandbox/table.ts';
import { advance, passTime } from '#server/payments/sandbox/time.ts';
import type { Change, SandboxNeeds } from '#server/payments/sandbox/types.ts';
import { courier } from '#server/payments/sandbox/webhooks.ts';

/** A provider without real money: the same states, messages and webhooks as the real one, in our own database. */
export function openSandbox(needs: SandboxNeeds) {
  const { db, jobs, now, webhookSecret } = needs;
  const change = <Answer>(work: (change: Change) => Promise<Answer>) =>
    db.transaction((tx) => work({ tx, jobs, at: now() }));

  const port: PaymentsPort = {
    provider: 'sandbox',
    publishableKey: null,
    priceIds: books.PRICE_IDS,
    addsTax: false,
    wrongPrices: async () => [],
    createCustomer: ({ userId }) => change((at) => cards.createCustomer(at, userId)),
    // The sandbox stores no names or addresses.
    updateCustomer: async () => {},
    forgetCustomer: (customerId) => change((at) => cards.forgetCustomer(at, customerId)),
    startSubscription: (wanted) => change((at) => books.start(at, wanted)),
    formOf: (id) => change((at) => books.formOf(at, id)),
    promotionFor: async (code) => promotionFor(code),
    // The sandbox computes no tax.
    setTaxLocation: async () => {},
    closeUnpaid: (id) => change((at) => books.closeUnpaid(at, id)),
    startOneTime: ({ customerId, purchaseId }) => change((at) => oneTime.startOneTime(at, customerId, purchaseId)),
    paymentOf: (id) => change(async (at) => oneTime.knownPayment(await books.paymentFor(at, id))),
    abandonPayment: (id) => change((at) => oneTime.abandon(at, id)),
    async subscriptionsOf(customerId) {
      const isTheirs = eq(sandboxSubscriptions.customerId, customerId);
      return (await db.select().from(sandboxSubscriptions).where(isTheirs)).map(books.known);
    },
    subscriptionAt: (id) =>
      change(async (at) => books.known(await books.heldSubscription(at, id))).catch((error) => {
        if (isGone(error, 'subscription')) return null;
        throw error;
      }),
    subscriptionPaidBy: (id) => change(async (at) => (await books.paymentFor(at, id)).subscriptionId),
    previewChange: ({ subscriptionId, ...wanted }) =>
      change(async (on) => {
        const row = await books.heldSubscription(on, subscriptionId);
        return { dueNow: changes.amountOf(row, wanted), currency: CURRENCY };
      }),
    upgrade: (wanted) => change((at) => changes.upgrade(at, wanted)),
    scheduleChange: (wanted) => change((at) => changes.scheduleChange(at, wanted)),
    keepPlan: (id) => change((at) => changes.keepPlan(at, id)),
    cancelAtPeriodEnd: (id) => change((at) => changes.cancelAtPeriodEnd(at, id)),
    endNow: (id, owes) => change((at) => books.endNow(at, id, owes)),
    resume: (id) => change((at) => changes.resume(at, id)),
    refund: (id) => change((at) => oneTime.refund(at, id)),
    refundLast: (id) => change((at) => oneTime.refundLast(at, id)),
    startCardSetup: ({ customerId }) => change((at) => cards.startCardSetup(at, customerId)),
    cardSetupOf: (id) => change((at) => cards.cardSetupOf(at, id)),
    setDefaultCard: (wanted) => change((at) => cards.setDefaultCard(at, wanted)),
    receipts: (customerId) => change((at) => oneTime.receipts(at, customerId)),
    readWebhook(raw, headers) {
      verify(raw, headers[SIGNATURE_HEADER], webhookSecret, now());
      return readEvent(raw, false);
    },
  };

  const controls = {
    ...confirming(needs),
    connect: courier(needs),
    passTime: () => passTime(needs),
    advance: (milliseconds: number) => advance(needs, milliseconds),
  };
  return { port, controls };
}

export type SandboxControls = ReturnType<typeof openSandbox>['controls'];
