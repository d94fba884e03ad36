import type { ThreadRow } from '#server/chats/words.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import { mayConnectOn } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

/** Why is not said: it may be a matter of somebody's safety. */
export const notOffered = () =>
  refuse('forbidden', { reason: 'not_available' }, 'This is not available for this relationship.');

/** Whether whoever invited would still be let to: an invitation ends with that, and says nothing of it. */
export const isOfferedBy = async (
  house: Pick<House, 'vault'>,
  from: Db | Transaction,
  { ownerId, relationshipId }: Pick<ThreadRow, 'ownerId' | 'relationshipId'>,
) => relationshipId === null || mayConnectOn(house, from, ownerId, relationshipId);
