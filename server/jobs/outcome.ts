import type { Db } from '#server/database/open.ts';
import { nextSlot, nextTry } from '#server/jobs/due.ts';
import { jobs } from '#server/jobs/table.ts';
import { heldBy, type Job } from '#server/jobs/take.ts';
import { codeOf } from '#server/refused.ts';

const RELEASED = { worker: null, leasedUntil: null };

/** The kind of a failure; its message may hold somebody's words. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, codeOf(error) ?? codeOf(error.cause)].filter(Boolean).join(' ');
}

/** Done: gone, or kept without its payload while its key must stay known, or moved on to its next interval. */
export async function done(db: Db, worker: string, job: Job, now: Date) {
  const held = heldBy(worker, job.id);
  if (!job.key) {
    await db.delete(jobs).where(held);
    return;
  }
  const end = job.everySeconds
    ? { attempts: 0, crashes: 0, runAt: nextSlot(now, job.everySeconds) }
    : { doneAt: now, payload: {} };
  await db
    .update(jobs)
    .set({ ...RELEASED, ...end, lastError: null })
    .where(held);
}

/** Failed: to be tried again later, or after the last try kept for the admin. */
export async function failed(db: Db, worker: string, job: Job, isLast: boolean, error: unknown, now: Date) {
  const later = isLast && job.everySeconds ? nextSlot(now, job.everySeconds) : nextTry(now, job.attempts);
  const parked = isLast && !job.everySeconds;
  const next = parked ? { failedAt: now } : { runAt: later, ...(isLast && { attempts: 0, crashes: 0 }) };
  await db
    .update(jobs)
    .set({ ...RELEASED, ...next, lastError: kindOf(error) })
    .where(heldBy(worker, job.id));
}

/** Cut short because its process stops: the next process begins it anew, and the try does not count. */
export async function putBack(db: Db, worker: string, job: Job) {
  await db
    .update(jobs)
    .set({ ...RELEASED, attempts: job.attempts - 1 })
    .where(heldBy(worker, job.id));
}
