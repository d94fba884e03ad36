import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Ids and other plain data, never readable private text. */
export type Payload = Readonly<Record<string, string>>;

/** Work to be done once, by whichever process takes it. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Two with the same key are one job. */
    key: text().unique(),
    payload: jsonb().$type<Payload>().notNull(),
    /** By the app's clock. */
    runAt: moment('run_at').notNull(),
    /** A recurring job moves on by this many seconds instead of being done. */
    everySeconds: integer('every_seconds'),
    attempts: integer().notNull().default(0),
    /** How many processes died while running it. */
    crashes: integer().notNull().default(0),
    worker: uuid(),
    /** By the database's clock. A worker that stops renewing it counts as dead. */
    leasedUntil: moment('leased_until'),
    /** Kept only where the key must stay known. */
    doneAt: moment('done_at'),
    /** All attempts failed; kept for the admin. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('jobs_waiting').on(t.runAt).where(sql`${t.doneAt} is null and ${t.failedAt} is null`),
    index('jobs_done').on(t.doneAt).where(sql`${t.doneAt} is not null`),
  ],
);
