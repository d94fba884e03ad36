import { and, desc, eq, isNull } from 'drizzle-orm';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import { type AlertKind, paymentAlerts } from '#server/payments/table.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'payments' | 'log' | 'now'>;
type Alert = { kind: AlertKind; subject: string; userId?: string | undefined };

const SHOWN = 100;

/** Shows the admin an alert, once per subject, and logs it. Returns whether it was new. */
export async function alertAdmin(house: Deps, { kind, subject, userId }: Alert, tx?: Transaction): Promise<boolean> {
  const at = house.now();
  const row = { id: newId(at), provider: house.payments.provider, kind, subject, userId: userId ?? null, at };
  const added = await (tx ?? house.db).insert(paymentAlerts).values(row).onConflictDoNothing().returning();
  if (added.length > 0) house.log.error({ alert: kind, subject }, 'payments: please look at the admin page');
  return added.length > 0;
}

export async function wasShown(
  house: Pick<PaymentsDeps, 'db' | 'payments'>,
  { kind, subject }: Alert,
): Promise<boolean> {
  const isIt = and(isHere(house), eq(paymentAlerts.kind, kind), eq(paymentAlerts.subject, subject));
  return (await house.db.select({ id: paymentAlerts.id }).from(paymentAlerts).where(isIt)).length > 0;
}

const isHere = ({ payments }: Pick<PaymentsDeps, 'payments'>) => eq(paymentAlerts.provider, payments.provider);

export const openAlerts = (house: Pick<PaymentsDeps, 'db' | 'payments'>) =>
  house.db
    .select()
    .from(paymentAlerts)
    .where(and(isHere(house), isNull(paymentAlerts.doneAt)))
    .orderBy(desc(paymentAlerts.at))
    .limit(SHOWN);

/** Returns false if there was no such alert. */
export async function closeAlert(house: Pick<PaymentsDeps, 'db' | 'payments' | 'now'>, id: string): Promise<boolean> {
  const isIt = and(eq(paymentAlerts.id, id), isHere(house));
  const closed = await house.db.update(paymentAlerts).set({ doneAt: house.now() }).where(isIt).returning();
  return closed.length > 0;
}
