import { desc, eq } from 'drizzle-orm';
import type { Agreement } from '#contract/account.ts';
import { agreements } from '#server/account/table.ts';
import type { House } from '#server/services.ts';

export async function latestAgreement({ db }: Pick<House, 'db'>, ownerId: string) {
  const [row] = await db
    .select({ version: agreements.version, sharing: agreements.sharing, agreedAt: agreements.agreedAt })
    .from(agreements)
    .where(eq(agreements.ownerId, ownerId))
    .orderBy(desc(agreements.agreedAt))
    .limit(1);
  return row ? { ...row, agreedAt: row.agreedAt.toISOString() } : null;
}

/** The first agreement to a version counts. */
export async function agree(house: Pick<House, 'db' | 'now'>, ownerId: string, { version, sharing }: Agreement) {
  const agreedAt = house.now();
  await house.db.insert(agreements).values({ ownerId, version, sharing, agreedAt }).onConflictDoNothing();
  return (await latestAgreement(house, ownerId)) ?? { version, sharing, agreedAt: agreedAt.toISOString() };
}
