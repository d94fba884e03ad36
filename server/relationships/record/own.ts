import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Row } from '#server/relationships/record/record.ts';
import { relationships } from '#server/relationships/table.ts';

/** The owner's relationship, held until the transaction ends: what hangs on it changes one after the other. */
export async function holdOwn(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(relationships)
    .where(and(eq(relationships.ownerId, ownerId), eq(relationships.id, idIn(id)), isNull(relationships.deletedAt)))
    .for('update');
  return found(row);
}
