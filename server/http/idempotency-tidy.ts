import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Transaction } from '#server/database/open.ts';
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

/** What was answered to somebody holds their own words. */
export async function forgetKeysOf(tx: Transaction, ownerId: string) {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.ownerId, ownerId));
}

/** What was answered there, when what it told of is not to stay. */
export async function forgetAnswers(tx: Transaction, ownerIds: readonly string[], endpoints: readonly string[]) {
  if (ownerIds.length === 0) return;
  await tx
    .delete(idempotencyKeys)
    .where(and(inArray(idempotencyKeys.ownerId, [...ownerIds]), inArray(idempotencyKeys.endpoint, [...endpoints])));
}
