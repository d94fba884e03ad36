import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { remindOf } from '#server/account/account.ts';
import { forEach } from '#server/jobs/for-each.ts';
import { nextReminder } from '#server/relationships/dates/calendar.ts';
import { relationshipDates as dates, relationships } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

const MANY = 500;

/** Sends one reminder. The row moves to its next one in the same transaction, so that only one process sends it. */
async function remind(deps: Deps, id: string) {
  const { db, now } = deps;
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
    await remindOf(deps, tx, row.ownerId, [{ kind: 'relationships.reminder', id: row.id }]);
  });
}

/** Sends all reminders that are due. */
export async function remindAll(deps: Deps) {
  const due = await deps.db
    .select({ id: dates.id })
    .from(dates)
    .where(lte(dates.remindAt, deps.now()))
    .orderBy(asc(dates.remindAt))
    .limit(MANY);
  const ids = due.map(({ id }) => id);
  await forEach(deps, ids, (id) => remind(deps, id), 'a reminder of a date could not be sent');
}
