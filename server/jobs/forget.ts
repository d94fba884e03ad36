import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { jobs, type Payload } from '#server/jobs/table.ts';

/** Deletes the jobs about any of these, done or not. */
export async function forgetJobsAbout(tx: Transaction, marks: readonly string[]) {
  for (const mark of marks) await tx.delete(jobs).where(sql`strpos(${jobs.payload}::text, ${mark}) > 0`);
}

/** Deletes jobs by name and payload. */
export async function forgetJobs(tx: Transaction, name: string, isSuch: (payload: Payload) => boolean) {
  const rows = await tx.select({ id: jobs.id, payload: jobs.payload }).from(jobs).where(eq(jobs.name, name));
  const ids = rows.filter(({ payload }) => isSuch(payload)).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(jobs).where(inArray(jobs.id, ids));
}
