import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { openHouse } from '#server/house.ts';
import { movableClock } from '#test/clock.ts';
import { people } from '#test/people.ts';

export type Settings = Record<string, string>;
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

/** The real app on that database, with a clock that a test can move and people who live in it. */
export async function openTestServerOn(connection: ConnectionOptions, settings: Settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallama-test-'));
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MASTER_KEY, LOG_LEVEL: 'silent', ...settings });
  const clock = movableClock();
  const house = await openHouse(config, connection, clock.now);
  const { identify, person } = people(house);
  const app = await buildApp(house, identify, join(import.meta.dirname, '../dist/web'));
  house.start();

  const ask = (options: InjectOptions) => app.inject(options);
  return {
    house,
    app,
    clock,
    connection,
    dataDir,
    ask,
    person,
    async close() {
      await app.close();
      await house.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof openTestServerOn>>;
