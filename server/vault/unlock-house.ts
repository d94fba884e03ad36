import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/open.ts';
import { Refused } from '#server/refused.ts';
import { type MasterKey, masterFile, masterKeys, newMasterKey, writeMasterFile } from '#server/vault/master.ts';
import { vaultKeys, vaultMaster } from '#server/vault/table.ts';

type Keys = [MasterKey, ...MasterKey[]];

async function usedMasters(db: Database['db']): Promise<string[]> {
  const [wrapping, named] = await Promise.all([
    db.selectDistinct({ id: vaultKeys.masterId }).from(vaultKeys),
    db.select({ id: vaultMaster.masterId }).from(vaultMaster),
  ]);
  return [...new Set([...wrapping, ...named].map(({ id }) => id))];
}

/** The available keys. A first one is made only for a database in which nothing was ever sealed. */
function atHand(config: Config, used: string[]): MasterKey[] {
  const keys = masterKeys(config);
  if (keys.length > 0 || used.length > 0) return keys;
  writeMasterFile(config, [newMasterKey()], 'first');
  return masterKeys(config);
}

function refuseLost(config: Config, used: string[], keys: MasterKey[]) {
  const lost = used.find((id) => !keys.some((key) => key.id === id));
  if (!lost) return;
  throw new Refused(
    `The master key that seals this database (${lost}) is not at hand; nothing was changed: ` +
      `put ${masterFile(config)} back, or set MASTER_KEY to the former key.`,
  );
}

export async function unlockHouse(config: Config, { db }: Pick<Database, 'db'>): Promise<Keys> {
  const used = await usedMasters(db);
  const keys = atHand(config, used);
  refuseLost(config, used, keys);
  const [newest, ...older] = keys;
  if (!newest) throw new Refused(`No master key: make ${masterFile(config)} readable, or set MASTER_KEY.`);
  await db.insert(vaultMaster).values({ masterId: newest.id }).onConflictDoNothing();
  refuseLost(config, await usedMasters(db), keys);
  return [newest, ...older];
}
