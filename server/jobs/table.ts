import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a job is about: ids, and never readable private text. */
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
    /** By the house's clock. */
    runAt: moment('run_at').notNull(),
    /** A job that comes again moves on by so many seconds instead of being done. */
    everySeconds: integer('every_seconds'),
    attempts: integer().notNull().default(0),
    /** How often its process died under it. */
    crashes: integer().notNull().default(0),
    worker: uuid(),
    /** By the database's clock: a worker that stops renewing it is taken for dead. */
    leasedUntil: moment('leased_until'),
    /** Kept only where the key must stay known. */
    doneAt: moment('done_at'),
    /** Tried in vain as often as it may be; kept for the admin. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('jobs_waiting').on(t.runAt).where(sql`${t.doneAt} is null and ${t.failedAt} is null`),
    index('jobs_done').on(t.doneAt).where(sql`${t.doneAt} is not null`),
  ],
);
