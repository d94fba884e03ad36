// `npm run keys:rotate`: a new master key for the file, or the first of several in MASTER_KEY; every owner's key is wrapped anew.
import { join } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { masterKeys, newMasterKey, writeMasterFile } from '#server/vault/master.ts';
import { rewrap } from '#server/vault/rotate.ts';
import { unlockHouse } from '#server/vault/unlock-house.ts';

const config = loadConfig();
const own = config.databaseUrl ? undefined : await startPostgres(join(config.dataDir, 'postgres'));
const connection = own?.connection ?? { connectionString: config.databaseUrl };
await migrateDatabase(connection);
const database = openDatabase(connection);
try {
  const atHand = await unlockHouse(config, database);
  // The file holds all keys while the work is done: a crash in between loses none.
  if (!config.masterKeys) writeMasterFile(config, [newMasterKey(), ...atHand], 'replace');
  const [newest, ...older] = masterKeys(config);
  if (!newest) throw new Error('There is no master key to rotate to.');
  const count = await rewrap(database, [newest, ...older]);
  // The former key stays in the file: a process that still runs may have wrapped one more owner's key by it.
  const [former] = older;
  if (!config.masterKeys && former) writeMasterFile(config, [newest, former], 'replace');
  console.log(`${count} keys are wrapped by master key ${newest.id}. Restart Mallama now.`);
} finally {
  await database.close();
  await own?.stop();
}
