import { eq } from 'drizzle-orm';
import type { SafetyNote } from '#contract/chat.ts';
import type { SafetyPlan } from '#contract/support.ts';
import { standingOf } from '#server/coach/port.ts';
import { countSafety } from '#server/coach/safety/counts.ts';
import { texts } from '#server/coach/tasks/task.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import { withoutContent } from '#server/http/failure.ts';
import { safetyPlans } from '#server/support/table.ts';
import type { Safe } from '#server/vault/vault.ts';

const TABLE = 'safety_plans';

export const sealPlan = (safe: Safe, ownerId: string, plan: SafetyPlan) => safe.seal(TABLE, ownerId, plan);

export const openPlan = (safe: Safe, { ownerId, updatedAt, sealed }: typeof safetyPlans.$inferSelect) => ({
  ...safe.open<SafetyPlan>(TABLE, ownerId, sealed),
  updatedAt: updatedAt.toISOString(),
});

const NOW = 3;

/** What is new in a plan, read: what is written here on purpose is not answered, an emergency of this moment is. */
export async function urgentNote(
  house: Pick<House, 'db' | 'now' | 'log'>,
  lines: readonly string[],
): Promise<SafetyNote | null> {
  const standing = standingOf(texts('relationship', ...lines));
  const { level, category, who, resource } = standing;
  if (level < NOW) return null;
  await countSafety(house, standing).catch((error) => {
    house.log.error({ error: withoutContent(error) }, 'a count could not be kept');
  });
  return { level, category, who, resource };
}

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.ownerId, userId));
  return { safetyPlan: row ? openPlan(await vault.of(userId), row) : null };
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(safetyPlans).where(eq(safetyPlans.ownerId, userId));
}
