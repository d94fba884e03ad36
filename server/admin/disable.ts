import { eq } from 'drizzle-orm';
import { changePerson } from '#server/account/account.ts';
import { users } from '#server/database/users.ts';
import type { House } from '#server/services.ts';

type Here = Pick<House, 'db' | 'identity' | 'now'>;

/** Blocks an account from its next request on, or unblocks it. False if there is no such account. */
export async function setDisabled({ db, identity, now }: Here, userId: string, isDisabled: boolean): Promise<boolean> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person) return false;
  const disabledAt = isDisabled ? now() : null;
  await changePerson(db, userId, { disabledAt });
  const { provider } = identity;
  if (provider?.trust.issuer !== person.issuer) return true;
  await provider.store.atomically(async (store) => {
    const account = await store.hold(person.subject);
    if (!account) return;
    await store.changeAccount(account.id, { disabledAt });
    if (!isDisabled) return;
    await store.dropCodes(account);
    await store.endSessionsOf(account.id, now());
  });
  return true;
}
