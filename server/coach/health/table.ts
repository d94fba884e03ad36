import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How answering went, by day (UTC) and by who answered: counts, nobody's, and without a word. */
export const coachDays = pgTable(
  'coach_days',
  {
    day: date().notNull(),
    adapter: text().notNull(),
    answered: integer().notNull(),
    /** Of those answered: by the built-in guide because the provider could not. */
    fellBack: integer('fell_back').notNull(),
    failed: integer().notNull(),
    /** All that were answered, together; and the slowest of them. */
    milliseconds: bigint({ mode: 'number' }).notNull(),
    slowest: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.adapter] })],
);
