import { and, asc, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/open.ts';
import { jobs } from '#server/jobs/table.ts';

export type Job = Pick<
  typeof jobs.$inferSelect,
  'id' | 'name' | 'key' | 'payload' | 'attempts' | 'crashes' | 'everySeconds'
>;

/** The names a process has handlers for, and the jobs it is running. */
type Wanted = { names: string[]; running: string[]; now: Date };

const waiting = ({ names, running }: Wanted) =>
  and(
    isNull(jobs.doneAt),
    isNull(jobs.failedAt),
    inArray(jobs.name, names),
    running.length > 0 ? not(inArray(jobs.id, running)) : undefined,
    or(isNull(jobs.leasedUntil), sql`${jobs.leasedUntil} < clock_timestamp()`),
  );

export const lease = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Takes up to `count` due jobs. No other worker gets them as long as the lease is renewed. */
export async function take(db: Db, worker: string, seconds: number, count: number, wanted: Wanted): Promise<Job[]> {
  if (wanted.names.length === 0) return [];
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(waiting(wanted), lte(jobs.runAt, wanted.now)))
    .orderBy(asc(jobs.runAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({
      worker,
      leasedUntil: lease(seconds),
      attempts: sql`${jobs.attempts} + 1`,
      // A worker that ends a job releases it. One that still has a worker after its lease expired lost its process.
      crashes: sql`${jobs.crashes} + (${jobs.worker} is not null)::int`,
    })
    .where(sql`${jobs.id} = any(array(${due}))`)
    .returning({
      id: jobs.id,
      name: jobs.name,
      key: jobs.key,
      payload: jobs.payload,
      attempts: jobs.attempts,
      crashes: jobs.crashes,
      everySeconds: jobs.everySeconds,
    });
}

/** When the next free job is due. */
export async function nextDue(db: Db, wanted: Wanted): Promise<Date | undefined> {
  if (wanted.names.length === 0) return undefined;
  const [next] = await db
    .select({ at: jobs.runAt })
    .from(jobs)
    .where(waiting(wanted))
    .orderBy(asc(jobs.runAt))
    .limit(1);
  return next?.at;
}

/** A row may be changed only by the worker that still holds it. */
export const heldBy = (worker: string, id: string) => and(eq(jobs.id, id), eq(jobs.worker, worker));
