import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { House } from '#server/house.ts';
import { unavailable } from '#server/payments/refusals.ts';
import { billingCustomers } from '#server/payments/table.ts';

/** Seconds: longer than the slowest chain of calls; a process that died under its turn gives it up then. */
const LEASE = 90;
const PATIENCE = 25_000;

type Turns = Pick<House, 'db' | 'payments'>;

const theirs = ({ payments }: Turns, userId: string) =>
  and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, payments.provider));

async function take(house: Turns, userId: string, turn: string): Promise<boolean> {
  const turnUntil = sql`clock_timestamp() + make_interval(secs => ${LEASE})`;
  const isFree = or(isNull(billingCustomers.turnUntil), sql`${billingCustomers.turnUntil} < clock_timestamp()`);
  const taken = await house.db
    .update(billingCustomers)
    .set({ turn, turnUntil })
    .where(and(theirs(house, userId), isFree))
    .returning({ userId: billingCustomers.userId });
  return taken.length > 0;
}

/** Whoever was erased meanwhile gets no turn any more. */
async function isGone(house: Turns, userId: string): Promise<boolean> {
  const rows = await house.db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(theirs(house, userId));
  return rows.length === 0;
}

async function giveUp(house: Turns, userId: string, turn: string) {
  await house.db
    .update(billingCustomers)
    .set({ turn: null, turnUntil: null })
    .where(and(theirs(house, userId), eq(billingCustomers.turn, turn)));
}

/**
 * One thing at a time for each member's money, over all processes.
 * A row rather than a lock: nobody holds a database connection while they wait, or while the provider thinks.
 */
export async function inTurn<Answer>(house: Turns, userId: string, work: () => Promise<Answer>): Promise<Answer> {
  const turn = randomUUID();
  const { provider } = house.payments;
  await house.db.insert(billingCustomers).values({ userId, provider }).onConflictDoNothing();
  const deadline = performance.now() + PATIENCE;
  while (!(await take(house, userId, turn))) {
    if (performance.now() > deadline || (await isGone(house, userId))) throw unavailable();
    await sleep(20 + Math.random() * 40);
  }
  try {
    return await work();
  } finally {
    await giveUp(house, userId, turn);
  }
}
