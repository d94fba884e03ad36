import * as z from 'zod/mini';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** An export on its way in: whose it becomes, and what its things are called from now on. */
export type Arrival = Pick<House, 'vault'> & {
  tx: Transaction;
  safe: Safe;
  owner: { id: string; name: string | null };
  now: Date;
  /** A new id for something, as old as the thing is. */
  arrive(old: string, at: Date): string;
  /** Its new id; null for what did not come along. */
  known(old: string | null): string | null;
};

export function arrivals(): Pick<Arrival, 'arrive' | 'known'> {
  const ids = new Map<string, string>();
  return {
    arrive(old, at) {
      const id = newId(at);
      ids.set(old, id);
      return id;
    },
    known: (old) => (old === null ? null : (ids.get(old) ?? null)),
  };
}

/** A moment in which Mallama could have been used. */
export const Since = z.iso.datetime().check(z.refine((at) => at > '2000' && at < '2100'));

/** As many rows as one statement takes. */
const BATCH = 500;

export async function inBatches<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}
