import { join } from 'node:path';
import { setupNotice } from '#server/admin/admin.ts';
import { announcement } from '#server/announce.ts';
import { warm } from '#server/coach/embedded/warm.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { makeDataDir } from '#server/data-dir.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openHouse } from '#server/house.ts';
import { buildApp } from '#server/http/app.ts';
import { withoutContent } from '#server/http/failure.ts';
import { codeOf, Refused } from '#server/refused.ts';

const PATIENCE = 10_000;
const SOON = 500;

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

/** Heard from the first moment on: whoever is told to stop while opening opens to the end, and then puts everything away. */
function toldToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let heard = 0;
  const hear = () => {
    // Ctrl-C comes twice: from the terminal, and passed on by npm. Whoever says it again later means it.
    if (heard && performance.now() - heard > 1000) process.exit(1);
    heard ||= performance.now();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  return promise;
}

/** Work under way is finished, then everything is put away in the opposite order of its opening. */
function close(opened: AsyncDisposableStack) {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  opened.disposeAsync().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

async function open(opened: AsyncDisposableStack): Promise<string> {
  const config = loadConfig();
  makeDataDir(config);
  const own = config.databaseUrl ? undefined : await startPostgres(join(config.dataDir, 'postgres'));
  opened.defer(() => own?.stop());
  const connection = own?.connection ?? { connectionString: config.databaseUrl };
  await migrateDatabase(connection);
  const house = await openHouse(config, connection);
  opened.defer(() => house.close());
  const app = await buildApp(house, house.identity.identify, join(process.cwd(), 'dist/web'));
  opened.defer(() => app.close());
  await listen(app, config);
  const [listening] = app.addresses();
  const where = announcement(config, own, typeof listening === 'object' ? listening.port : config.port);
  return where + (await setupNotice(house));
}

const stop = toldToStop();
const opened = new AsyncDisposableStack();
try {
  const where = await open(opened);
  process.stdout.write(where);
  stop.then(() => close(opened));
  setTimeout(warm, SOON).unref();
} catch (error) {
  process.stderr.write(
    error instanceof Refused ? `\n${error.message}\n\n` : `${JSON.stringify(withoutContent(error), null, 2)}\n`,
  );
  await opened.disposeAsync();
  process.exit(1);
}
