import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const provider = () => text({ enum: ['sandbox', 'stripe'] }).notNull();

/** A member as a provider knows them: one customer each, and one thing done for them at a time. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider(),
    /** Null until the provider gave one. */
    customerId: text('customer_id'),
    /** The attempt to make one that is under way: the key under which the provider is asked once. */
    attempt: uuid(),
    /** Who works on this member's money, and until when at most, by the database's clock. */
    holder: uuid(),
    heldUntil: moment('held_until'),
    /** A form for another card that was opened and not yet seen to be filled in. */
    cardSetupId: text('card_setup_id'),
    /** A keyed hash of the name and address that the provider has. */
    contact: text(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] }), unique('billing_customers_id').on(t.provider, t.customerId)],
);

/** Webhooks that came, without what they said. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: provider(),
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    customerId: text('customer_id'),
    paymentId: text('payment_id'),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer().notNull().default(0),
    /** The kind of the failure, without its words. */
    lastError: text('last_error'),
    /** When a failed one is tried again; null once it is done or given up. */
    nextTryAt: moment('next_try_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_received').on(t.provider, t.receivedAt),
    index('payment_events_next_try').on(t.provider, t.nextTryAt),
  ],
);

export const ALERTS = [
  'unknown_price',
  'customer_gone',
  'subscription_gone',
  'payment_gone',
  'surplus_refunded',
  'paid_late_refunded',
  'payment_for_nobody_refunded',
  'subscription_for_nobody_refunded',
  'payment_of_another_installation',
  'disputed',
  'refunded',
  'refund_failed',
  'wrong_price',
  'webhook_forged',
  'webhook_of_other_mode',
] as const;
export type AlertKind = (typeof ALERTS)[number];

/** What the admin should see: once for each thing of the provider's that it is about. */
export const paymentAlerts = pgTable(
  'payment_alerts',
  {
    id: uuid().primaryKey(),
    provider: provider(),
    kind: text({ enum: ALERTS }).notNull(),
    /** The provider's id of the subscription, payment or customer; of a price, its setting; of webhooks that were refused, the day. */
    subject: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    doneAt: moment('done_at'),
  },
  (t) => [
    unique('payment_alerts_once').on(t.provider, t.kind, t.subject),
    index('payment_alerts_open').on(t.provider, t.at),
  ],
);
