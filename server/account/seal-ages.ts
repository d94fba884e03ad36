import { eq, sql } from 'drizzle-orm';
import { sealAge } from '#server/account/age.ts';
import { users } from '#server/database/users.ts';
import type { House } from '#server/services.ts';

const AT_ONCE = 200;

/** Seals the ages that an older version stored in the clear. When none is left, it costs one index lookup. */
export async function sealAges({ db, vault }: Pick<House, 'db' | 'vault'>): Promise<void> {
  const rows = await db.select().from(users).where(sql`${users.sealedAge} = ''`).limit(AT_ONCE);
  for (const { id, openAgeDoubtedAt: ageDoubtedAt, openAdultOn: adultOn } of rows) {
    const sealedAge = sealAge(await vault.of(id), id, { ageDoubtedAt, adultOn });
    await db
      .update(users)
      .set({ sealedAge, openAgeDoubtedAt: null, openAdultOn: null })
      .where(sql`${eq(users.id, id)} and ${users.sealedAge} = ''`);
  }
  if (rows.length === AT_ONCE) await sealAges({ db, vault });
}
