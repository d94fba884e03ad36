import * as z from 'zod/mini';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** An export being imported: its new owner, and the new ids of its contents. */
export type Arrival = Pick<House, 'vault'> & {
  tx: Transaction;
  safe: Safe;
  owner: { id: string; name: string | null };
  now: Date;
  /** A new id, with the time of the old one. */
  arrive(old: string, at: Date): string;
  /** The new id; null for what was not imported. */
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

/** A time at which Mallama could have been used. */
export const Since = z.iso.datetime().check(z.refine((at) => at > '2000' && at < '2100'));

/** A list of an export: read up to the first that is none of ours, for there may be a million like it. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((all, { issues }): z.output<Item>[] => {
      const read: z.output<Item>[] = [];
      for (const one of all) {
        const { success, data, error } = item.safeParse(one);
        if (!success) {
          issues.push({ code: 'custom', input: one, message: error.message });
          return z.NEVER;
        }
        read.push(data);
      }
      return read;
    }),
  );

/** Rows per statement. */
const BATCH = 500;

export async function inBatches<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}
