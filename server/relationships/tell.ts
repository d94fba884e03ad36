import type { Transaction } from '#server/database/open.ts';
import type { Live } from '#server/live/live.ts';

/** The owner's other open pages read it again. */
export const tellOwner = (live: Live, ownerId: string, id: string, tx: Transaction) =>
  live.tell(ownerId, { kind: 'relationships', id }, tx);
