import { eq } from 'drizzle-orm';
import { canonicalEmail } from '#server/account/canonical-email.ts';
import { preferencesOf } from '#server/account/kept-preferences.ts';
import type { Db, DbOrTransaction, Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import type { House } from '#server/services.ts';

/** One spelling for all addresses that reach the same mailbox. */
export const oneMailbox = (email: string) => canonicalEmail(email);

type Person = typeof users.$inferInsert;

/** False if another request added them first. */
export async function addPerson(db: Db, person: Person): Promise<boolean> {
  return (await db.insert(users).values(person).onConflictDoNothing().returning({ id: users.id })).length > 0;
}

/** Updates a person's row. The callers check the rules. */
export async function changePerson(db: DbOrTransaction, id: string, change: Partial<Person>) {
  await db.update(users).set(change).where(eq(users.id, id));
}

type Reminding = Pick<House, 'vault' | 'live' | 'mail' | 'config'>;

async function addressOf({ vault }: Pick<Reminding, 'vault'>, tx: Transaction, userId: string) {
  const [row] = await tx.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  return row ? (await vault.of(userId)).open<Profile>('users', userId, row.sealed).email : null;
}

/** Reminds someone as they chose: on their open pages, and by an email that tells a bystander nothing. */
export async function remindOf(
  deps: Reminding,
  tx: Transaction,
  userId: string,
  events: readonly { kind: string; id: string }[],
) {
  const { remindsInApp, remindsByEmail } = await preferencesOf(deps, tx, userId);
  for (const event of remindsInApp ? events : []) await deps.live.notify(userId, event, tx);
  const to = remindsByEmail ? await addressOf(deps, tx, userId) : null;
  if (!to) return;
  const text = `There’s something you wanted to be reminded of. Log in to see it:\n\n${deps.config.publicUrl}/\n`;
  await deps.mail.send({ kind: 'reminder', to, subject: 'A reminder from Mallama', text }, tx);
}
