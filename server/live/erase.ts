import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { liveEvents } from '#server/live/table.ts';

export async function eraseOf(tx: Transaction, userId: string) {
  await tx.delete(liveEvents).where(eq(liveEvents.ownerId, userId));
}
