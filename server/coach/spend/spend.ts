import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { DAILY_CEILING } from '#contract/chat.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import type { House } from '#server/house.ts';

type Books = Pick<House, 'db' | 'now'>;
export type Ceiling = { requests: number; tokens: number };
export type Ceilings = { member: Ceiling; house: Ceiling };

/** What the whole installation may spend in a day, unless its operator says otherwise. */
export const CEILINGS: Ceilings = { member: DAILY_CEILING, house: { requests: 50_000, tokens: 20_000_000 } };

const HOUSE = '00000000-0000-0000-0000-000000000000';
const DAYS_KEPT = 40;
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Sets `tokens` aside; answers false, and sets nothing aside, where that would go beyond the ceiling. */
async function setAside({ db }: Pick<Books, 'db'>, day: string, who: string, tokens: number, ceiling: Ceiling) {
  if (tokens > ceiling.tokens || ceiling.requests < 1) return false;
  const rows = await db
    .insert(coachSpend)
    .values({ day, who, requests: 1, tokens })
    .onConflictDoUpdate({
      target: [coachSpend.day, coachSpend.who],
      set: { requests: sql`${coachSpend.requests} + 1`, tokens: sql`${coachSpend.tokens} + ${tokens}` },
      setWhere: sql`${coachSpend.requests} < ${ceiling.requests} and ${coachSpend.tokens} + ${tokens} <= ${ceiling.tokens}`,
    })
    .returning({ who: coachSpend.who });
  return rows.length > 0;
}

export type Reservation = { day: string; member: string; tokens: number };

/** Before a provider is asked: parallel calls cannot go beyond a ceiling together. */
export async function reserve(
  { db, now }: Books,
  member: string,
  tokens: number,
  ceilings: Ceilings,
): Promise<Reservation | 'member_ceiling' | 'house_ceiling'> {
  const day = dayOf(now());
  if (!(await setAside({ db }, day, member, tokens, ceilings.member))) return 'member_ceiling';
  if (await setAside({ db }, day, HOUSE, tokens, ceilings.house)) return { day, member, tokens };
  await give({ db }, [member], day, { requests: -1, tokens: -tokens });
  return 'house_ceiling';
}

async function give({ db }: Pick<Books, 'db'>, who: string[], day: string, change: Ceiling) {
  await db
    .update(coachSpend)
    .set({
      requests: sql`${coachSpend.requests} + ${change.requests}`,
      tokens: sql`greatest(0, ${coachSpend.tokens} + ${change.tokens})`,
    })
    .where(and(eq(coachSpend.day, day), inArray(coachSpend.who, who)));
}

/** Afterwards: what was set aside becomes what was used. */
export async function settle(books: Pick<Books, 'db'>, { day, member, tokens }: Reservation, used: number) {
  if (used === tokens) return;
  await give(books, [member, HOUSE], day, { requests: 0, tokens: used - tokens });
}

export async function usedToday({ db, now }: Books, member: string): Promise<Ceiling> {
  const [row] = await db
    .select({ requests: coachSpend.requests, tokens: coachSpend.tokens })
    .from(coachSpend)
    .where(and(eq(coachSpend.day, dayOf(now())), eq(coachSpend.who, member)));
  return row ?? { requests: 0, tokens: 0 };
}

export async function forgetOldSpend({ db, now }: Books) {
  await db.delete(coachSpend).where(lt(coachSpend.day, dayOf(new Date(now().getTime() - DAYS_KEPT * 86_400_000))));
}

export async function forgetSpendOf({ db }: Pick<Books, 'db'>, member: string) {
  await db.delete(coachSpend).where(eq(coachSpend.who, member));
}
