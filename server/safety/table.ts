import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** How often a card was shown, a day, a kind: nobody's, and without a word of anybody's. */
export const safetyCounts = pgTable(
  'safety_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    category: text().notNull(),
    level: smallint().notNull(),
    resource: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.category, t.level, t.resource] })],
);
