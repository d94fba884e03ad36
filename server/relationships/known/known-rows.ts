import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import {
  relationshipDates as dates,
  relationshipPlanItems as items,
  relationshipMoments as moments,
  relationships as r,
} from '#server/relationships/table.ts';

/** More than a coach is ever given; older rows are left out. */
const MOST = { people: 1000, moments: 80, items: 100, dates: 100 } as const;

const owner = sql.placeholder('owner');
const among = (column: typeof moments.relationshipId | typeof items.relationshipId | typeof dates.relationshipId) =>
  sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;

const peopleOf = hot((read) =>
  read
    .select()
    .from(r)
    .where(and(eq(r.ownerId, owner), isNull(r.deletedAt)))
    .orderBy(desc(r.id))
    .limit(MOST.people)
    .prepare('known_people'),
);

const personOf = hot((read) =>
  read
    .select()
    .from(r)
    .where(and(eq(r.ownerId, owner), eq(r.id, sql.placeholder('id')), isNull(r.deletedAt)))
    .prepare('known_person'),
);

const momentsOf = hot((read) =>
  read
    .select()
    .from(moments)
    .where(and(eq(moments.ownerId, owner), among(moments.relationshipId)))
    .orderBy(desc(moments.at), desc(moments.id))
    .limit(MOST.moments)
    .prepare('known_moments'),
);

/** Goals, done or not, and other items that are open. */
const planOf = hot((read) =>
  read
    .select()
    .from(items)
    .where(and(eq(items.ownerId, owner), among(items.relationshipId), or(eq(items.kind, 'goal'), isNull(items.doneAt))))
    .orderBy(desc(items.id))
    .limit(MOST.items)
    .prepare('known_plan'),
);

const datesOf = hot((read) =>
  read
    .select()
    .from(dates)
    .where(and(eq(dates.ownerId, owner), among(dates.relationshipId)))
    .limit(MOST.dates)
    .prepare('known_dates'),
);

type Ids = readonly string[];
export const peopleIn = (read: Db, ownerId: string) => peopleOf(read).execute({ owner: ownerId });
export async function personIn(read: Db, ownerId: string, id: string) {
  const [row] = await personOf(read).execute({ owner: ownerId, id });
  return row;
}
export const momentsIn = (read: Db, ownerId: string, ids: Ids) => momentsOf(read).execute({ owner: ownerId, ids });
export const planIn = (read: Db, ownerId: string, ids: Ids) => planOf(read).execute({ owner: ownerId, ids });
export const datesIn = (read: Db, ownerId: string, ids: Ids) => datesOf(read).execute({ owner: ownerId, ids });
