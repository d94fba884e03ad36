import { boolean, index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';
import { liveIn, openPlaceIn } from '#server/payments/states.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const provider = () => text({ enum: ['sandbox', 'stripe'] }).notNull();

/** A subscription or the attempt to start one, as the provider described it last. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Also part of the idempotency key at the provider. */
    id: uuid().primaryKey(),
    userId: member(),
    provider: provider(),
    /** Null until the provider has answered. */
    providerSubscriptionId: text('provider_subscription_id'),
    itemId: text('item_id'),
    /** Null for a price that is not in the catalog: it gives no access, and the admin is alerted. */
    plan: text({ enum: ['core', 'plus'] }),
    interval: text({ enum: ['month', 'year'] })
      .notNull()
      .default('month'),
    priceId: text('price_id'),
    /** The plan and interval from `planChangesAt` on. */
    scheduledPlan: text('scheduled_plan', { enum: ['core', 'plus'] }),
    scheduledInterval: text('scheduled_interval', { enum: ['month', 'year'] }),
    planChangesAt: moment('plan_changes_at'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The promotion code it was started with. */
    promotionCode: text('promotion_code'),
    /** The discount on the next payment, in words. */
    discount: text(),
    /** The last charge, with promotion and tax. */
    lastPaid: integer('last_paid'),
    /** The provider's status; `surplus` is ours for a second subscription. */
    status: text().notNull(),
    currentPeriodStart: moment('current_period_start'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    canceledAt: moment('canceled_at'),
    endedAt: moment('ended_at'),
    pastDueSince: moment('past_due_since'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    createdAt: moment('created_at').notNull(),
    syncedAt: moment('synced_at'),
  },
  (t) => [
    unique('subscriptions_provider_id').on(t.provider, t.providerSubscriptionId),
    uniqueIndex('subscriptions_one_live').on(t.userId, t.provider).where(liveIn(t.status)),
    index('subscriptions_due').on(t.provider, t.status, t.currentPeriodEnd),
  ],
);

/** A place on Prime's waiting list, or the attempt to buy one. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    /** Also part of the idempotency key at the provider. */
    id: uuid().primaryKey(),
    userId: member(),
    provider: provider(),
    paymentId: text('payment_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** `pending`: not paid yet. `closed`: never paid. */
    status: text({
      enum: ['pending', 'active', 'offered', 'accepted', 'refunding', 'refunded', 'disputed', 'closed'],
    }).notNull(),
    paidAt: moment('paid_at'),
    /** Plus is included until then. */
    plusUntil: moment('plus_until'),
    offeredAt: moment('offered_at'),
    opensAt: moment('opens_at'),
    /** When the end of Plus was announced. */
    announcedAt: moment('announced_at'),
    refundedAt: moment('refunded_at'),
    /** The subscription that ends because of this place, and resumes after a refund. */
    endsSubscription: text('ends_subscription'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('waitlist_entries_payment').on(t.provider, t.paymentId),
    uniqueIndex('waitlist_entries_one_open').on(t.userId, t.provider).where(openPlaceIn(t.status)),
    index('waitlist_entries_order').on(t.provider, t.paidAt),
  ],
);

/** Members who want to be told when Prime is sold again. */
export const primeInterest = pgTable('prime_interest', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});

/** Every yes and no to sharing, with the version of the sentence. The latest counts. */
export const sharingConsents = pgTable(
  'sharing_consents',
  {
    id: uuid().primaryKey(),
    userId: member(),
    agreed: boolean().notNull(),
    version: text().notNull(),
    occasion: text({ enum: ['trial', 'core', 'settings'] }).notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('sharing_consents_owner').on(t.userId, t.id)],
);
