import { and, eq, isNull, sql } from 'drizzle-orm';
import { coachConsents } from '#server/coach/consent/table.ts';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import type { House } from '#server/house.ts';

type Named = { name: string; host: string };

const consentsOf = hot((read) =>
  read
    .select({ ownerId: coachConsents.ownerId, agreedAt: coachConsents.agreedAt })
    .from(coachConsents)
    .where(
      and(
        sql`${coachConsents.ownerId} = any(${sql.placeholder('people')}::uuid[])`,
        eq(coachConsents.host, sql.placeholder('host')),
        isNull(coachConsents.withdrawnAt),
      ),
    )
    .prepare('coach_consents'),
);

/** When this member agreed to that provider; null where they did not, or took it back. */
export async function agreedAt(read: Db, ownerId: string, { host }: Named): Promise<Date | null> {
  const [row] = await consentsOf(read).execute({ people: [ownerId], host });
  return row?.agreedAt ?? null;
}

/** Whether everybody whose words would go there agreed. */
export async function allAgreed(read: Db, people: readonly string[], { host }: Named): Promise<boolean> {
  const rows = await consentsOf(read).execute({ people: [...people], host });
  return rows.length === new Set(people).size && rows.length > 0;
}

export async function agree({ db, now }: Pick<House, 'db' | 'now'>, ownerId: string, { name, host }: Named) {
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

export async function withdraw({ db, now }: Pick<House, 'db' | 'now'>, ownerId: string, { host }: Named) {
  await db
    .update(coachConsents)
    .set({ withdrawnAt: now() })
    .where(and(eq(coachConsents.ownerId, ownerId), eq(coachConsents.host, host), isNull(coachConsents.withdrawnAt)));
}
