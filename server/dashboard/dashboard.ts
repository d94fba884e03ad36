import { eq } from 'drizzle-orm';
import type { CardChanges } from '#server/dashboard/cards.ts';
import { insightCards } from '#server/dashboard/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';

export async function exportOf({ db, vault }: Pick<House, 'db' | 'vault'>, userId: string) {
  const [row] = await db.select().from(insightCards).where(eq(insightCards.ownerId, userId));
  const safe = await vault.of(userId);
  return { changedCards: row ? safe.open<CardChanges>('insight_cards', userId, row.sealed) : {} };
}

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(insightCards).where(eq(insightCards.ownerId, userId));
}
