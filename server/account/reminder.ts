import { eq } from 'drizzle-orm';
import { preferencesOf } from '#server/account/account.ts';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Profile } from '#server/identity/claims.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'vault' | 'live' | 'mail' | 'config'>;

/** The address of somebody's account, as far as one is known. */
async function addressOf({ vault }: Pick<Ground, 'vault'>, tx: Transaction, userId: string) {
  const [row] = await tx.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  return row ? (await vault.of(userId)).open<Profile>('users', userId, row.sealed).email : null;
}

/** Reminds somebody as they chose: on their open pages, and by a letter that tells a bystander nothing. */
export async function remindOf(
  ground: Ground,
  tx: Transaction,
  userId: string,
  events: readonly { kind: string; id: string }[],
) {
  const { remindsInApp, remindsByEmail } = await preferencesOf(ground, tx, userId);
  for (const event of remindsInApp ? events : []) await ground.live.tell(userId, event, tx);
  const to = remindsByEmail ? await addressOf(ground, tx, userId) : null;
  if (!to) return;
  const text = `There's something you wanted to be reminded of. Log in to see it:\n\n${ground.config.publicUrl}/\n`;
  await ground.mail.send({ kind: 'reminder', to, subject: 'A reminder from Mallama', text }, tx);
}
