import { eq, ne } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { lock, unlock } from '#server/vault/box.ts';
import type { MasterKey } from '#server/vault/master.ts';
import { vaultKeys, vaultMaster } from '#server/vault/table.ts';
import { boundTo } from '#server/vault/vault.ts';

/** Wraps every owner's key with the first master key, in one transaction. Sealed data does not change. */
export async function rewrap(
  { db }: Pick<Database, 'db'>,
  masters: readonly [MasterKey, ...MasterKey[]],
): Promise<number> {
  const [newest] = masters;
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(vaultKeys).where(ne(vaultKeys.masterId, newest.id)).for('update');
    for (const row of rows) {
      const master = masters.find(({ id }) => id === row.masterId);
      if (!master) throw new Error(`Master key ${row.masterId} is not at hand.`);
      const bound = boundTo(row.ownerId, row.version);
      const wrapped = lock(newest.key, unlock(master.key, row.wrapped, bound), bound);
      await tx.update(vaultKeys).set({ wrapped, masterId: newest.id }).where(eq(vaultKeys.ownerId, row.ownerId));
    }
    await tx.update(vaultMaster).set({ masterId: newest.id });
    return rows.length;
  });
}
