import { lt } from 'drizzle-orm';
import { KEPT_DAYS } from '#contract/retention.ts';
import type { Db } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { jobs as table } from '#server/jobs/table.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR * 1000;
/** How long a done job's key stays known, and how long a failed job is kept for the admin. */
const DONE = DAY;
const FAILED = KEPT_DAYS.failedJobs * DAY;

/** Deletes old jobs every hour. */
export async function tidyJobs({ db, jobs, now }: { db: Db; jobs: Jobs; now: () => Date }) {
  const before = (age: number) => new Date(now().getTime() - age);
  jobs.handle('jobs.tidy', async () => {
    await db.delete(table).where(lt(table.doneAt, before(DONE)));
    await db.delete(table).where(lt(table.failedAt, before(FAILED)));
  });
  await jobs.every('jobs.tidy', HOUR);
}
