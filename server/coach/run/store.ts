import { and, eq, inArray, isNull, lt, notInArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ended } from '#server/coach/run/draft.ts';
import { coachProgress, coachRuns } from '#server/coach/run/table.ts';
import { hot } from '#server/database/hot.ts';
import type { Db, DbOrTransaction } from '#server/database/open.ts';

export type Run = typeof coachRuns.$inferSelect;
type Change = Partial<typeof coachRuns.$inferInsert>;
const OPEN = ['queued', 'running'] as const;
const ENDED = ['done', 'stopped', 'failed'] as const;

const leaseOf = (seconds: number | Placeholder) =>
  sql`clock_timestamp() + make_interval(secs => ${seconds}::double precision)`;
const isOpen = inArray(coachRuns.status, [...OPEN]);
const ownedBy = (ownerId: string, id: string) => and(eq(coachRuns.id, id), eq(coachRuns.ownerId, ownerId));

/** The room of a reply that no room waits for. */
export const NO_ROOM = '';

/** Leases of what this process writes expire too, while it or the database stands still: those are `going`. */
type Taking = { worker: string; seconds: number; most: number; suspect: boolean } & Record<'rooms' | 'going', string[]>;

/** A process that stops gives its replies back, so one that is still held when its lease expires lost its process. */
const lost = sql`(${coachRuns.status} = 'running')`;

/**
 * Takes replies that no process writes: waiting ones, or suspects whose process died. Replies of rooms that this
 * process does not know are left, since their room has to be told of the end.
 */
export async function takeOpen(db: Db, { worker, seconds, most, rooms, suspect, going }: Taking): Promise<Run[]> {
  const free = or(isNull(coachRuns.leasedUntil), lt(coachRuns.leasedUntil, sql`clock_timestamp()`));
  const suspicion = sql`(${lost} or ${coachRuns.crashes} > 0) = ${suspect}`;
  const waiting = db
    .select({ id: coachRuns.id })
    .from(coachRuns)
    .where(and(isOpen, free, suspicion, inArray(coachRuns.room, [NO_ROOM, ...rooms]), notInArray(coachRuns.id, going)))
    .orderBy(coachRuns.id)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(coachRuns)
    .set({
      status: 'running',
      worker,
      leasedUntil: leaseOf(seconds),
      attempts: sql`${coachRuns.attempts} + 1`,
      crashes: sql`${coachRuns.crashes} + ${lost}::int`,
    })
    .where(sql`${coachRuns.id} = any(array(${waiting}))`)
    .returning();
}

export async function renew(db: Db, worker: string, ids: string[], seconds: number) {
  await db
    .update(coachRuns)
    .set({ leasedUntil: leaseOf(seconds) })
    .where(and(inArray(coachRuns.id, ids), eq(coachRuns.worker, worker), isOpen));
}

/** Gives replies back when the process stops. The next process starts them again. */
export async function putBack(db: DbOrTransaction, worker: string, id: string) {
  await db
    .update(coachRuns)
    .set({ status: 'queued', worker: null, leasedUntil: null })
    .where(and(eq(coachRuns.id, id), eq(coachRuns.worker, worker), isOpen));
}

/** Ends an open run once; false if another process holds it or it has ended. */
export async function close(
  tx: DbOrTransaction,
  id: string,
  worker: string | undefined,
  status: Ended,
  change: Change,
) {
  const mine = worker === undefined ? undefined : eq(coachRuns.worker, worker);
  const ended = await tx
    .update(coachRuns)
    .set({ ...change, status, worker: null, leasedUntil: null })
    .where(and(eq(coachRuns.id, id), mine, isOpen))
    .returning({ id: coachRuns.id });
  if (ended.length > 0) await tx.delete(coachProgress).where(eq(coachProgress.runId, id));
  return ended.length > 0;
}

/** Asks for a stop; false if the run has ended or does not exist. */
export async function askToStop(db: Db, ownerId: string, id: string, stopAskedAt: Date) {
  const asked = await db
    .update(coachRuns)
    .set({ stopAskedAt })
    .where(and(ownedBy(ownerId, id), isOpen))
    .returning({ id: coachRuns.id });
  return asked.length > 0;
}

