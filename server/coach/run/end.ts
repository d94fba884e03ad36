import type { Closed } from '#server/coach/run/going.ts';
import { type Kept, openKept } from '#server/coach/run/seal.ts';
import { find } from '#server/coach/run/store.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Safe } from '#server/vault/vault.ts';

/** If the room stores its replies itself, a reply of which only the status is known is read from there. */
export type End = Pick<Closed, 'status'> & Partial<Kept>;

/**
 * How a reply ended; undefined while it is not finished. A deleted reply counts as failed. Runs on the transaction's
 * own connection: waiting for a second one could exhaust the pool.
 */
export async function endOf(tx: Transaction, safe: Safe, ownerId: string, id: string): Promise<End | undefined> {
  const run = await find(tx, ownerId, id);
  if (run?.status === 'queued' || run?.status === 'running') return undefined;
  const status = run?.status === 'done' || run?.status === 'stopped' ? run.status : 'failed';
  return { status, ...(run && openKept(safe, run)) };
}
