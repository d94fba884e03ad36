import { asc, eq, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import type { Caller } from '#server/http/context.ts';
import { identityAccounts, identityCodes, identitySessions } from '#server/identity/embedded/table.ts';

type Leaver = Pick<Caller, 'subject' | 'email'>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What our own provider knows; of an outside one there is nothing here. */
export async function exportOf({ db, identity }: Pick<House, 'db' | 'identity'>, { subject }: Leaver) {
  if (!identity.provider) return { account: null, signIns: [] };
  const [[account], signIns] = await Promise.all([
    db.select().from(identityAccounts).where(eq(identityAccounts.id, subject)),
    db
      .select()
      .from(identitySessions)
      .where(eq(identitySessions.accountId, subject))
      .orderBy(asc(identitySessions.signedInAt)),
  ]);
  return {
    account: account && {
      email: account.email,
      emailVerified: account.emailVerified,
      createdAt: iso(account.createdAt),
      lastSignInAt: iso(account.lastSignInAt),
    },
    signIns: signIns.map(({ device, signedInAt, lastUsedAt, endedAt }) => ({
      device,
      signedInAt: iso(signedInAt),
      lastUsedAt: iso(lastUsedAt),
      endedAt: iso(endedAt),
    })),
  };
}

/** The account with its sign-ins and the codes of its letters: no token brings the person back. */
export async function eraseOf({ identity }: Pick<House, 'identity'>, tx: Transaction, { subject, email }: Leaver) {
  if (!identity.provider) return;
  const isOwn = eq(identityCodes.accountId, subject);
  const isTo = email === null ? undefined : or(eq(identityCodes.email, email), eq(identityCodes.newEmail, email));
  await tx.delete(identityCodes).where(or(isOwn, isTo));
  await tx.delete(identitySessions).where(eq(identitySessions.accountId, subject));
  await tx.delete(identityAccounts).where(eq(identityAccounts.id, subject));
}
