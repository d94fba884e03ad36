import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import { PaymentsAway } from '#server/payments/port.ts';
import { unavailable } from '#server/payments/refusals.ts';
import { billingCustomers } from '#server/payments/table.ts';
import { codeOf } from '#server/refused.ts';

/** Seconds after which the lock of a process that died is free, so that whoever waits gets it. */
const LEASE = 15;
const PATIENCE = 25_000;
/** Milliseconds between renewals, which end after those of the slowest chain of calls. */
const RENEWAL = (LEASE * 1000) / 3;
const LONGEST = 90_000;

type Deps = Pick<PaymentsDeps, 'db' | 'payments'>;

export type CustomerLock = {
  userId: string;
  /**
   * Stores what was learned. Refused if the lock has passed to another process, so that nothing newer is overwritten.
   */
  write<Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer>;
};

const rowOf = ({ payments }: Deps, userId: string) =>
  and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, payments.provider));

/** PostgreSQL's error for a row whose user no longer exists. */
const belongsToNobody = (error: unknown): boolean =>
  codeOf(error) === '23503' || (error instanceof Error && error.cause !== undefined && belongsToNobody(error.cause));

/**
 * Undefined for a user who no longer exists. Does not lock the user, since an erasure holds that lock while it waits
 * here.
 */
async function makeRow({ db, payments }: Deps, userId: string) {
  const row = { userId, provider: payments.provider };
  try {
    await db.insert(billingCustomers).values(row).onConflictDoNothing();
  } catch (error) {
    if (!belongsToNobody(error)) throw error;
  }
}

const lease = () => sql`clock_timestamp() + make_interval(secs => ${LEASE})`;

async function take(house: Deps, userId: string, holder: string): Promise<'taken' | 'busy' | 'gone'> {
  const isFree = or(isNull(billingCustomers.heldUntil), sql`${billingCustomers.heldUntil} < clock_timestamp()`);
  const taken = await house.db
    .update(billingCustomers)
    .set({ holder, heldUntil: lease() })
    .where(and(rowOf(house, userId), isFree))
    .returning({ userId: billingCustomers.userId });
  if (taken.length > 0) return 'taken';
  const rows = await house.db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(rowOf(house, userId));
  return rows.length > 0 ? 'busy' : 'gone';
}

function lockOf(house: Deps, userId: string, isOurs: SQL | undefined): CustomerLock {
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
 * Serializes everything that touches a customer: requests, webhooks, jobs and erasure. The lock is a row and no
 * database lock, so that no connection is held while waiting for it or for the provider.
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
  const isOurs = and(rowOf(house, userId), eq(billingCustomers.holder, holder));
  const until = performance.now() + LONGEST;
  const renewing = setInterval(() => {
    if (performance.now() > until) return clearInterval(renewing);
    house.db
      .update(billingCustomers)
      .set({ heldUntil: lease() })
      .where(isOurs)
      .catch(() => {});
  }, RENEWAL).unref();
  try {
    return await work(lockOf(house, userId, isOurs));
  } finally {
    clearInterval(renewing);
    await house.db.update(billingCustomers).set({ holder: null, heldUntil: null }).where(isOurs);
  }
}