/** Sets the successor of a finished reply. Of concurrent calls one succeeds. */
export async function replace(
  tx: DbOrTransaction,
  ownerId: string,
  id: string,
  replacedBy: string,
): Promise<Run | undefined> {
  const [row] = await tx
    .update(coachRuns)
    .set({ status: 'replaced', replacedBy })
    .where(and(ownedBy(ownerId, id), inArray(coachRuns.status, [...ENDED])))
    .returning();
  return row;
}

export type NewRun = Pick<Run, 'id' | 'ownerId' | 'people' | 'task' | 'room' | 'subject' | 'input' | 'createdAt'>;

const given = (name: string) => sql.placeholder(name);
const WRITTEN = [
  ...(['id', 'ownerId', 'people', 'task', 'room', 'subject'] as const),
  ...(['input', 'createdAt', 'status', 'worker'] as const),
] as const;

/** Prepared, because the first word of every reply waits for it. */
const inserted = hot((db) =>
  db
    .insert(coachRuns)
    .values({
      ...(Object.fromEntries(WRITTEN.map((name) => [name, given(name)])) as Record<
        (typeof WRITTEN)[number],
        Placeholder
      >),
      attempts: sql`case when ${given('seconds')}::integer is null then 0 else 1 end`,
      leasedUntil: leaseOf(given('seconds')),
    })
    .returning()
    .prepare('keep_question'),
);

/** A new run, held by a process that starts it at once, or waiting for one. */
export async function insert(
  tx: DbOrTransaction,
  run: NewRun,
  held?: { worker: string; seconds: number },
): Promise<Run> {
  const holding = held ? { status: 'running', ...held } : { status: 'queued', worker: null, seconds: null };
  const [row] = await inserted(tx).execute({ ...run, ...holding });
  if (!row) throw new Error('A message was not kept.');
  return row;
}

export async function find(db: DbOrTransaction, ownerId: string, id: string): Promise<Run | undefined> {
  const [row] = await db.select().from(coachRuns).where(ownedBy(ownerId, id));
  return row;
}

export type Progress = typeof coachProgress.$inferInsert;

/** One statement for all. A run that ends meanwhile leaves nothing behind. */
const saving = hot((db) => {
  const open = db.$with('open', {}).as(sql`select ${coachRuns.id} as id from ${coachRuns}
    where ${coachRuns.id} = any(${given('ids')}::uuid[]) and ${isOpen} for share skip locked`);
  const saved = db.$with('saved', {}).as(sql`insert into ${coachProgress} (run_id, edition, sealed)
    select * from unnest(${given('ids')}::uuid[], ${given('editions')}::integer[], ${given('sealed')}::bytea[])
    as grown (run_id, edition, sealed) where grown.run_id in (select id from open)
    on conflict (run_id) do update set edition = excluded.edition, sealed = excluded.sealed returning run_id`);
  return db.with(open, saved).select({ id: sql<string>`run_id` }).from(sql`saved`).prepare('save_progress');
});

/** Returns those that were kept; one that is held is kept the next time. */
export async function saveProgress(db: Db, rows: Progress[]) {
  const [ids, editions] = [rows.map(({ runId }) => runId), rows.map(({ edition }) => edition)];
  const saved = await saving(db).execute({ ids, editions, sealed: rows.map(({ sealed }) => sealed) });
  return new Set(saved.map(({ id }) => id));
}

export async function progressOf(db: Db, id: string) {
  const [row] = await db.select().from(coachProgress).where(eq(coachProgress.runId, id));
  return row;
}

/** Deletes runs that ended before then, and stored progress without an open run. */
export async function forgetEnded(db: Db, before: Date) {
  await db.delete(coachRuns).where(lt(coachRuns.endedAt, before));
  const open = db.select({ id: coachRuns.id }).from(coachRuns).where(isOpen);
  await db.delete(coachProgress).where(sql`${coachProgress.runId} not in (${open})`);
}

async function forget(db: DbOrTransaction, which: SQL | undefined) {
  const gone = await db.delete(coachRuns).where(which).returning({ id: coachRuns.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.delete(coachProgress).where(inArray(coachProgress.runId, ids));
}

/** Deletes runs that a room has stored itself. */
export const forgetRun = (tx: DbOrTransaction, id: string) => forget(tx, eq(coachRuns.id, id));

/** Deletes what was asked and answered about one subject of a room. */
export const forgetSubject = (db: DbOrTransaction, room: string, ownerId: string, subject: string) =>
  forget(db, and(eq(coachRuns.ownerId, ownerId), eq(coachRuns.room, room), eq(coachRuns.subject, subject)));
