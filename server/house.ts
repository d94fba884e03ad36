import pino, { type Logger } from 'pino';
import { type Bus, openBus } from '#server/bus/bus.ts';
import { tendChats } from '#server/chats/chats.ts';
import { type Clock, systemClock } from '#server/clock/clock.ts';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { type Coach, openCoach } from '#server/coach/run/open.ts';
import type { Config } from '#server/config.ts';
import { tendConversations } from '#server/conversations/conversations.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { type Database, openDatabase } from '#server/database/open.ts';
import { tidyKeys } from '#server/http/idempotency-tidy.ts';
import { type Identity, openIdentity } from '#server/identity/identity.ts';
import { tidyIdentity } from '#server/identity/tidy.ts';
import { type Jobs, openJobs } from '#server/jobs/jobs.ts';
import { tidyJobs } from '#server/jobs/tidy.ts';
import { type Live, openLive } from '#server/live/live.ts';
import type { Mail } from '#server/mail/mail.ts';
import { carrierFor, openMail } from '#server/mail/open.ts';
import { tendMembership } from '#server/membership/tend.ts';
import { openPayments, type Payments } from '#server/payments/open.ts';
import { tendRelationships } from '#server/relationships/relationships.ts';
import { shreddedEverywhere } from '#server/vault/everywhere.ts';
import { unlockHouse } from '#server/vault/unlock-house.ts';
import { openVault, type Vault } from '#server/vault/vault.ts';

/** Everything that handlers affect, handed to them; tests hand in others. */
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

/** Opens everything, and closes it in the opposite order: also when a later part does not open. */
export async function openHouse(config: Config, connection: ConnectionOptions, now = systemClock.now): Promise<House> {
  await using opened = new AsyncDisposableStack();
  const log = pino({ level: config.logLevel, base: null });
  const database = opened.adopt(openDatabase(connection), (part) => part.close());
  const masters = await unlockHouse(config, database);
  const bus = opened.adopt(await openBus(connection, database.db, log), (part) => part.close());
  const vault = shreddedEverywhere(openVault(database, masters), bus);
  const carrier = opened.adopt(await carrierFor(config), (part) => part.close());
  const jobs = opened.adopt(openJobs({ db: database.db, bus, log, now }), (part) => part.close());
  const ground = { ...database, config, log, vault, now, clock: { now }, bus, jobs };
  const mail = openMail(ground, carrier);
  const live = opened.adopt(await openLive(ground), (part) => part.close());
  const identity = opened.adopt(await openIdentity({ ...ground, mail }), (part) => part.settled());
  const payments = await openPayments({ ...ground, keyedHash: identity.keyedHash });
  const coach = opened.adopt(await openCoach(ground, embedded), (part) => part.close());
  const parts = { ...ground, live, mail, coach, identity, payments };
  await Promise.all([
    tidyJobs(ground),
    tidyKeys(ground),
    tidyIdentity(ground),
    tendMembership(parts),
    tendRelationships(parts),
    tendChats(parts),
  ]);
  tendConversations(parts);
  coach.runs.start();
  const house = opened.move();
  return { ...parts, close: () => house.disposeAsync() };
}
