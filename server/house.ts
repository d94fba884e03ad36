import pino, { type Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { type Identity, openIdentity } from '#server/identity/identity.ts';
import { unlockHouse } from '#server/vault/unlock-house.ts';
import { openVault, type Vault } from '#server/vault/vault.ts';

/** Everything that handlers affect, handed to them; tests hand in others. */
export type House = Database & {
  config: Config;
  log: Logger;
  vault: Vault;
  now: () => Date;
  identity: Identity;
};

export async function openHouse(config: Config, connection: ConnectionOptions, now = () => new Date()): Promise<House> {
  const database = openDatabase(connection);
  try {
    const vault = openVault(database, await unlockHouse(config, database));
    const ground = { ...database, config, log: pino({ level: config.logLevel, base: null }), vault, now };
    return { ...ground, identity: await openIdentity(ground) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
