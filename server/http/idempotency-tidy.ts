import { lt } from 'drizzle-orm';
import type { Db } from '#server/database/open.ts';
import { idempotencyKeys } from '#server/http/idempotency-table.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Forgets once an hour the answers that were kept their day. */
export async function tidyKeys({ db, jobs, now }: { db: Db; jobs: Jobs; now: () => Date }) {
  jobs.handle('idempotency.tidy', async () => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now().getTime() - DAY)));
  });
  await jobs.every('idempotency.tidy', 60 * 60);
}
