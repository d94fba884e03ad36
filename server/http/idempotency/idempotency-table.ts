import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** What a creation answered to a member's key, kept a day so that a second try gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: uuid('owner_id').notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    /** Keyed: nobody can try from the table alone what was written. */
    bodyHash: text('body_hash').notNull(),
    /** Which call is at work on it, and by the database's clock until when it counts as alive. */
    holder: uuid(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** What the handler's transactions gave so far, each written within its own; sealed. */
    made: bytes(),
    /** Null while the first call is still at work; sealed. */
    reply: bytes(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.endpoint, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);
