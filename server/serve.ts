import { join } from 'node:path';
import { setupNotice } from '#server/admin/admin.ts';
import { announcement } from '#server/announce.ts';
import { buildApp } from '#server/app.ts';
import { findNearby, offerOf } from '#server/coach/model/nearby.ts';
import type { Config } from '#server/config.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import type { Embedded } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openHouse } from '#server/house.ts';
import { codeOf, Refused } from '#server/refused.ts';
import { startWatchdog } from '#server/watchdog.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

async function listen(app: App, { port, host }: Config) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new Refused(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
    if (code === 'EACCES') throw new Refused(`Port ${port} is not open to this user: set PORT to one above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new Refused(`HOST ${host} is no address of this machine: set it to localhost or 0.0.0.0.`);
    throw error;
  }
}

/** Somebody who tries Mallama out may already run a model on this machine. */
async function nearbyNotice({ ai, production }: Config): Promise<string> {
  const found = ai.provider === 'embedded' && !production ? await findNearby() : undefined;
  return found ? offerOf(found) : '';
}

/**
 * Opens the house on a running database, listens, and prints the address first and then what the operator should know.
 */
export async function serve(
  config: Config,
  own: Embedded | undefined,
  opened: AsyncDisposableStack,
  print: (text: string) => void,
) {
  const connection: ConnectionOptions = own?.connection ?? { connectionString: config.databaseUrl };
  await migrateDatabase(connection);
  const house = await openHouse(config, connection);
  opened.defer(() => house.close());
  const app = await buildApp(house, house.identity.identify, join(process.cwd(), 'dist/web'));
  opened.defer(() => app.close());
  await listen(app, config);
  opened.defer(startWatchdog());
  const [listening] = app.addresses();
  const where = announcement(config, own, typeof listening === 'object' ? listening.port : config.port);
  print(where + (await setupNotice(house)));
  house.start();
  print(await nearbyNotice(config));
}
