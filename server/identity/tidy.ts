import { lt, or } from 'drizzle-orm';
import { KEPT_DAYS } from '#contract/retention.ts';
import type { Db } from '#server/database/open.ts';
import { identityCodes, identityEvents, identitySessions, identityThrottles } from '#server/identity/embedded/table.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Forgets once an hour what no answer depends on any more. */
export async function tidyIdentity({ db, jobs, now }: { db: Db; jobs: Jobs; now: () => Date }) {
  const ago = (days: number) => new Date(now().getTime() - days * DAY);
  jobs.handle('identity.tidy', async () => {
    // A code that expired a while ago may still be shown, and is told apart from one that never was.
    await db.delete(identityCodes).where(lt(identityCodes.expiresAt, ago(7)));
    await db.delete(identityThrottles).where(lt(identityThrottles.updatedAt, ago(KEPT_DAYS.passwordTries)));
    await db.delete(identityEvents).where(lt(identityEvents.at, ago(KEPT_DAYS.securityLog)));
    const isLongOver = or(
      lt(identitySessions.lastUsedAt, ago(KEPT_DAYS.logins)),
      lt(identitySessions.endedAt, ago(KEPT_DAYS.logins)),
    );
    await db.delete(identitySessions).where(isLongOver);
  });
  await jobs.every('identity.tidy', 60 * 60);
}
