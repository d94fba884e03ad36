import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { NEXT_DAYS, type NextItem } from '#contract/relationship-dates.ts';
import { dayAt } from '#server/clock/time-zone.ts';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import { daysLater, nextOn } from '#server/relationships/dates/calendar.ts';
import { openWords } from '#server/relationships/record/record.ts';
import {
  relationshipDates as dates,
  relationshipPlanItems as items,
  relationships as r,
} from '#server/relationships/table.ts';
import type { Safe } from '#server/vault/vault.ts';

/** More than anybody has. The list is cut later. */
const MOST_READ = 500;

const person = { id: r.id, sealed: r.sealed };
const isHere = and(isNull(r.deletedAt), isNull(r.archivedAt));

const datesOf = hot((read) =>
  read
    .select({
      id: dates.id,
      day: dates.day,
      repeats: dates.repeats,
      timeZone: dates.timeZone,
      sealed: dates.sealed,
      person,
    })
    .from(dates)
    .innerJoin(r, and(eq(r.id, dates.relationshipId), isHere))
    .where(eq(dates.ownerId, sql.placeholder('owner')))
    .limit(MOST_READ)
    .prepare('next_dates'),
);

const openItemsOf = hot((read) =>
  read
    .select({ id: items.id, kind: items.kind, on: items.dueOn, sealed: items.sealed, person })
    .from(items)
    .innerJoin(r, and(eq(r.id, items.relationshipId), isHere))
    .where(
      and(
        eq(items.ownerId, sql.placeholder('owner')),
        isNull(items.doneAt),
        or(eq(items.kind, 'promise'), and(eq(items.kind, 'step'), isNotNull(items.dueOn))),
      ),
    )
    .orderBy(asc(items.dueOn), asc(items.id))
    .limit(sql.placeholder('limit'))
    .prepare('next_items'),
);

type Unopened = {
  kind: NextItem['kind'];
  table: 'relationship_dates' | 'relationship_plan_items';
  id: string;
  on: string | null;
  sealed: Buffer;
  person: { id: string; sealed: Buffer };
};

type DateRow = Awaited<ReturnType<ReturnType<typeof datesOf>['execute']>>[number];

/** The dates within the next days. */
function ahead(rows: readonly DateRow[], now: Date): Unopened[] {
  const zones = new Map<string, { today: string; last: string }>();
  const sightOf = (timeZone: string) => {
    const known = zones.get(timeZone);
    if (known) return known;
    const today = dayAt(now, timeZone);
    const sight = { today, last: daysLater(today, NEXT_DAYS) };
    zones.set(timeZone, sight);
    return sight;
  };
  return rows.flatMap(({ day, repeats, timeZone, ...row }) => {
    const { today, last } = sightOf(timeZone);
    const on = nextOn({ day, repeats }, today);
    return on && on <= last ? [{ ...row, kind: 'date', table: 'relationship_dates', on }] : [];
  });
}

/** By date; items without one come last. */
const byDay = (a: Unopened, b: Unopened) => (a.on ?? '9999').localeCompare(b.on ?? '9999') || (a.id < b.id ? -1 : 1);

/** Opens only the rows that are shown, and each person's name at most once. */
function opened(safe: Safe, rows: readonly Unopened[], known: Names): NextItem[] {
  const names = new Map(known);
  const nameOf = (row: Unopened['person']) => {
    const name = names.get(row.id) ?? openWords(safe, row).personName;
    names.set(row.id, name);
    return name;
  };
  return rows.map(({ kind, table, id, on, sealed, person }) => ({
    kind,
    id,
    relationshipId: person.id,
    personName: nameOf(person),
    text: safe.open<string>(table, id, sealed),
    on,
  }));
}

type Names = ReadonlyMap<string, string>;
type NextRows = { dates: DateRow[]; items: Awaited<ReturnType<ReturnType<typeof openItemsOf>['execute']>> };

export async function readNext(read: Db, owner: string, limit: number): Promise<NextRows> {
  const [dates, items] = await Promise.all([
    datesOf(read).execute({ owner }),
    openItemsOf(read).execute({ owner, limit }),
  ]);
  return { dates, items };
}

/** What is due or promised, across all people. */
export function presentNext(
  { dates, items }: NextRows,
  safe: Safe,
  now: Date,
  limit: number,
  names: Names = new Map(),
) {
  const plans = items.map(({ kind, ...row }) => ({
    ...row,
    kind: kind === 'step' ? ('step' as const) : ('promise' as const),
    table: 'relationship_plan_items' as const,
  }));
  const rows: Unopened[] = [...ahead(dates, now), ...plans];
  return opened(safe, rows.sort(byDay).slice(0, limit), names);
}
