import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SafetyNote } from '#contract/chat.ts';
import { SafetyPlan } from '#contract/support.ts';
import type { Transaction } from '#server/database/open.ts';
import { type Arrival, Since } from '#server/http/arrival.ts';
import { assessTexts, texts } from '#server/safety/assess-texts.ts';
import { showCard } from '#server/safety/counts.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';
import { safetyPlans } from '#server/support/table.ts';
import type { Safe } from '#server/vault/vault.ts';

const TABLE = 'safety_plans';

export const sealPlan = (safe: Safe, ownerId: string, plan: SafetyPlan) => safe.seal(TABLE, ownerId, plan);

export const openPlan = (safe: Safe, { ownerId, updatedAt, sealed }: typeof safetyPlans.$inferSelect) => ({
  ...safe.open<SafetyPlan>(TABLE, ownerId, sealed),
  updatedAt: updatedAt.toISOString(),
});

/**
 * Assesses what is new in a plan. Only a present emergency gets a card, since a safety plan mentions suicide by its
 * purpose.
 */
export async function urgentNote(
  house: Pick<House, 'db' | 'now' | 'log'>,
  lines: readonly string[],
): Promise<SafetyNote | null> {
  const assessment = assessTexts(texts('relationship', ...lines));
  if (!policyOf(assessment).urgent) return null;
  return (await showCard(house, assessment)).safety;
}

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.ownerId, userId));
  return { safetyPlan: row ? openPlan(await vault.of(userId), row) : null };
}

const Part = z.object({ safetyPlan: z.nullable(z.extend(SafetyPlan, { updatedAt: Since })) });

export async function importOf({ tx, safe, owner }: Arrival, part: unknown) {
  const { safetyPlan } = Part.parse(part);
  if (!safetyPlan) return;
  const { updatedAt, ...plan } = safetyPlan;
  const row = { ownerId: owner.id, updatedAt: new Date(updatedAt), sealed: sealPlan(safe, owner.id, plan) };
  await tx.insert(safetyPlans).values(row);
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(safetyPlans).where(eq(safetyPlans.ownerId, userId));
}
