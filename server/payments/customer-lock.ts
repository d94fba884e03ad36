import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import { PaymentsAway } from '#server/payments/port.ts';
import { unavailable } from '#server/payments/refusals.ts';
import { billingCustomers } from '#server/payments/table.ts';
import { codeOf } from '#server/refused.ts';

/** Seconds: longer than the slowest chain of calls; a process that died under its lock gives it up then. */
const LEASE = 90;
const PATIENCE = 25_000;

type Deps = Pick<PaymentsDeps, 'db' | 'payments'>;

/** One member's money, in the hands of one process. */
export type CustomerLock = {
  userId: string;
  /** Writes what was learned; refused once the lock is somebody else's, so that no late hand overwrites a newer one. */
  write<Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer>;
};

const rowOf = ({ payments }: Deps, userId: string) =>
  and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, payments.provider));

/** PostgreSQL's word for a row that would belong to nobody. */
const belongsToNobody = (error: unknown): boolean =>
  codeOf(error) === '23503' || (error instanceof Error && error.cause !== undefined && belongsToNobody(error.cause));

/** Nothing for whoever is no member any more. Without a lock on the member: erasing waits for nobody here. */
async function makeRow({ db, payments }: Deps, userId: string) {
  const row = { userId, provider: payments.provider };
  try {
    await db.insert(billingCustomers).values(row).onConflictDoNothing();
  } catch (error) {
    if (!belongsToNobody(error)) throw error;
  }
}

async function take(house: Deps, userId: string, holder: string): Promise<'taken' | 'busy' | 'gone'> {
  const heldUntil = sql`clock_timestamp() + make_interval(secs => ${LEASE})`;
  const isFree = or(isNull(billingCustomers.heldUntil), sql`${billingCustomers.heldUntil} < clock_timestamp()`);
  const taken = await house.db
    .update(billingCustomers)
    .set({ holder, heldUntil })
    .where(and(rowOf(house, userId), isFree))
    .returning({ userId: billingCustomers.userId });
  if (taken.length > 0) return 'taken';
  const rows = await house.db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(rowOf(house, userId));
  return rows.length > 0 ? 'busy' : 'gone';
}

function lockOf(house: Deps, userId: string, holder: string): CustomerLock {
  const isOurs = and(rowOf(house, userId), eq(billingCustomers.holder, holder));
  return {
    userId,
    write: (work) =>
      house.db.transaction(async (tx) => {
        const [row] = await tx
          .select({ userId: billingCustomers.userId })
          .from(billingCustomers)
          .where(isOurs)
          .for('update');
        if (!row) throw new PaymentsAway(false);
        return work(tx);
      }),
  };
}

/**
 * The one way of ordering what touches a customer: requests, webhooks, jobs and erasing wait here for each other.
 * A row rather than a lock of the database: nobody holds a connection while they wait, or while the provider thinks.
 */
export async function withCustomerLock<Answer>(
  house: Deps,
  userId: string,
  work: (lock: CustomerLock) => Promise<Answer>,
): Promise<Answer> {
  const holder = randomUUID();
  let isMade = false;
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const state = await take(house, userId, holder);
    if (state === 'taken') break;
    if (state === 'gone' && !isMade) {
      await makeRow(house, userId);
      isMade = true;
      continue;
    }
    if (state === 'gone' || performance.now() > deadline) throw unavailable();
    await sleep(20 + Math.random() * 40);
  }
  try {
    return await work(lockOf(house, userId, holder));
  } finally {
    await house.db
      .update(billingCustomers)
      .set({ holder: null, heldUntil: null })
      .where(and(rowOf(house, userId), eq(billingCustomers.holder, holder)));
  }
}
