import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { KEPT_DAYS } from '#contract/retention.ts';
import { eraseAccount } from '#server/account/erase.ts';
import type { PersonalData } from '#server/account/personal-data.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import { forEach } from '#server/jobs/for-each.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;
type Row = typeof users.$inferSelect;

const JOB = 'account.inactive';
const DAY = 24 * 60 * 60;
/** The most accounts of one kind in one run; the next run takes the others. */
const A_ROUND = 200;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const daysAgo = ({ now }: Deps, days: number) => dayOf(new Date(now().getTime() - days * DAY * 1000));

/** Stores once a day that somebody came, and cancels a warning. */
export async function noteSeen({ db, now }: Pick<House, 'db' | 'now'>, id: string) {
  const today = dayOf(now());
  const isNews = and(eq(users.id, id), or(isNull(users.seenOn), sql`${users.seenOn} < ${today}`));
  await db.update(users).set({ seenOn: today, warnedOn: null }).where(isNews);
}

/** Members who pay or hold a place, and admins, are never treated as inactive. */
const isLeft = ({ db }: Deps, { paysOrHoldsPlace }: PersonalData, before: string) =>
  and(lte(users.seenOn, before), eq(users.isAdmin, false), sql`not ${paysOrHoldsPlace(db)}`);

const emailOf = async ({ vault }: Deps, { id, sealed }: Row) =>
  (await vault.of(id)).open<Profile>('users', id, sealed).email;

async function warn(house: Deps, row: Row) {
  const email = await emailOf(house, row);
  const last = new Date(house.now().getTime() + KEPT_DAYS.inactiveNotice * DAY * 1000);
  const on = last.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const said = `You haven’t logged in for a long time. Your account and everything in it will be erased on ${on}.`;
  const text = `${said}\n\nTo keep it, log in before then: ${house.config.publicUrl}/auth?mode=signin\n`;
  await house.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ warnedOn: dayOf(house.now()) })
      .where(eq(users.id, row.id));
    if (email) await house.mail.send({ kind: 'account', to: email, subject: 'Your account will be erased', text }, tx);
  });
}

/** Warns inactive members by email, and erases those who did not come back after the warning. */
export async function eraseInactive(house: Deps, data: PersonalData) {
  const { db } = house;
  await db
    .update(users)
    .set({ seenOn: dayOf(house.now()) })
    .where(isNull(users.seenOn));
  const left = isLeft(house, data, daysAgo(house, KEPT_DAYS.inactiveAccount - KEPT_DAYS.inactiveNotice));
  const unwarned = await db
    .select()
    .from(users)
    .where(and(left, isNull(users.warnedOn)))
    .limit(A_ROUND);
  for (const row of unwarned)
    await forEach(house, [row.id], () => warn(house, row), 'an account that nobody uses was not warned');
  const isWarned = lte(users.warnedOn, daysAgo(house, KEPT_DAYS.inactiveNotice));
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const [row] = await db
      .select()
      .from(users)
      .where(and(left, isWarned, gt(users.id, after)))
      .orderBy(users.id)
      .limit(1);
    if (!row) return;
    after = row.id;
    const { id, subject } = row;
    const erase = async () => eraseAccount(house, data, { id, subject, email: await emailOf(house, row) });
    await forEach(house, [id], erase, 'an account that nobody uses was not erased');
  }
}

export async function scheduleAccountJobs(house: Deps, data: PersonalData) {
  house.jobs.handle(JOB, () => eraseInactive(house, data));
  await house.jobs.every(JOB, DAY);
}
