import { eq } from 'drizzle-orm';
import { ADULT } from '#contract/account.ts';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Deps = Pick<House, 'db' | 'vault'>;
type Row = Pick<typeof users.$inferSelect, 'id' | 'sealedAge'>;

/** When it came into doubt that they are an adult, and the day on which they say they turn 18. */
export type Age = { ageDoubtedAt: Date | null; adultOn: string | null };
export const NO_DOUBT: Age = { ageDoubtedAt: null, adultOn: null };

const TABLE = 'users.age';
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Padded to one length, since a length would reveal whose age is in doubt. */
export const sealAge = (safe: Safe, id: string, { ageDoubtedAt, adultOn }: Age) =>
  safe.seal(TABLE, id, [(ageDoubtedAt?.toISOString() ?? '').padEnd(24), (adultOn ?? '').padEnd(10)]);

export function openAge(safe: Safe, { id, sealedAge }: Row): Age {
  const [doubted = '', adultOn = ''] = safe.open<string[]>(TABLE, id, sealedAge).map((text) => text.trim());
  return { ageDoubtedAt: doubted ? new Date(doubted) : null, adultOn: adultOn || null };
}

/** A doubt counts until they gave their date of birth; after that only the date counts. */
export const isAgeInDoubt = ({ ageDoubtedAt, adultOn }: Age, now: Date): boolean =>
  adultOn ? adultOn > dayOf(now) : ageDoubtedAt !== null;

/** Changes it under a lock. Returns the new state, or undefined if nothing changed. */
function changeAge({ db, vault }: Deps, id: string, change: (age: Age) => Age | undefined) {
  return db.transaction(async (tx: Transaction) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!row) return undefined;
    const safe = await vault.of(id);
    const age = change(openAge(safe, row));
    if (age)
      await tx
        .update(users)
        .set({ sealedAge: sealAge(safe, id, age) })
        .where(eq(users.id, id));
    return age;
  });
}

/** They wrote that they are under 18. Members who have confirmed their age are not asked again. */
export const doubtAge = (house: Deps & Pick<House, 'now'>, id: string) =>
  changeAge(house, id, (age) => (age.ageDoubtedAt || age.adultOn ? undefined : { ...age, ageDoubtedAt: house.now() }));

function adultDay(bornOn: string): string {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year + ADULT, month - 1, day)));
}

/**
 * Their own answer, once. Someone who says they are younger is not asked again before they turn 18; only that day is
 * stored.
 */
export async function tellAge(house: Deps, id: string, bornOn: string): Promise<Age> {
  const age = await changeAge(house, id, ({ ageDoubtedAt, adultOn }) =>
    ageDoubtedAt && !adultOn ? { ageDoubtedAt, adultOn: adultDay(bornOn) } : undefined,
  );
  if (!age) throw refuse('conflict', { reason: 'nothing_asked' }, 'You don’t need to answer this now.');
  return age;
}
