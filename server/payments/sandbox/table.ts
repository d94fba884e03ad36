import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/account/table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The sandbox's own books: what a real provider would keep on its side. No real money, no card numbers. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});

const customer = () =>
  text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' });

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    attemptId: uuid('attempt_id').notNull().unique(),
    customerId: customer(),
    plan: text({ enum: ['core', 'plus'] }).notNull(),
    status: text({ enum: ['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled'] }).notNull(),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    canceledAt: moment('canceled_at'),
    endedAt: moment('ended_at'),
    paymentMethod: text('payment_method'),
    pastDueSince: moment('past_due_since'),
    /** Failed tries to collect the present renewal. */
    tries: integer().notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sandbox_subscriptions_customer').on(t.customerId), index('sandbox_subscriptions_due').on(t.status)],
);

/** One amount to be paid, or a card to be saved. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    customerId: customer(),
    subscriptionId: text('subscription_id').references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['first', 'renewal', 'upgrade', 'one_time', 'card'] }).notNull(),
    /** The plan that an upgrade leads to. */
    plan: text({ enum: ['core', 'plus'] }),
    /** The purchase of ours that a one-time payment came from. */
    purchaseId: uuid('purchase_id'),
    amount: integer().notNull(),
    status: text({ enum: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'] }).notNull(),
    paymentMethod: text('payment_method'),
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
  },
  (t) => [
    unique('sandbox_payments_purchase').on(t.purchaseId),
    index('sandbox_payments_customer').on(t.customerId),
    index('sandbox_payments_subscription').on(t.subscriptionId),
  ],
);
