import { eq } from 'drizzle-orm';
import { CURRENCY, Plan, PRICES } from '#contract/plans.ts';
import type { Context } from '#server/http/context.ts';
import { house, open } from '#server/http/gate.ts';
import { countTry } from '#server/http/limits.ts';
import { refuse } from '#server/http/refuse.ts';
import { beginPaying } from '#server/membership/begin.ts';
import { syncAll } from '#server/membership/close.ts';
import { keepConsent } from '#server/membership/consent.ts';
import { answerPlace, leaveWaitlist } from '#server/membership/give-back.ts';
import {
  cancelMembership,
  changeMembership,
  known,
  previewChange,
  resumeMembership,
} from '#server/membership/manage.ts';
import { presentMembership } from '#server/membership/present.ts';
import { receiptsOf } from '#server/membership/receipts.ts';
import { heldOf, standingOf } from '#server/membership/standing.ts';
import { primeInterest } from '#server/membership/table.ts';
import { customerIdOf } from '#server/payments/customers.ts';
import { PaymentsAway, PaymentsRefused } from '#server/payments/port.ts';
import { refusing } from '#server/payments/refusals.ts';

const PLANS = Plan.options;

const unknownPlan = (path: string) =>
  refuse('invalid', { reason: 'unknown_plan', issues: [{ path, message: 'There is no such plan.' }] });

/** Nobody is charged for a plan that they did not name: an unknown one is refused. */
function planIn({ payments }: Context, input: { plan?: string | undefined; priceId?: string | undefined } = {}): Plan {
  const named = input.plan ?? 'core';
  const { core, plus } = payments.priceIds;
  const byPrice = new Map<string, Plan>([
    [core, 'core'],
    [plus, 'plus'],
  ]);
  const plan = input.priceId === undefined ? Plan.safeParse(named).data : byPrice.get(input.priceId);
  const field = input.priceId === undefined ? 'plan' : 'priceId';
  if (!plan) throw unknownPlan(field);
  return plan;
}

/** Where the answer is a moment old, it is still an answer: the page asks again. */
async function lookAgain(context: Context, userId: string) {
  await countTry(context, 'membership.sync', userId, { max: 30, seconds: 60 });
  await syncAll(context, userId).catch((error) => {
    if (!(error instanceof PaymentsAway || error instanceof PaymentsRefused)) throw error;
  });
}

const sandbox = ({ payments }: Context) => {
  if (!payments.sandbox) throw refuse('not_found');
  return payments.sandbox;
};

type Mine = Context & { user: NonNullable<Context['caller']> };

const answer = async (context: Mine, message: string) => ({
  message,
  membership: await presentMembership(context, context.user.id),
});

export const membership = {
  offer: open.membership.offer.handler(({ context: { payments, config } }) => ({
    provider: payments.provider,
    publishableKey: payments.publishableKey,
    currency: CURRENCY,
    primeSales: config.payments.primeSales,
    plans: PLANS.map((plan) => ({
      plan,
      amount: PRICES[plan],
      kind: plan === 'prime' ? ('one_time' as const) : ('subscription' as const),
      priceId: plan === 'prime' ? null : payments.priceIds[plan],
    })),
  })),

  create: house.membership.create.handler(({ context, input }) => {
    const plan = planIn(context, input);
    return refusing(() => beginPaying(context, context.user, plan));
  }),

  status: house.membership.status.handler(async ({ context, input }) => {
    if (input.sync === '1') await lookAgain(context, context.user.id);
    return presentMembership(context, context.user.id);
  }),

  cancel: house.membership.cancel.handler(async ({ context, input }) =>
    answer(context, await refusing(() => cancelMembership(context, context.user.id, input?.when ?? 'now'))),
  ),

  resume: house.membership.resume.handler(async ({ context }) =>
    answer(context, await refusing(() => resumeMembership(context, context.user.id))),
  ),

  previewChange: house.membership.previewChange.handler(async ({ context, input: { plan } }) => {
    const preview = await refusing(() => previewChange(context, context.user.id, plan));
    const { changesAt, previewedAt } = preview;
    return {
      ...preview,
      plan,
      nextAmount: PRICES[plan],
      changesAt: changesAt.toISOString(),
      previewedAt: previewedAt.toISOString(),
    };
  }),

  change: house.membership.change.handler(async ({ context, input }) => {
    const { message, clientSecret } = await refusing(() => changeMembership(context, context.user.id, input));
    return { ...(await answer(context, message)), clientSecret };
  }),

  card: house.membership.card.handler(({ context }) =>
    refusing(async () => {
      const { payments, config, user } = context;
      const row = known(heldOf(await standingOf(context, user.id)));
      const customerId = (await customerIdOf(context, user.id)) ?? '';
      const subscriptionId = row.providerSubscriptionId;
      const returnUrl = `${config.publicUrl}/subscribe`;
      const step = await payments.updateCard({ customerId, subscriptionId, returnUrl });
      return { clientSecret: null, url: null, ...step };
    }),
  ),

  receipts: house.membership.receipts.handler(({ context }) => refusing(() => receiptsOf(context, context.user.id))),

  leaveWaitlist: house.membership.leaveWaitlist.handler(async ({ context }) =>
    answer(context, await refusing(() => leaveWaitlist(context, context.user.id))),
  ),

  answerPlace: house.membership.answerPlace.handler(async ({ context, input }) =>
    answer(context, await refusing(() => answerPlace(context, context.user.id, input.accept))),
  ),

  interest: house.membership.interest.handler(async ({ context, input }) => {
    const { db, user, now } = context;
    if (input.interested) await db.insert(primeInterest).values({ userId: user.id, at: now() }).onConflictDoNothing();
    else await db.delete(primeInterest).where(eq(primeInterest.userId, user.id));
    return presentMembership(context, user.id);
  }),

  consent: house.membership.consent.handler(async ({ context, input }) => {
    await keepConsent(context, context.user.id, input);
    return presentMembership(context, context.user.id);
  }),

  sandboxConfirm: house.membership.sandboxConfirm.handler(({ context, input: { clientSecret, paymentMethod } }) =>
    sandbox(context).confirm({ userId: context.user.id, clientSecret }, paymentMethod),
  ),

  sandboxAuthenticate: house.membership.sandboxAuthenticate.handler(({ context, input: { clientSecret, outcome } }) =>
    sandbox(context).authenticate({ userId: context.user.id, clientSecret }, outcome),
  ),
};
