import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A message to the coach and its reply. The row exists before a provider is asked. */
export const coachRuns = pgTable(
  'coach_runs',
  {
    id: uuid().primaryKey(),
    /** Whose key seals it: a member's, or that of a shared session. */
    ownerId: uuid('owner_id').notNull(),
    /** The members whose words are in it; usage counts for the first, who wrote the message. */
    people: uuid().array().notNull(),
    task: text({ enum: ['coachChat', 'relationshipChat', 'argumentChat', 'resolveArgument'] }).notNull(),
    /** The room that is told how it ended, and the room's subject it is about. */
    room: text().notNull(),
    subject: uuid(),
    status: text({ enum: ['queued', 'running', 'done', 'stopped', 'failed', 'replaced'] }).notNull(),
    worker: uuid(),
    /** In the database's time. A process that stops renewing it counts as dead. */
    leasedUntil: moment('leased_until'),
    attempts: integer().notNull().default(0),
    /** How often its process died during it. */
    crashes: integer().notNull().default(0),
    stopAskedAt: moment('stop_asked_at'),
    replacedBy: uuid('replaced_by'),
    /** What is asked; sealed under the row's id and `input`. */
    input: bytes().notNull(),
    /** What was answered; sealed under the row's id and `output`. */
    output: bytes(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('coach_runs_open').on(t.leasedUntil).where(sql`${t.status} in ('queued', 'running')`),
    index('coach_runs_owner').on(t.ownerId, t.id),
    index('coach_runs_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
  ],
);

/**
 * What has been written of a reply so far, for readers in other processes. The migration makes the table UNLOGGED:
 * after a crash the reply is written again.
 */
export const coachProgress = pgTable('coach_progress', {
  runId: uuid('run_id').primaryKey(),
  edition: integer().notNull(),
  sealed: bytes().notNull(),
});
