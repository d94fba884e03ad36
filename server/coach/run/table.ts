import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/database/bytes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A message to the coach and its reply. The message is here before anybody is asked for an answer. */
export const coachRuns = pgTable(
  'coach_runs',
  {
    id: uuid().primaryKey(),
    /** Under whose key it is sealed: a member, or a session that several share. */
    ownerId: uuid('owner_id').notNull(),
    /** Whose words are in it: first whoever wrote the message, for whom it counts. */
    people: uuid().array().notNull(),
    task: text({ enum: ['coachChat', 'relationshipChat', 'argumentChat', 'resolveArgument'] }).notNull(),
    /** The room that wants to know how it ended, and which thing of the room's it is about. */
    room: text().notNull(),
    subject: uuid(),
    status: text({ enum: ['queued', 'running', 'done', 'stopped', 'failed', 'replaced'] }).notNull(),
    worker: uuid(),
    /** By the database's clock: a process that stops renewing it is taken for dead. */
    leasedUntil: moment('leased_until'),
    attempts: integer().notNull().default(0),
    /** How often its process died under it. */
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
 * What there is of a reply that is still being written, for readers in other processes.
 * The migration makes it UNLOGGED: after a crash the reply is written anew.
 */
export const coachProgress = pgTable('coach_progress', {
  runId: uuid('run_id').primaryKey(),
  edition: integer().notNull(),
  sealed: bytes().notNull(),
});
