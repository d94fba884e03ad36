import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The live events of the last hour, for pages that lost their connection. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id').notNull(),
    kind: text().notNull(),
    subject: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The transaction that wrote it. Of two, the one with the smaller id may commit later. */
    xact: bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
  },
  (t) => [index('live_events_owner').on(t.ownerId, t.id), index('live_events_age').on(t.createdAt)],
);
