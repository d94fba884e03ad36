import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often something was done in the running window, counted for all processes together.
 * The migration makes it UNLOGGED: a count may be lost in a crash, and costs no write-ahead log.
 */
export const limits = pgTable(
  'limits',
  {
    name: text().notNull(),
    /** A keyed hash: the table tells no address and no member. */
    who: text().notNull(),
    count: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.who] })],
);
