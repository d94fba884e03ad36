import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { codeOf } from '#server/refused.ts';
import type { Vault } from '#server/vault/vault.ts';

const SHRED = 'vault.shred';
const REWRITE = 'vault.rewrite';
const REWRITE_EVERY = 5 * 60 * 1000;
const NOT_ALLOWED = '42501';

const LOOKS = 50;
const LOOK_EVERY = 100;

/** Waits for the transactions of this database that began before now: what they may still see is copied by a vacuum. */
async function untilOlderOnesEnded(db: Db) {
  const { rows } = await db.execute<{ now: string }>(sql`select pg_current_xact_id()::xid::text as now`);
  const now = sql`age(${rows[0]?.now}::xid)`;
  const older = sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and (age(backend_xmin) >= ${now} or age(backend_xid) >= ${now})`;
  for (let looked = 0; looked < LOOKS; looked++) {
    if ((await db.execute<{ pid: number }>(older)).rows.length === 0) return;
    await sleep(LOOK_EVERY);
  }
  throw new Error('An older transaction still sees the keys that are gone');
}

/** A deleted row lies in its table until it is written over: the table of the keys is written anew, without them. */
async function rewriteKeys({ db }: { db: Db }) {
  await untilOlderOnesEnded(db);
  await db.execute(sql`vacuum full vault_keys`);
  try {
    // So that the old file and the log before it are given back now, where we may ask for that.
    await db.execute(sql`checkpoint`);
  } catch (error) {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
  }
}

/** What happens to keys whose owners are gone, also when the process died before it could see to that. */
export function handleVaultJobs(house: { db: Db; vault: Vault; jobs: Jobs }) {
  house.jobs.handle(SHRED, ({ owner = '' }) => house.vault.shred(owner));
  house.jobs.handle(REWRITE, () => rewriteKeys(house));
}

/** Sees to it that these keys are destroyed if the transaction holds, and that no copy of them stays in the table. */
export async function shredWith(
  { jobs, now }: { jobs: Jobs; now: () => Date },
  tx: Transaction,
  owners: readonly string[],
) {
  for (const owner of owners) await jobs.add(SHRED, { owner }, { tx });
  // After the keys are gone, and once for all who go within minutes.
  const runAt = new Date((Math.floor(now().getTime() / REWRITE_EVERY) + 1) * REWRITE_EVERY + 60_000);
  await jobs.add(REWRITE, {}, { tx, runAt, key: `${REWRITE}:${runAt.toISOString()}` });
}
