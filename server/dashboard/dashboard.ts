import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CARD_IDS } from '#contract/insight-cards.ts';
import type { CardChanges } from '#server/dashboard/cards.ts';
import { insightCards } from '#server/dashboard/table.ts';
import type { Transaction } from '#server/database/open.ts';
import { type Arrival, Since } from '#server/http/arrival.ts';
import type { House } from '#server/services.ts';

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [row] = await db.select().from(insightCards).where(eq(insightCards.ownerId, userId));
  const safe = await vault.of(userId);
  return { changedCards: row ? safe.open<CardChanges>('insight_cards', userId, row.sealed) : {} };
}

const change = z.object({
  ...{ content: z.optional(z.string().check(z.maxLength(5000))), updatedAt: Since },
  ...{ isPinned: z.optional(z.boolean()), isVisible: z.optional(z.boolean()) },
});
const Part = z.object({ changedCards: z.partialRecord(z.enum(CARD_IDS), change) });

export async function importOf({ tx, safe, owner, now }: Arrival, part: unknown) {
  const { changedCards } = Part.parse(part);
  if (Object.keys(changedCards).length === 0) return;
  const sealed = safe.seal('insight_cards', owner.id, changedCards);
  await tx.insert(insightCards).values({ ownerId: owner.id, updatedAt: now, sealed });
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(insightCards).where(eq(insightCards.ownerId, userId));
}
