import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Row } from '#server/relationships/record/record.ts';
import { relationships } from '#server/relationships/table.ts';

/** Locks the owner's relationship until the transaction ends, so that changes below it are serialized. */
export async function holdOwn(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(relationships)
    .where(and(eq(relationships.ownerId, ownerId), eq(relationships.id, idIn(id)), isNull(relationships.deletedAt)))
    .for('update');
  return found(row);
}
