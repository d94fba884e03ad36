import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Config, loadConfig } from '#server/config.ts';
import { makeDataDir } from '#server/data-dir.ts';
import { startPostgres } from '#server/database/embedded/supervisor.ts';
import { Refused } from '#server/refused.ts';

const PATIENCE = 10_000;
const SOON = 500;

/**
 * Listens for signals from the first moment on. If told to stop while opening, the process finishes opening and then
 * closes everything.
 */
function toldToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let heard = 0;
  const hear = () => {
    // Ctrl-C arrives twice: from the terminal, and through npm. A later one is meant.
    if (heard && performance.now() - heard > 1000) process.exit(1);
    heard ||= performance.now();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  return promise;
}

/** Finishes work in progress, then closes everything in reverse order. */
function close(opened: AsyncDisposableStack) {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  opened.disposeAsync().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

/** The database starts while everything else is loaded. */
async function open(opened: AsyncDisposableStack) {
  const config = loadConfig();
  makeDataDir(config);
  const starting = config.databaseUrl ? undefined : startPostgres(join(config.dataDir, 'postgres'));
  const reading = import('#server/serve.ts');
  reading.catch(() => {});
  const own = await starting;
  opened.defer(() => own?.stop());
  const { serve } = await reading;
  await serve(config, own, opened, (text) => process.stdout.write(text));
  return config;
}

/** Loads the coach ahead of the first message, and keeps the compile cache however the process ends. */
async function warmUp({ ai }: Config) {
  const { warm } = await import('#server/coach/warm.ts');
  // What can't be warmed is read when it is first used.
  await warm(ai).catch(() => {});
  flushCompileCache();
}

async function reasonOf(error: unknown): Promise<string> {
  if (error instanceof Refused) return `\n${error.message}\n\n`;
  const { withoutContent } = await import('#server/without-content.ts');
  return `${JSON.stringify(withoutContent(error), null, 2)}\n`;
}

const stop = toldToStop();
const opened = new AsyncDisposableStack();
try {
  const config = await open(opened);
  stop.then(() => close(opened));
  setTimeout(warmUp, SOON, config).unref();
} catch (error) {
  process.stderr.write(await reasonOf(error));
  await opened.disposeAsync();
  process.exit(1);
}
