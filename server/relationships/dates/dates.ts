import { and, count, eq } from 'drizzle-orm';
import { type ImportantDate, MOST_DATES } from '#contract/relationship-dates.ts';
import { newId } from '#server/clock/ids.ts';
import { dayAt, isTimeZone } from '#server/clock/time-zone.ts';
import { found, idIn } from '#server/found.ts';
import { signedIn } from '#server/http/gate.ts';
import { invalid, refuse } from '#server/refusal.ts';
import { keepWritten } from '#server/relationships/connect/connecting.ts';
import { nextOn, nextReminder } from '#server/relationships/dates/calendar.ts';
import { presentNext, readNext } from '#server/relationships/dates/next.ts';
import { type Held, withHeld } from '#server/relationships/record/held.ts';
import { readOwn } from '#server/relationships/record/reads.ts';
import { relationshipDates } from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

type DateRow = typeof relationshipDates.$inferSelect;

const d = relationshipDates;
const TABLE = 'relationship_dates';
/** More than a page shows. */
const MOST_NEXT = 200;

export const dateLabel = (safe: Safe, { id, sealed }: Pick<DateRow, 'id' | 'sealed'>) =>
  safe.open<string>(TABLE, id, sealed);

export const sealLabel = (safe: Safe, id: string, label: string) => safe.seal(TABLE, id, label);

function presentDate(row: DateRow, label: string, now: Date): ImportantDate {
  const { id, relationshipId, day: on, repeats, remindDays, timeZone } = row;
  return { id, relationshipId, label, on, repeats, remindDays, timeZone, nextOn: nextOn(row, dayAt(now, timeZone)) };
}

function inRealZone(timeZone: string | undefined) {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw invalid([{ path: ['timeZone'], message: 'There is no such time zone' }]);
}

async function roomForOne({ tx, row }: Held) {
  const [there] = await tx.select({ count: count() }).from(d).where(eq(d.relationshipId, row.id));
  if ((there?.count ?? 0) < MOST_DATES) return;
  throw refuse('conflict', { reason: 'dates_full' }, `Please keep it to ${MOST_DATES} dates.`);
}

const one = ({ row }: Held, dateId: string) => and(eq(d.relationshipId, row.id), eq(d.id, idIn(dateId)));

/** By next occurrence; past dates last. */
const byNext = (a: ImportantDate, b: ImportantDate) => (a.nextOn ?? '9999').localeCompare(b.nextOn ?? '9999');

const given = <Value>(value: Value | undefined, otherwise: Value) => (value === undefined ? otherwise : value);

export const dates = {
  list: signedIn.relationships.dates.list.handler(async ({ context, input: { id } }) => {
    const { db, vault, user, now } = context;
    await readOwn(context, user.id, id);
    const safe = await vault.of(user.id);
    const isOf = and(eq(d.ownerId, user.id), eq(d.relationshipId, id));
    const rows = await db.select().from(d).where(isOf).limit(MOST_DATES);
    return rows.map((row) => presentDate(row, dateLabel(safe, row), now())).sort(byNext);
  }),

  add: signedIn.relationships.dates.add.handler(({ context, input: { id, label, on, ...rest } }) => {
    inRealZone(rest.timeZone);
    return keepWritten(context, id, [label], async (held) => {
      await roomForOne(held);
      const { tx, safe, row, now } = held;
      const dateId = newId(now);
      const date = { day: on, ...rest };
      const about = { id: dateId, ownerId: row.ownerId, relationshipId: row.id };
      const kept = { ...about, ...date, remindAt: nextReminder(date, now), sealed: sealLabel(safe, dateId, label) };
      await tx.insert(d).values(kept);
      return presentDate(kept, label, now);
    });
  }),

  change: signedIn.relationships.dates.change.handler(({ context, input: { id, dateId, ...change } }) => {
    inRealZone(change.timeZone);
    return keepWritten(context, id, [change.label], async (held) => {
      const { tx, safe, now } = held;
      const [known] = await tx.select().from(d).where(one(held, dateId));
      const there = found(known);
      const date = {
        day: given(change.on, there.day),
        repeats: given(change.repeats, there.repeats),
        remindDays: given(change.remindDays, there.remindDays),
        timeZone: given(change.timeZone, there.timeZone),
      };
      const label = change.label ?? dateLabel(safe, there);
      const set = { ...date, remindAt: nextReminder(date, now), sealed: sealLabel(safe, there.id, label) };
      await tx.update(d).set(set).where(one(held, dateId));
      return presentDate({ ...there, ...set }, label, now);
    });
  }),

  remove: signedIn.relationships.dates.remove.handler(({ context, input: { id, dateId } }) =>
    withHeld(context, id, async (held) => {
      const gone = await held.tx.delete(d).where(one(held, dateId)).returning({ id: d.id });
      found(gone[0]);
    }),
  ),

  next: signedIn.relationships.dates.next.handler(async ({ context: { read, vault, user, now } }) => {
    const [rows, safe] = await Promise.all([readNext(read, user.id, MOST_NEXT), vault.of(user.id)]);
    return presentNext(rows, safe, now(), MOST_NEXT);
  }),
};
