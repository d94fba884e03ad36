import { and, eq } from 'drizzle-orm';
import { overview } from '#server/admin/overview.ts';
import { house } from '#server/http/gate.ts';
import { refuse } from '#server/http/refuse.ts';
import { offerPlace, reconcile, refundPlace } from '#server/membership/membership.ts';
import { process } from '#server/payments/inbox.ts';
import { refusing } from '#server/payments/refusals.ts';
import { paymentEvents } from '#server/payments/table.ts';

const DAY = 24 * 60 * 60 * 1000;

export const admin = {
  membership: house.admin.membership.handler(({ context }) => overview(context)),

  offerPlace: house.admin.offerPlace.handler(async ({ context, input: { id, opensAt } }) => {
    await offerPlace(context, id, opensAt);
    return overview(context);
  }),

  refundPlace: house.admin.refundPlace.handler(async ({ context, input: { id } }) => {
    await refusing(() => refundPlace(context, id));
    return overview(context);
  }),

  retryEvent: house.admin.retryEvent.handler(async ({ context, input: { id } }) => {
    const { db, payments } = context;
    const isIt = and(eq(paymentEvents.provider, payments.provider), eq(paymentEvents.eventId, id));
    const [event] = await db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(isIt);
    if (!event) throw refuse('not_found');
    await refusing(() => process(context, id));
    return overview(context);
  }),

  advance: house.admin.advance.handler(async ({ context, input: { days } }) => {
    if (!context.payments.sandbox) throw refuse('not_found');
    await context.payments.sandbox.advance(days * DAY);
    await reconcile(context);
    return overview(context);
  }),
};
