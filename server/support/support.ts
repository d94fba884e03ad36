import { eq } from 'drizzle-orm';
import type { SafetyPlan } from '#contract/support.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import { safetyPlans } from '#server/support/table.ts';
import type { Safe } from '#server/vault/vault.ts';

const TABLE = 'safety_plans';

export const sealPlan = (safe: Safe, ownerId: string, plan: SafetyPlan) => safe.seal(TABLE, ownerId, plan);

export const openPlan = (safe: Safe, { ownerId, updatedAt, sealed }: typeof safetyPlans.$inferSelect) => ({
  ...safe.open<SafetyPlan>(TABLE, ownerId, sealed),
  updatedAt: updatedAt.toISOString(),
});

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.ownerId, userId));
  return { safetyPlan: row ? openPlan(await vault.of(userId), row) : null };
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(safetyPlans).where(eq(safetyPlans.ownerId, userId));
}
