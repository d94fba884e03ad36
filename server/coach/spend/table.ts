import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** Requests to the outside provider in a day (UTC), by member and, under the nil id, by the whole house. */
export const coachSpend = pgTable(
  'coach_spend',
  {
    day: date().notNull(),
    who: uuid().notNull(),
    requests: integer().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.who] })],
);
