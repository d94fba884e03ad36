import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { preferencesOf } from '#server/account/account.ts';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import { nextReminder } from '#server/relationships/calendar.ts';
import { relationshipDates as dates, relationships } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

type Ground = Omit<House, 'close'>;

const MANY = 500;

/** The address of somebody's account, as far as one is known. */
export async function emailOf({ vault }: Pick<Ground, 'vault'>, tx: Transaction, userId: string) {
  const [row] = await tx.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  return row ? (await vault.of(userId)).open<Profile>('users', userId, row.sealed).email : null;
}

/** Words that tell a bystander nothing. */
export async function sendLetter(ground: Ground, tx: Transaction, userId: string) {
  const to = await emailOf(ground, tx, userId);
  if (!to || !(await preferencesOf(ground, tx, userId)).remindsByEmail) return;

  const text = `There's something you wanted to be reminded of. Log in to see it:\n\n${ground.config.publicUrl}/\n`;
  await ground.mail.send({ kind: 'reminder', to, subject: 'A reminder from Mallama', text }, tx);
}

/** One reminder, told once however many processes look: the row moves on to its next one in the same breath. */
async function remind(ground: Ground, id: string) {
  const { db, live, now } = ground;
  await db.transaction(async (tx) => {
    const isDue = and(eq(dates.id, id), lte(dates.remindAt, now()));
    const [row] = await tx.select().from(dates).where(isDue).for('update');
    if (!row) return;
    await tx
      .update(dates)
      .set({ remindAt: nextReminder(row, now()) })
      .where(eq(dates.id, id));
    const isHere = and(
      eq(relationships.id, row.relationshipId),
      isNull(relationships.deletedAt),
      isNull(relationships.archivedAt),
    );
    const [about] = await tx.select({ id: relationships.id }).from(relationships).where(isHere);
    if (!about) return;
    await live.tell(row.ownerId, { kind: 'relationships.reminder', id: row.id }, tx);
    await sendLetter(ground, tx, row.ownerId);
  });
}

/** Tells everybody whose reminder has fallen due. */
export async function remindAll(ground: Ground) {
  const due = await ground.db
    .select({ id: dates.id })
    .from(dates)
    .where(lte(dates.remindAt, ground.now()))
    .orderBy(asc(dates.remindAt))
    .limit(MANY);
  for (const { id } of due) await remind(ground, id);
}
