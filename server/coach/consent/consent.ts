import { and, eq, isNull, sql } from 'drizzle-orm';
import { coachConsents } from '#server/coach/consent/table.ts';
import type { Db } from '#server/database/open.ts';
import type { Foundation } from '#server/foundation.ts';

type Named = { name: string; host: string };

const given = (name: string) => sql.placeholder(name);

/** When the member agreed to the provider; null if they did not, or withdrew. */
export async function agreedAt(read: Db, ownerId: string, { host }: Named): Promise<Date | null> {
  const [row] = await read
    .select({ agreedAt: coachConsents.agreedAt })
    .from(coachConsents)
    .where(and(eq(coachConsents.ownerId, ownerId), eq(coachConsents.host, host), isNull(coachConsents.withdrawnAt)));
  return row?.agreedAt ?? null;
}

/** Whether all of `people` agreed to `host`, for a query with both. */
export const allAgreed = sql<boolean>`cardinality(${given('people')}::uuid[]) > 0 and not exists (
  select from unnest(${given('people')}::uuid[]) as person where not exists (
    select from ${coachConsents} where ${coachConsents.ownerId} = person
      and ${coachConsents.host} = ${given('host')} and ${coachConsents.withdrawnAt} is null))`;

export async function agree({ db, now }: Pick<Foundation, 'db' | 'now'>, ownerId: string, { name, host }: Named) {
  const given = { name, agreedAt: now(), withdrawnAt: null };
  await db
    .insert(coachConsents)
    .values({ ownerId, host, ...given })
    .onConflictDoUpdate({
      target: [coachConsents.ownerId, coachConsents.host],
      set: given,
      setWhere: sql`${coachConsents.withdrawnAt} is not null`,
    });
}

export async function withdraw({ db, now }: Pick<Foundation, 'db' | 'now'>, ownerId: string, { host }: Named) {
  await db
    .update(coachConsents)
    .set({ withdrawnAt: now() })
    .where(and(eq(coachConsents.ownerId, ownerId), eq(coachConsents.host, host), isNull(coachConsents.withdrawnAt)));
}
