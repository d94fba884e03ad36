import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { ADULT } from '#contract/account.ts';
import { users } from '#server/account/table.ts';
import type { House } from '#server/house.ts';
import { refuse } from '#server/http/refuse.ts';

type Ground = Pick<House, 'db' | 'now'>;
type Age = Pick<typeof users.$inferSelect, 'ageDoubtedAt' | 'adultOn'>;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** What they wrote last weighs until they said when they were born; a day that they named decides by itself. */
export const isAgeInDoubt = ({ ageDoubtedAt, adultOn }: Age, now: Date): boolean =>
  adultOn ? adultOn > dayOf(now) : ageDoubtedAt !== null;

/** They wrote that they are under 18. Whoever has shown to be of age is asked no more. */
export async function doubtAge({ db, now }: Ground, id: string) {
  await db
    .update(users)
    .set({ ageDoubtedAt: now() })
    .where(and(eq(users.id, id), isNull(users.ageDoubtedAt), isNull(users.adultOn)));
}

function adultDay(bornOn: string): string {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year + ADULT, month - 1, day)));
}

/** Their own word, once: whoever said to be younger is not asked again until that day. Only the day of coming of age is kept. */
export async function tellAge({ db }: Pick<House, 'db'>, id: string, bornOn: string) {
  const [row] = await db
    .update(users)
    .set({ adultOn: adultDay(bornOn) })
    .where(and(eq(users.id, id), isNotNull(users.ageDoubtedAt), isNull(users.adultOn)))
    .returning();
  if (!row) throw refuse('conflict', { reason: 'nothing_asked' }, 'Nobody asks you for this now.');
  return row;
}
