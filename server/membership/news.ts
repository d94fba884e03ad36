import { eq } from 'drizzle-orm';
import type { Profile } from '#server/account/account.ts';
import { users } from '#server/account/table.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';

/** A letter that tells a bystander nothing: what it is about is read after signing in. */
export async function sendNews({ db, vault, mail, config }: Omit<House, 'close'>, userId: string, tx: Transaction) {
  const [row] = await db.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  const email = row && (await vault.of(userId)).open<Profile>('users', userId, row.sealed).email;
  if (!email) return;
  const text = `There is news about your membership. Please sign in to read it:\n\n${config.publicUrl}/subscribe\n`;
  await mail.send({ to: email, subject: 'News about your membership', text }, tx);
}
