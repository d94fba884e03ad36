import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Rate-limit counts, shared by all processes. The migration makes the table UNLOGGED: counts may be lost in a crash,
 * and cost no write-ahead log.
 */
export const limits = pgTable(
  'limits',
  {
    name: text().notNull(),
    /** A keyed hash of an address or member. */
    who: text().notNull(),
    count: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.who] })],
);
