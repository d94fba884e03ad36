import { and, eq, inArray, like, lt } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { keyedBody } from '#server/http/idempotency/idempotency.ts';
import { idempotencyKeys } from '#server/http/idempotency/idempotency-table.ts';
import type { House } from '#server/services.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes old answers every hour. */
export async function tidyKeys(house: Pick<House, 'db' | 'jobs' | 'now' | 'identity'>) {
  const { db, jobs, now } = house;
  await keyBodies(house);
  jobs.handle('idempotency.tidy', async () => {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now().getTime() - DAY)));
  });
  await jobs.every('idempotency.tidy', 60 * 60);
}

/** An older version stored a plain hash of the body, which ends like base64. */
async function keyBodies(house: Pick<House, 'db' | 'identity'>) {
  const rows = await house.db.select().from(idempotencyKeys).where(like(idempotencyKeys.bodyHash, '%='));
  for (const { ownerId, endpoint, key, bodyHash } of rows) {
    const isIt = [eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key)];
    await house.db
      .update(idempotencyKeys)
      .set({ bodyHash: keyedBody(house, bodyHash) })
      .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.bodyHash, bodyHash), ...isIt));
  }
}

/** A member's stored answers contain their own words. */
export async function forgetKeysOf(tx: Transaction, ownerId: string) {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.ownerId, ownerId));
}

/** Deletes the stored answers of these endpoints. */
export async function forgetAnswers(tx: Transaction, ownerIds: readonly string[], endpoints: readonly string[]) {
  if (ownerIds.length === 0) return;
  await tx
    .delete(idempotencyKeys)
    .where(and(inArray(idempotencyKeys.ownerId, [...ownerIds]), inArray(idempotencyKeys.endpoint, [...endpoints])));
}
