import type { Transaction } from '#server/database/open.ts';
import type { Live } from '#server/live/live.ts';

export const tellOwner = (live: Live, ownerId: string, id: string, tx: Transaction) =>
  live.tell(ownerId, { kind: 'relationships', id }, tx);
