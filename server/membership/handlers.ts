import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { CURRENCY, Interval, MonthlyPlan, Plan, PRICES, priceOf } from '#contract/plans.ts';
import type { Context } from '#server/http/context.ts';
import { anyone, signedIn } from '#server/http/gate.ts';
import { countTry } from '#server/http/limits.ts';
import { beginPaying, type Wanted } from '#server/membership/buy/begin-paying.ts';
import { changeMembership, previewChange } from '#server/membership/change-plan.ts';
import { keepConsent } from '#server/membership/consent.ts';
import { beginCardChange, cancelMembership, resumeMembership } from '#server/membership/manage.ts';
import { presentMembership } from '#server/membership/present.ts';
import { receiptsOf } from '#server/membership/receipts.ts';
import { answerPlace, leaveWaitlist } from '#server/membership/refund-place.ts';
import { syncNow } from '#server/membership/sync/sync-member.ts';
import { primeInterest } from '#server/membership/table.ts';
import { PaymentsAway, PaymentsRefused, type TaxLocation } from '#server/payments/port.ts';
import { refusing } from '#server/payments/refusals.ts';
import { refuse } from '#server/refusal.ts';

const PLANS = Plan.options;

const unknownPlan = (path: string) =>
  refuse('invalid', { reason: 'unknown_plan', issues: [{ path, message: 'There is no such plan.' }] });

type Input = {
  plan?: string | undefined;
  priceId?: string | undefined;
  interval?: Interval | undefined;
  promotionCode?: string | undefined;
  taxLocation?: TaxLocation | undefined;
};

/** The plan and interval of a price id, as pages name it. */
function pricedAs({ payments }: Context, priceId: string) {
  const entries = Interval.options.flatMap((interval) => MonthlyPlan.options.map((plan) => ({ plan, interval })));
  return entries.find(({ plan, interval }) => payments.priceIds[interval][plan] === priceId);
}

/** Refuses an unknown plan, and a yearly one where none is sold, so that nobody is charged for something else. */
function choiceIn(context: Context, input: Input = {}): Wanted {
  const { priceId, interval = 'month', promotionCode, taxLocation = null } = input;
  const plan = Plan.safeParse(input.plan ?? 'core').data;
  const named = priceId === undefined ? plan && { plan, interval } : pricedAs(context, priceId);
  if (!named) throw unknownPlan(priceId === undefined ? 'plan' : 'priceId');
  soldHere(context, named.interval);
  return { ...named, promotionCode: promotionCode?.trim() || null, taxLocation };
}

function soldHere({ config }: Context, interval: Interval) {
  if (interval === 'year' && !config.payments.yearly) throw unknownPlan('interval');
}

/** The answer may be slightly old; the page asks again. */
async function lookAgain(context: Context, userId: string) {
  await countTry(context, 'membership.sync', userId, { max: 30, seconds: 60 });
  await syncNow(context, userId).catch((error) => {
    const isBusy = error instanceof ORPCError && error.code === 'unavailable';
    if (!(isBusy || error instanceof PaymentsAway || error instanceof PaymentsRefused)) throw error;
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
  offer: anyone.membership.offer.handler(({ context: { payments, config } }) => ({
    provider: payments.provider,
    publishableKey: payments.publishableKey,
    currency: CURRENCY,
    primeSales: config.payments.primeSales,
    promotionCodes: config.payments.promotionCodes,
    plans: PLANS.map((plan) => ({
      plan,
      amount: PRICES[plan],
      kind: plan === 'prime' ? ('one_time' as const) : ('subscription' as const),
      priceId: plan === 'prime' ? null : payments.priceIds.month[plan],
      yearly:
        plan === 'prime' || !config.payments.yearly
          ? null
          : { amount: priceOf(plan, 'year'), priceId: payments.priceIds.year[plan] },
    })),
  })),

  create: signedIn.membership.create.handler(({ context, input }) => {
    const wanted = choiceIn(context, input);
    return refusing(() => beginPaying(context, context.user, wanted));
  }),

  status: signedIn.membership.status.handler(async ({ context, input }) => {
    if (input.sync === '1') await lookAgain(context, context.user.id);
    return presentMembership(context, context.user.id);
  }),

  cancel: signedIn.membership.cancel.handler(async ({ context, input }) =>
    answer(context, await refusing(() => cancelMembership(context, context.user.id, input?.when ?? 'now'))),
  ),

  resume: signedIn.membership.resume.handler(async ({ context }) =>
    answer(context, await refusing(() => resumeMembership(context, context.user.id))),
  ),

  previewChange: signedIn.membership.previewChange.handler(async ({ context, input: choice }) => {
    soldHere(context, choice.interval);
    const preview = await refusing(() => previewChange(context, context.user.id, choice));
    const { changesAt, previewedAt } = preview;
    return {
      ...preview,
      ...choice,
      nextAmount: priceOf(choice.plan, choice.interval),
      changesAt: changesAt.toISOString(),
      previewedAt: previewedAt.toISOString(),
    };
  }),

  change: signedIn.membership.change.handler(async ({ context, input }) => {
    if (!input.isFree) soldHere(context, input.interval);
    const { message, clientSecret } = await refusing(() => changeMembership(context, context.user.id, input));
    return { ...(await answer(context, message)), clientSecret };
  }),

  card: signedIn.membership.card.handler(({ context }) => refusing(() => beginCardChange(context, context.user.id))),

  receipts: signedIn.membership.receipts.handler(({ context }) => refusing(() => receiptsOf(context, context.user.id))),

  leaveWaitlist: signedIn.membership.leaveWaitlist.handler(async ({ context }) =>
    answer(context, await refusing(() => leaveWaitlist(context, context.user.id))),
  ),

  answerPlace: signedIn.membership.answerPlace.handler(async ({ context, input }) =>
    answer(context, await refusing(() => answerPlace(context, context.user.id, input.accept))),
  ),

  interest: signedIn.membership.interest.handler(async ({ context, input }) => {
    const { db, user, now } = context;
    if (input.interested) await db.insert(primeInterest).values({ userId: user.id, at: now() }).onConflictDoNothing();
    else await db.delete(primeInterest).where(eq(primeInterest.userId, user.id));
    return presentMembership(context, user.id);
  }),

  consent: signedIn.membership.consent.handler(async ({ context, input }) => {
    await keepConsent(context, context.user.id, input);
    return presentMembership(context, context.user.id);
  }),

  sandboxConfirm: signedIn.membership.sandboxConfirm.handler(({ context, input: { clientSecret, paymentMethod } }) =>
    sandbox(context).confirm({ userId: context.user.id, clientSecret }, paymentMethod),
  ),

  sandboxAuthenticate: signedIn.membership.sandboxAuthenticate.handler(
    ({ context, input: { clientSecret, outcome } }) =>
      sandbox(context).authenticate({ userId: context.user.id, clientSecret }, outcome),
  ),
};
