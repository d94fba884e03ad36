import { and, eq, lt, sql } from 'drizzle-orm';
import { DAILY_CEILING } from '#contract/chat.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import type { House } from '#server/house.ts';

type Books = Pick<House, 'db' | 'now'>;
export type Ceiling = { requests: number; tokens: number };
export type Ceilings = { member: Ceiling; house: Ceiling };

const REQUESTS = 50_000;

/** The published ceiling of every member, and what the operator lets the whole installation spend in a day. */
export const ceilingsOf = (dailyTokens: number): Ceilings => ({
  member: DAILY_CEILING,
  house: { requests: REQUESTS, tokens: dailyTokens },
});

const HOUSE = '00000000-0000-0000-0000-000000000000';
const DAYS_KEPT = 40;
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

const within = ({ requests, tokens }: Ceiling, more: number) =>
  sql`${coachSpend.requests} < ${requests} and ${coachSpend.tokens} + ${more} <= ${tokens}`;

export type Reservation = { day: string; member: string; tokens: number };
type Refusal = 'member_ceiling' | 'house_ceiling';

/**
 * Sets `tokens` aside before a provider is asked, for the member and then for the house, in one statement:
 * parallel calls cannot go beyond a ceiling together, and the first word need not wait twice, nor for the disk: a
 * database that dies may forget what was counted in its last moment, and nothing else.
 */
export async function reserve(
  { db, now }: Books,
  member: string,
  tokens: number,
  ceilings: Ceilings,
): Promise<Reservation | Refusal> {
  const day = dayOf(now());
  if (tokens > ceilings.member.tokens || ceilings.member.requests < 1) return 'member_ceiling';
  if (tokens > ceilings.house.tokens || ceilings.house.requests < 1) return 'house_ceiling';
  const add = sql`on conflict (day, who) do update set requests = coach_spend.requests + 1, tokens = coach_spend.tokens + ${tokens}`;
  const { rows } = await db.execute<{ member: boolean; house: boolean }>(sql`
    with member as (
      insert into ${coachSpend} (day, who, requests, tokens) values (${day}, ${member}, 1, ${tokens})
      ${add} where ${within(ceilings.member, tokens)} returning 1
    ), house as (
      insert into ${coachSpend} (day, who, requests, tokens)
      select ${day}::date, ${HOUSE}::uuid, 1, ${tokens}::bigint where exists (select from member)
      ${add} where ${within(ceilings.house, tokens)} returning 1
    )
    select exists (select from member) as member, exists (select from house) as house,
      set_config('synchronous_commit', 'off', true)`);
  const { member: forMember = false, house = false } = rows[0] ?? {};
  if (!forMember) return 'member_ceiling';
  if (house) return { day, member, tokens };
  await give({ db }, member, day, { requests: -1, tokens: -tokens });
  return 'house_ceiling';
}

async function give({ db }: Pick<Books, 'db'>, who: string, day: string, change: Ceiling) {
  await db
    .update(coachSpend)
    .set({
      requests: sql`${coachSpend.requests} + ${change.requests}`,
      tokens: sql`greatest(0, ${coachSpend.tokens} + ${change.tokens})`,
    })
    .where(and(eq(coachSpend.day, day), eq(coachSpend.who, who)));
}

/** Afterwards: what was set aside becomes what was used. */
export async function settle(books: Pick<Books, 'db'>, { day, member, tokens }: Reservation, used: number) {
  if (used === tokens) return;
  for (const who of [member, HOUSE]) await give(books, who, day, { requests: 0, tokens: used - tokens });
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
