import { doubtAge } from '#server/account/age.ts';
import { scheduleAccountJobs } from '#server/account/inactive.ts';
import { sealAges } from '#server/account/seal-ages.ts';
import { scheduleAdminJobs } from '#server/admin/admin.ts';
import { registerArguments } from '#server/arguments/arguments.ts';
import { openBus } from '#server/bus/bus.ts';
import { accountsOf } from '#server/callers.ts';
import { scheduleChatJobs } from '#server/chats/chats.ts';
import { systemClock } from '#server/clock/clock.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { openCoach } from '#server/coach/run/open.ts';
import type { Config } from '#server/config.ts';
import { scheduleConversationJobs } from '#server/conversations/conversations.ts';
import type { ConnectionOptions } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/open.ts';
import { tidyKeys } from '#server/http/idempotency/idempotency-tidy.ts';
import { openIdentity } from '#server/identity/identity.ts';
import { tidyIdentity } from '#server/identity/tidy.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { tidyJobs } from '#server/jobs/tidy.ts';
import { scheduleJournalJobs } from '#server/journal/journal.ts';
import { scheduleFeedJobs } from '#server/learning-feed/learning-feed.ts';
import { openLive } from '#server/live/live.ts';
import { openLog } from '#server/log.ts';
import { carrierFor, openMail } from '#server/mail/open.ts';
import { startMembershipJobs } from '#server/membership/jobs.ts';
import { registerMemoryForChats } from '#server/memory/memory.ts';
import { openPayments } from '#server/payments/open.ts';
import { personalData } from '#server/personal-data.ts';
import { scheduleRelationshipJobs } from '#server/relationships/jobs.ts';
import { knownPeople } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';
import { handleVaultJobs } from '#server/vault/destroy-keys.ts';
import { shreddedEverywhere } from '#server/vault/everywhere.ts';
import { unlockHouse } from '#server/vault/unlock-house.ts';
import { openVault } from '#server/vault/vault.ts';

/**
 * `start` begins work that was left behind. Called only when the process listens, because that work may be what the
 * previous process died of.
 */
type OpenHouse = House & { start(): void };

/** Opens everything, and closes it in reverse order, also when a part fails to open. */
export async function openHouse(
  config: Config,
  connection: ConnectionOptions,
  now = systemClock.now,
): Promise<OpenHouse> {
  await using opened = new AsyncDisposableStack();
  const log = openLog(config.logLevel);
  const database = opened.adopt(openDatabase(connection), (part) => part.close());
  const masters = await unlockHouse(config, database);
  const bus = opened.adopt(await openBus(connection, database.db, log), (part) => part.close());
  const vault = shreddedEverywhere(openVault(database, masters), bus);
  const carrier = opened.adopt(await carrierFor(config), (part) => part.close());
  const jobs = opened.adopt(openJobs({ db: database.db, bus, log, now }), (part) => part.close());
  const foundation = { ...database, config, log, vault, now, clock: { now }, bus, jobs };
  const mail = openMail(foundation, carrier);
  const live = opened.adopt(await openLive(foundation), (part) => part.close());
  const identity = opened.adopt(await openIdentity({ ...foundation, mail, accounts: accountsOf(foundation) }), (part) =>
    part.settled(),
  );
  const payments = await openPayments({ ...foundation, keyedHash: identity.keyedHash });
  const namesOf = async (member: string) => (await knownPeople.namesOf(foundation, member)).values();
  const coach = opened.adopt(
    await openCoach({ ...foundation, doubtAge: (member) => doubtAge(foundation, member), namesOf }, guide),
    (part) => part.close(),
  );
  const parts = { ...foundation, live, mail, coach, identity, payments };
  handleVaultJobs(parts);
  await sealAges(parts);
  await Promise.all([
    tidyJobs(foundation),
    tidyKeys(parts),
    tidyIdentity(foundation),
    startMembershipJobs(parts),
    scheduleRelationshipJobs(parts),
    scheduleChatJobs(parts),
    scheduleConversationJobs(parts),
    scheduleAccountJobs(parts, personalData),
    scheduleAdminJobs(parts),
  ]);
  registerArguments(parts);
  registerMemoryForChats();
  scheduleJournalJobs(parts);
  await scheduleFeedJobs(parts);
  const house = opened.move();
  const start = () => {
    jobs.start();
    coach.runs.start();
  };
  return { ...parts, start, close: () => house.disposeAsync() };
}
