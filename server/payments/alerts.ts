import { and, desc, eq, isNull } from 'drizzle-orm';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { type AlertKind, paymentAlerts } from '#server/payments/table.ts';
import type { House } from '#server/services.ts';

type Books = Pick<House, 'db' | 'payments' | 'log' | 'now'>;
type Alert = { kind: AlertKind; subject: string; userId?: string | undefined };

const SHOWN = 100;

/** Shows the admin something, once; the log tells it too. */
export async function alertAdmin(house: Books, { kind, subject, userId }: Alert, tx?: Transaction) {
  const at = house.now();
  const row = { id: newId(at), provider: house.payments.provider, kind, subject, userId: userId ?? null, at };
  const added = await (tx ?? house.db).insert(paymentAlerts).values(row).onConflictDoNothing().returning();
  if (added.length > 0) house.log.error({ alert: kind, subject }, 'payments: please look at the admin page');
}

const isHere = ({ payments }: Pick<House, 'payments'>) => eq(paymentAlerts.provider, payments.provider);

export const openAlerts = (house: Pick<House, 'db' | 'payments'>) =>
  house.db
    .select()
    .from(paymentAlerts)
    .where(and(isHere(house), isNull(paymentAlerts.doneAt)))
    .orderBy(desc(paymentAlerts.at))
    .limit(SHOWN);

/** The admin saw to it; answers whether there was such a thing. */
export async function closeAlert(house: Pick<House, 'db' | 'payments' | 'now'>, id: string): Promise<boolean> {
  const isIt = and(eq(paymentAlerts.id, id), isHere(house));
  const closed = await house.db.update(paymentAlerts).set({ doneAt: house.now() }).where(isIt).returning();
  return closed.length > 0;
}

/** The receipts among these that were paid back. */
export async function refundedOf(house: Pick<House, 'db' | 'payments'>, userId: string): Promise<Set<string>> {
  const isTheirs = and(isHere(house), eq(paymentAlerts.userId, userId), eq(paymentAlerts.kind, 'refunded'));
  const rows = await house.db.select({ subject: paymentAlerts.subject }).from(paymentAlerts).where(isTheirs);
  return new Set(rows.map(({ subject }) => subject));
}
