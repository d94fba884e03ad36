import { and, eq } from 'drizzle-orm';
import { setupState, useSetupCode } from '#server/admin/admin.ts';
import { readActions } from '#server/admin/audit.ts';
import { countMembers, disableMember, findMember } from '#server/admin/members.ts';
import { overview } from '#server/admin/overview.ts';
import { safetyOverview } from '#server/admin/safety.ts';
import { users } from '#server/database/users.ts';
import type { Context } from '#server/http/context.ts';
import { anyone, signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { outboxState } from '#server/mail/state.ts';
import { forOperator } from '#server/membership/membership.ts';
import { closeAlert } from '#server/payments/alerts.ts';
import { process } from '#server/payments/inbox.ts';
import { refusing } from '#server/payments/refusals.ts';
import { paymentEvents } from '#server/payments/table.ts';
import { refuse } from '#server/refusal.ts';

const DAY = 24 * 60 * 60 * 1000;

async function wantMember({ db }: Context, id: string) {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (found.length === 0) throw refuse('not_found');
}

export const admin = {
  membership: signedIn.admin.membership.handler(({ context }) => overview(context)),

  offerPlace: signedIn.admin.offerPlace.handler(async ({ context, input: { id, opensAt } }) => {
    await forOperator.offerPlace(context, id, opensAt);
    return overview(context);
  }),

  refundPlace: signedIn.admin.refundPlace.handler(async ({ context, input: { id } }) => {
    await refusing(() => forOperator.refundPlace(context, id));
    return overview(context);
  }),

  retryEvent: signedIn.admin.retryEvent.handler(async ({ context, input: { id } }) => {
    const { db, payments } = context;
    const isIt = and(eq(paymentEvents.provider, payments.provider), eq(paymentEvents.eventId, id));
    const [event] = await db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(isIt);
    if (!event) throw refuse('not_found');
    await refusing(() => process(context, id));
    return overview(context);
  }),

  closeAlert: signedIn.admin.closeAlert.handler(async ({ context, input: { id } }) => {
    if (!(await closeAlert(context, id))) throw refuse('not_found');
    return overview(context);
  }),

  syncMember: signedIn.admin.syncMember.handler(async ({ context, input: { id } }) => {
    await wantMember(context, id);
    await refusing(() => forOperator.bringInLine(context, id));
    return overview(context);
  }),

  refundMember: signedIn.admin.refundMember.handler(async ({ context, input: { id } }) => {
    await wantMember(context, id);
    await refusing(() => forOperator.refundLastPayment(context, id));
    return overview(context);
  }),

  advance: signedIn.admin.advance.handler(async ({ context, input: { days } }) => {
    if (!context.payments.sandbox) throw refuse('not_found');
    await context.payments.sandbox.advance(days * DAY);
    await forOperator.reconcile(context);
    return overview(context);
  }),

  members: signedIn.admin.members.handler(({ context }) => countMembers(context)),
  findMember: signedIn.admin.findMember.handler(({ context, input: { email } }) => findMember(context, email)),
  disableMember: signedIn.admin.disableMember.handler(({ context, input: { id, isDisabled } }) =>
    disableMember(context, id, isDisabled),
  ),

  coach: signedIn.admin.coach.handler(async ({ context }) => {
    const { provider } = context.coach;
    const { dailyTokens } = context.config.ai;
    const asked = { adapter: provider?.adapter ?? 'embedded', model: provider?.called ?? null };
    return { ...asked, dailyTokens, ...(await context.coach.health()) };
  }),
  safety: signedIn.admin.safety.handler(({ context }) => safetyOverview(context)),
  outbox: signedIn.admin.outbox.handler(async ({ context }) => {
    const { isFiles, letters } = await outboxState(context);
    return { isFiles, letters: letters.map(({ at, ...letter }) => ({ ...letter, at: at.toISOString() })) };
  }),
  actions: signedIn.admin.actions.handler(async ({ context, input }) => {
    const page = await readActions(context, input);
    nextPage(context, '/admin/actions', page, { limit: input.limit });
    return page;
  }),
};

/** Under `account` in the contract, because the caller is not an admin yet. */
export const adminSetup = {
  adminSetup: anyone.account.adminSetup.handler(async ({ context }) => ({ state: await setupState(context) })),
  useSetupCode: anyone.account.useSetupCode.handler(({ context, input }) => useSetupCode(context, input.code)),
};
