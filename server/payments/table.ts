import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/account/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A member as a provider knows them: one customer each, and one thing done for them at a time. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
    /** Null until the provider gave one. */
    customerId: text('customer_id'),
    /** Whose turn it is, and until when by the database's clock. */
    turn: uuid(),
    turnUntil: moment('turn_until'),
    /** Each look at the provider takes a number; what an earlier look saw never overwrites a later one. */
    asked: bigint({ mode: 'number' }).notNull().default(0),
    written: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] }), unique('billing_customers_id').on(t.provider, t.customerId)],
);

/** Webhooks that came, without what they said. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    customerId: text('customer_id'),
    paymentId: text('payment_id'),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer().notNull().default(0),
    /** The kind of the failure, without its words. */
    lastError: text('last_error'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_received').on(t.provider, t.receivedAt),
  ],
);
