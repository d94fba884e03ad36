import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { changePerson } from '#server/account/account.ts';
import { adminClaims, setupCodes } from '#server/admin/table.ts';
import { users } from '#server/database/users.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';

const COOKIE = /(?:^|;\s*)mallama-setup=([\w-]{43})(?:;|$)/;

type Claimant = { issuer: string; subject: string; email: string | null; emailVerified: boolean };

export const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');
export const ticketIn = (cookie: string | undefined) => COOKIE.exec(cookie ?? '')?.[1];

export const isAdminAddress = ({ config }: Pick<IdentityDeps, 'config'>, email: string | null) =>
  Boolean(email) && config.adminEmail?.normalize('NFC').toLowerCase() === email?.normalize('NFC').toLowerCase();

/** Whether the caller proved with a setup code that they run this installation. */
export async function isGoodTicket({ db, now }: Pick<IdentityDeps, 'db' | 'now'>, ticket: string | undefined) {
  if (!ticket) return false;
  const isGood = and(
    eq(setupCodes.hash, hashOf(ticket)),
    eq(setupCodes.kind, 'ticket'),
    gt(setupCodes.expiresAt, now()),
  );
  return (await db.select({ hash: setupCodes.hash }).from(setupCodes).where(isGood)).length > 0;
}

/** Makes the person with the admin address and a valid ticket the first admin. Of several at once, one. */
export async function claimAdmin(
  deps: Pick<IdentityDeps, 'db' | 'config' | 'now' | 'log'>,
  claimant: Claimant,
  ticket: string | undefined,
) {
  if (!isAdminAddress(deps, claimant.email)) return;
  if (!claimant.emailVerified && !(await isGoodTicket(deps, ticket))) return;
  await deps.db.transaction(async (tx) => {
    const isClaimant = and(eq(users.issuer, claimant.issuer), eq(users.subject, claimant.subject));
    const [user] = await tx.select({ id: users.id }).from(users).where(isClaimant);
    if (!user) return;
    const claim = { userId: user.id, claimedAt: deps.now() };
    const first = await tx.insert(adminClaims).values(claim).onConflictDoNothing().returning();
    if (first.length === 0) return;
    await changePerson(tx, user.id, { isAdmin: true });
    await tx.delete(setupCodes);
    deps.log.warn({ userId: user.id, by: ticket ? 'setup code' : 'verified address' }, 'the first admin was claimed');
  });
}
