import type { Logger } from 'pino';
import type { Bus } from '#server/bus/bus.ts';
import type { Db } from '#server/database/open.ts';
import { done, failed, putBack } from '#server/jobs/outcome.ts';
import type { Payload } from '#server/jobs/table.ts';
import type { Job } from '#server/jobs/take.ts';
import { withoutContent } from '#server/without-content.ts';

export type JobsHouse = { db: Db; bus: Bus; log: Logger; now: () => Date };

/** The signal says that the process is about to stop. */
export type Work = (payload: Payload, job: { id: string; attempt: number; signal: AbortSignal }) => Promise<unknown>;
export type Handler = { work: Work; attempts: number };

/** A job during which so many processes died is set aside, since it may be the cause. */
const CRASHES = 2;

async function attempt(job: Job, { work, attempts }: Handler, signal: AbortSignal) {
  if (job.attempts > attempts || job.crashes >= CRASHES)
    throw new Error('Every process that took this job died under it.');
  await work(job.payload, { id: job.id, attempt: job.attempts, signal });
}

/** Runs one job and stores how it ended. */
export async function run(
  { db, log, now }: JobsHouse,
  worker: string,
  job: Job,
  handler: Handler,
  signal: AbortSignal,
) {
  const { id, name, attempts } = job;
  try {
    const error: unknown = await attempt(job, handler, signal).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('A job failed without a reason.'),
    );
    if (error === undefined) return await done(db, worker, job, now());
    if (signal.aborted) return await putBack(db, worker, job);
    log.warn({ job: name, id, attempt: attempts, error: withoutContent(error) }, 'a job failed');
    const isLast = job.attempts >= handler.attempts || job.crashes >= CRASHES;
    await failed(db, worker, job, isLast, error, now());
  } catch (error) {
    // Its lease will expire, and then it is taken again.
    log.error({ job: name, id, error: withoutContent(error) }, 'the end of a job could not be written down');
  }
}
