import type { Logger } from 'pino';
import type { Bus } from '#server/bus/bus.ts';
import type { Clock } from '#server/clock/clock.ts';
import type { Coach } from '#server/coach/run/open.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/open.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Live } from '#server/live/live.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Payments } from '#server/payments/open.ts';
import type { Vault } from '#server/vault/vault.ts';

/** Everything that handlers affect, handed to them; tests hand in others. Types only: `house.ts` opens what they name. */
export type House = Database & {
  config: Config;
  log: Logger;
  vault: Vault;
  now: () => Date;
  clock: Clock;
  bus: Bus;
  jobs: Jobs;
  live: Live;
  mail: Mail;
  coach: Coach;
  identity: Identity;
  payments: Payments;
};
