import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { codeOf } from '#server/refused.ts';
import type { House } from '#server/services.ts';

const SHRED = 'vault.shred';
const REWRITE = 'vault.rewrite';
const REWRITE_EVERY = 5 * 60 * 1000;
const NOT_ALLOWED = '42501';

/** A deleted row lies in its table until it is written over: the table of the keys is written anew, without them. */
async function rewriteKeys({ db }: Pick<House, 'db'>) {
  await db.execute(sql`vacuum full vault_keys`);
  try {
    // So that the old file and the log before it are given back now, where we may ask for that.
    await db.execute(sql`checkpoint`);
  } catch (error) {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
  }
}

/** What happens to keys whose owners are gone, also when the process died before it could see to that. */
export function tendVault(house: Pick<House, 'db' | 'vault' | 'jobs'>) {
  house.jobs.handle(SHRED, ({ owner = '' }) => house.vault.shred(owner));
  house.jobs.handle(REWRITE, () => rewriteKeys(house));
}

/** Sees to it that these keys are destroyed if the transaction holds, and that no copy of them stays in the table. */
export async function shredWith(
  { jobs, now }: Pick<House, 'jobs' | 'now'>,
  tx: Transaction,
  owners: readonly string[],
) {
  for (const owner of owners) await jobs.add(SHRED, { owner }, { tx });
  // After the keys are gone, and once for all who go within minutes.
  const runAt = new Date((Math.floor(now().getTime() / REWRITE_EVERY) + 1) * REWRITE_EVERY + 60_000);
  await jobs.add(REWRITE, {}, { tx, runAt, key: `${REWRITE}:${runAt.toISOString()}` });
}
