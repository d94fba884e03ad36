import type { Transaction } from '#server/database/open.ts';
import type { Live } from '#server/live/live.ts';

export const notifyOwner = (live: Live, ownerId: string, id: string, tx: Transaction) =>
  live.notify(ownerId, { kind: 'relationships', id }, tx);
