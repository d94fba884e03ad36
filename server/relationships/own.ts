import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Row } from '#server/relationships/record.ts';
import { relationships } from '#server/relationships/table.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is no id at all is as absent as somebody else's. */
export function idIn(text: string): string {
  if (!UUID.test(text)) throw refuse('not_found');
  return text.toLowerCase();
}

/** What is not there, or not theirs, is one and the same. */
export function found<Found>(row: Found | undefined): Found {
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** The owner's relationship, held until the transaction ends: what hangs on it changes one after the other. */
export async function holdOwn(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(relationships)
    .where(and(eq(relationships.ownerId, ownerId), eq(relationships.id, idIn(id)), isNull(relationships.deletedAt)))
    .for('update');
  return found(row);
}
