import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Answers per day (UTC) and provider: counts only, without members or text. */
export const coachDays = pgTable(
  'coach_days',
  {
    day: date().notNull(),
    adapter: text().notNull(),
    answered: integer().notNull(),
    /** Answered by the built-in guide because the provider failed. */
    fellBack: integer('fell_back').notNull(),
    failed: integer().notNull(),
    /** The sum, and the slowest. */
    milliseconds: bigint({ mode: 'number' }).notNull(),
    slowest: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.adapter] })],
);
