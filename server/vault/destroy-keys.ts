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

/** Waits for older transactions of this database, since a vacuum copies the rows that they may still see. */
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

/** A deleted row stays on the disk until it is overwritten, so the table is rewritten without it. */
async function rewriteKeys({ db }: { db: Db }) {
  await untilOlderOnesEnded(db);
  await db.execute(sql`vacuum full vault_keys`);
  try {
    // Frees the old file and log now, where we have the right to.
    await db.execute(sql`checkpoint`);
  } catch (error) {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
  }
}

/** Destroys keys of deleted owners, also after a crash in between. */
export function handleVaultJobs(house: { db: Db; vault: Vault; jobs: Jobs }) {
  house.jobs.handle(SHRED, ({ owner = '' }) => house.vault.shred(owner));
  house.jobs.handle(REWRITE, () => rewriteKeys(house));
}

/** Destroys these keys if the transaction commits, and then rewrites the table so that no copy stays. */
export async function shredWith(
  { jobs, now }: { jobs: Jobs; now: () => Date },
  tx: Transaction,
  owners: readonly string[],
) {
  for (const owner of owners) await jobs.add(SHRED, { owner }, { tx });
  // Some minutes later, once for all keys destroyed meanwhile.
  const runAt = new Date((Math.floor(now().getTime() / REWRITE_EVERY) + 1) * REWRITE_EVERY + 60_000);
  await jobs.add(REWRITE, {}, { tx, runAt, key: `${REWRITE}:${runAt.toISOString()}` });
}
