import { and, eq } from 'drizzle-orm';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/http/refuse.ts';
import { relationships } from '#server/relationships/table.ts';

/** Why is not said: it may be a matter of somebody's safety. */
export const notOffered = () =>
  refuse('forbidden', { reason: 'not_available' }, 'This is not available for this relationship.');

/** Whether that relationship of theirs may be shared. */
export async function isOffered(from: Db | Transaction, ownerId: string, relationshipId: string): Promise<boolean> {
  const isIt = and(eq(relationships.id, relationshipId), eq(relationships.ownerId, ownerId));
  const [row] = await from.select({ off: relationships.connectingOff }).from(relationships).where(isIt);
  return row?.off === false;
}

/** Whether whoever invited would still be let to: an invitation ends with that, and says nothing of it. */
export const isOfferedBy = async (
  from: Db | Transaction,
  { ownerId, relationshipId }: Pick<ThreadRow, 'ownerId' | 'relationshipId'>,
) => relationshipId === null || isOffered(from, ownerId, relationshipId);
