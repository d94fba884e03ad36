import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { DAILY_CEILING } from '#contract/chat.ts';
import { KEPT_DAYS } from '#contract/retention.ts';
import { allAgreed } from '#server/coach/consent/consent.ts';
import { coachSpend } from '#server/coach/spend/table.ts';
import { hot } from '#server/database/hot.ts';
import type { Foundation } from '#server/foundation.ts';

type Deps = Pick<Foundation, 'db' | 'now'>;
export type Ceiling = { requests: number; tokens: number };
export type Ceilings = { member: Ceiling; house: Ceiling };

const REQUESTS = 50_000;

/** The published ceiling of every member, and what the operator allows for the whole installation in a day. */
export const ceilingsOf = (dailyTokens: number): Ceilings => ({
  member: DAILY_CEILING,
  house: { requests: REQUESTS, tokens: dailyTokens },
});

const HOUSE = '00000000-0000-0000-0000-000000000000';
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export type Reservation = { day: string; member: string; tokens: number };
type Refusal = 'no_consent' | 'member_ceiling' | 'house_ceiling';

const given = (name: string) => sql.placeholder(name);
const number = (name: string) => sql`${given(name)}::bigint`;
const tokens = number('tokens');
const requests = number('requests');

const counted = (who: SQL, whose: 'member' | 'house', where: SQL) => sql`
  insert into ${coachSpend} (day, who, requests, tokens)
  select ${given('day')}::date, ${who}::uuid, ${requests}, ${tokens}
  where ${where} and ${requests} <= ${number(`${whose}Requests`)} and ${tokens} <= ${number(`${whose}Tokens`)}
  on conflict (day, who) do update set
    requests = coach_spend.requests + ${requests}, tokens = coach_spend.tokens + ${tokens}
  where ${coachSpend.requests} + ${requests} <= ${number(`${whose}Requests`)}
    and ${coachSpend.tokens} + ${tokens} <= ${number(`${whose}Tokens`)}
  returning 1`;

const reserving = hot((db) => {
  const agreed = db.$with('agreed', {}).as(sql`select ${allAgreed} as yes`);
  const member = db.$with('member', {}).as(counted(sql`${given('member')}`, 'member', sql`(select yes from agreed)`));
  const house = db.$with('house', {}).as(counted(sql`${HOUSE}`, 'house', sql`exists (select from member)`));
  return db
    .with(agreed, member, house)
    .select({
      agreed: sql<boolean>`(select yes from agreed)`,
      member: sql<boolean>`exists (select from member)`,
      house: sql<boolean>`exists (select from house)`,
      lazily: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('reserve_tokens');
});

/**
 * Reserves what is `wanted` before a provider is asked, if everyone whose words would be sent agreed. One statement
 * reserves it for the first of them and for the house, so that parallel calls cannot exceed a ceiling together. It does
 * not wait for the disk: a database that crashes may forget what was counted in its last moment.
 */
export async function reserve(
  { db, now }: Deps,
  people: readonly string[],
  host: string,
  wanted: Ceiling,
  ceilings: Ceilings,
): Promise<Reservation | Refusal> {
  const day = dayOf(now());
  const [member = ''] = people;
  const [row] = await reserving(db).execute({
    ...{ day, member, people: [...people], host, ...wanted },
    ...{ memberRequests: ceilings.member.requests, memberTokens: ceilings.member.tokens },
    ...{ houseRequests: ceilings.house.requests, houseTokens: ceilings.house.tokens },
  });
  if (!row?.agreed) return 'no_consent';
  if (!row.member) return 'member_ceiling';
  if (row.house) return { day, member, tokens: wanted.tokens };
  await give({ db }, member, day, { requests: -wanted.requests, tokens: -wanted.tokens });
  return 'house_ceiling';
}

const leaving = hot((read) => {
  const isNear = (who: SQL, whose: string) => sql`${coachSpend.who} = ${who}::uuid
    and (${coachSpend.requests} > ${number(`${whose}Requests`)} or ${coachSpend.tokens} > ${number(`${whose}Tokens`)})`;
  const near = sql`select from ${coachSpend} where ${coachSpend.day} = ${given('day')}::date
    and (${isNear(sql`${given('member')}`, 'member')} or ${isNear(sql`${HOUSE}`, 'house')})`;
  return read
    .select({ yes: sql<boolean>`${allAgreed} and not exists (${near})` })
    .from(sql`(values (1)) as one`)
    .prepare('leave_to_ask');
});

/**
 * Tokens that one question sent ahead may cost. Several times that must be left, both for the member and for the house.
 */
export const AMPLE = 20_000;
const [OF_MEMBER, OF_HOUSE] = [2, 20];

/** Whether a member agreed to the provider and is far from every ceiling. */
export async function leaveFor(
  { read, now }: Pick<Foundation, 'read' | 'now'>,
  member: string,
  host: string,
  all: Ceilings,
) {
  const [row] = await leaving(read).execute({
    ...{ day: dayOf(now()), member, people: [member], host },
    ...{ memberRequests: all.member.requests - OF_MEMBER, memberTokens: all.member.tokens - OF_MEMBER * AMPLE },
    ...{ houseRequests: all.house.requests - OF_HOUSE, houseTokens: all.house.tokens - OF_HOUSE * AMPLE },
  });
  return row?.yes === true;
}

async function give({ db }: Pick<Deps, 'db'>, who: string, day: string, change: Ceiling) {
  await db
    .update(coachSpend)
    .set({
      requests: sql`${coachSpend.requests} + ${change.requests}`,
      tokens: sql`greatest(0, ${coachSpend.tokens} + ${change.tokens})`,
    })
    .where(and(eq(coachSpend.day, day), eq(coachSpend.who, who)));
}

/** Replaces the reservation by what was used. */
export async function charge(deps: Pick<Deps, 'db'>, { day, member, tokens }: Reservation, used: number) {
  if (used === tokens) return;
  for (const who of [member, HOUSE]) await give(deps, who, day, { requests: 0, tokens: used - tokens });
}

/** Undoes a reservation for which the provider was not asked. */
export async function release(deps: Pick<Deps, 'db'>, { day, member, tokens }: Reservation) {
  for (const who of [member, HOUSE]) await give(deps, who, day, { requests: -1, tokens: -tokens });
}

export async function usedToday({ db, now }: Deps, member: string): Promise<Ceiling> {
  const [row] = await db
    .select({ requests: coachSpend.requests, tokens: coachSpend.tokens })
    .from(coachSpend)
    .where(and(eq(coachSpend.day, dayOf(now())), eq(coachSpend.who, member)));
  return row ?? { requests: 0, tokens: 0 };
}

/** What all members used together, by day, newest first. */
export const spentByHouse = ({ db }: Pick<Deps, 'db'>, since: string) =>
  db
    .select({ day: coachSpend.day, requests: coachSpend.requests, tokens: coachSpend.tokens })
    .from(coachSpend)
    .where(and(eq(coachSpend.who, HOUSE), gte(coachSpend.day, since)))
    .orderBy(desc(coachSpend.day));

export async function forgetOldSpend({ db, now }: Deps) {
  await db
    .delete(coachSpend)
    .where(lt(coachSpend.day, dayOf(new Date(now().getTime() - KEPT_DAYS.providerUse * 86_400_000))));
}

export async function forgetSpendOf({ db }: Pick<Deps, 'db'>, member: string) {
  await db.delete(coachSpend).where(eq(coachSpend.who, member));
}
