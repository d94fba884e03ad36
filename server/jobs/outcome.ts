import type { Db } from '#server/database/open.ts';
import { nextSlot, nextTry } from '#server/jobs/due.ts';
import { jobs } from '#server/jobs/table.ts';
import { heldBy, type Job } from '#server/jobs/take.ts';
import { codeOf } from '#server/refused.ts';

const RELEASED = { worker: null, leasedUntil: null };

/** The kind of failure; its message may contain private text. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, codeOf(error) ?? codeOf(error.cause)].filter(Boolean).join(' ');
}

/** Done: deleted, or kept without its payload while its key must stay known, or moved to its next interval. */
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

/** Failed: retried later, or kept for the admin after the last attempt. */
export async function failed(db: Db, worker: string, job: Job, isLast: boolean, error: unknown, now: Date) {
  const later = isLast && job.everySeconds ? nextSlot(now, job.everySeconds) : nextTry(now, job.attempts);
  const parked = isLast && !job.everySeconds;
  const next = parked ? { failedAt: now } : { runAt: later, ...(isLast && { attempts: 0, crashes: 0 }) };
  await db
    .update(jobs)
    .set({ ...RELEASED, ...next, lastError: kindOf(error) })
    .where(heldBy(worker, job.id));
}

/** Interrupted because the process stops: another process starts it again, and the attempt does not count. */
export async function putBack(db: Db, worker: string, job: Job) {
  await db
    .update(jobs)
    .set({ ...RELEASED, attempts: job.attempts - 1 })
    .where(heldBy(worker, job.id));
}
