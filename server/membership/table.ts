import { boolean, index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';
import { liveIn, openPlaceIn } from '#server/payments/states.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const provider = () => text({ enum: ['sandbox', 'stripe'] }).notNull();

/** A subscription, or the attempt to begin one: what its provider said when it was asked last. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The attempt: part of the key under which the provider is asked once. */
    id: uuid().primaryKey(),
    userId: member(),
    provider: provider(),
    /** Null until the provider answered. */
    providerSubscriptionId: text('provider_subscription_id'),
    itemId: text('item_id'),
    /** Null for a price that is none of the catalogue's: it gives no access, and the admin sees it. */
    plan: text({ enum: ['core', 'plus'] }),
    interval: text({ enum: ['month', 'year'] })
      .notNull()
      .default('month'),
    priceId: text('price_id'),
    /** The plan that the provider changes to at `planChangesAt`, and how often it renews then. */
    scheduledPlan: text('scheduled_plan', { enum: ['core', 'plus'] }),
    scheduledInterval: text('scheduled_interval', { enum: ['month', 'year'] }),
    planChangesAt: moment('plan_changes_at'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The code that it was begun with. */
    promotionCode: text('promotion_code'),
    /** What is taken off the next payment, in words. */
    discount: text(),
    /** What was really taken last: with promotion and tax. */
    lastPaid: integer('last_paid'),
    /** The provider's word; `surplus` is ours for a second one that must not be. */
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
    /** The purchase: part of the key under which the provider is asked once. */
    id: uuid().primaryKey(),
    userId: member(),
    provider: provider(),
    paymentId: text('payment_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** `pending` is not paid yet, `closed` never was. */
    status: text({
      enum: ['pending', 'active', 'offered', 'accepted', 'refunding', 'refunded', 'disputed', 'closed'],
    }).notNull(),
    paidAt: moment('paid_at'),
    /** Everything in Plus is held until then. */
    plusUntil: moment('plus_until'),
    offeredAt: moment('offered_at'),
    opensAt: moment('opens_at'),
    /** When the member was told that Plus ends. */
    announcedAt: moment('announced_at'),
    refundedAt: moment('refunded_at'),
    /** The subscription that ends because of this place, and resumes if it is paid back. */
    endsSubscription: text('ends_subscription'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('waitlist_entries_payment').on(t.provider, t.paymentId),
    uniqueIndex('waitlist_entries_one_open').on(t.userId, t.provider).where(openPlaceIn(t.status)),
    index('waitlist_entries_order').on(t.provider, t.paidAt),
  ],
);

/** Who wants to hear of Prime when it is sold again. */
export const primeInterest = pgTable('prime_interest', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});

/** Every yes and no to sharing what helped, with the sentence it was said to; the last one counts. */
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
