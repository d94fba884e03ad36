import type { Logger } from 'pino';
import type { Bus } from '#server/bus/bus.ts';
import type { Clock } from '#server/clock/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/open.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Vault } from '#server/vault/vault.ts';

/** What the parts of the house build on; each declares which of it it needs. */
export type Foundation = Database & {
  config: Config;
  log: Logger;
  vault: Vault;
  now: () => Date;
  clock: Clock;
  bus: Bus;
  jobs: Jobs;
};
