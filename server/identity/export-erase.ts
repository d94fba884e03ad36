import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db, Transaction } from '#server/database/open.ts';
import type { Caller } from '#server/identity/caller.ts';
import { securityKey } from '#server/identity/embedded/security.ts';
import { eventsOf } from '#server/identity/embedded/security-log.ts';
import { identityAccounts, identityCodes, identityEvents, identitySessions } from '#server/identity/embedded/table.ts';
import type { Identity } from '#server/identity/identity.ts';

type Leaver = Pick<Caller, 'subject' | 'email'>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What our own provider knows; of an outside one there is nothing here. */
export async function exportOf({ db, identity }: { db: Db; identity: Identity }, { subject }: Leaver) {
  if (!identity.provider) return { account: null, securityLog: [], signIns: [] };
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
    securityLog: (await eventsOf(db, identity, subject)).map(({ kind, device, at }) => ({ kind, device, at: iso(at) })),
    signIns: signIns.map(({ device, signedInAt, lastUsedAt, endedAt }) => ({
      device,
      signedInAt: iso(signedInAt),
      lastUsedAt: iso(lastUsedAt),
      endedAt: iso(endedAt),
    })),
  };
}

/** The account with its sign-ins and the codes of its letters: no token brings the person back. */
export async function eraseOf({ identity }: { identity: Identity }, tx: Transaction, { subject, email }: Leaver) {
  if (!identity.provider) return;
  const isOwn = eq(identityCodes.accountId, subject);
  const isTo = email === null ? undefined : or(eq(identityCodes.email, email), eq(identityCodes.newEmail, email));
  await tx.delete(identityCodes).where(or(isOwn, isTo));
  await tx.delete(identitySessions).where(eq(identitySessions.accountId, subject));
  const names = [subject, ...(email === null ? [] : [email])].map((name) => securityKey(identity, name));
  await tx.delete(identityEvents).where(inArray(identityEvents.who, names));
  await tx.delete(identityAccounts).where(eq(identityAccounts.id, subject));
}
