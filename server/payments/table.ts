import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/database/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const provider = () => text({ enum: ['sandbox', 'stripe'] }).notNull();

/** A member's customer at a provider, and the lock on it. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider(),
    /** Null until the provider returned one. */
    customerId: text('customer_id'),
    /** The attempt to create one, which is also the idempotency key at the provider. */
    attempt: uuid(),
    /** Who holds the lock, and until when, by the database's clock. */
    holder: uuid(),
    heldUntil: moment('held_until'),
    /** A form for a new card that was opened and not completed so far. */
    cardSetupId: text('card_setup_id'),
    /** A keyed hash of the name and address stored at the provider. */
    contact: text(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] }), unique('billing_customers_id').on(t.provider, t.customerId)],
);

/** Webhooks that arrived, without their contents. */
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
    /** The kind of failure, without its message. */
    lastError: text('last_error'),
    /** When a failed one is retried; null once it is done or given up. */
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

/** Alerts for the admin, one per subject. */
export const paymentAlerts = pgTable(
  'payment_alerts',
  {
    id: uuid().primaryKey(),
    provider: provider(),
    kind: text({ enum: ALERTS }).notNull(),
    /**
     * The provider's id of a subscription, payment or customer; for a price its setting; for refused webhooks the day.
     */
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
