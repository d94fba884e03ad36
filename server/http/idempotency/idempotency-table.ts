import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

/** The answer to a creation with an idempotency key, kept for a day for retries. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: uuid('owner_id').notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    /** Keyed, so that a text cannot be guessed from a copy of the table. */
    bodyHash: text('body_hash').notNull(),
    /** The call that is working on it, and until when it counts as alive, by the database's clock. */
    holder: uuid(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** The results of the handler's transactions so far, each written in its transaction; sealed. */
    made: bytes(),
    /** Null while the first call is running; sealed. */
    reply: bytes(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.endpoint, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);
