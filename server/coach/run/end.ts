import type { Closed } from '#server/coach/run/going.ts';
import { type Kept, openKept } from '#server/coach/run/seal.ts';
import { find } from '#server/coach/run/store.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

/** A room that keeps its replies itself has what else there is of one whose status alone is known. */
export type End = Pick<Closed, 'status'> & Partial<Kept>;

/**
 * How a reply of theirs ended; undefined as long as it is to be written. One that is gone has failed.
 * Asked on the transaction's own connection: many may wait for what it holds, and each of them holds one.
 */
export async function endOf(tx: Transaction, safe: Safe, ownerId: string, id: string): Promise<End | undefined> {
  const run = await find(tx, ownerId, id);
  if (run?.status === 'queued' || run?.status === 'running') return undefined;
  const status = run?.status === 'done' || run?.status === 'stopped' ? run.status : 'failed';
  return { status, ...(run && openKept(safe, run)) };
}
