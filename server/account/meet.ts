import { and, eq } from 'drizzle-orm';
import { addPerson, changePerson } from '#server/account/account.ts';
import { NO_DOUBT, sealAge } from '#server/account/age.ts';
import { newId } from '#server/clock/ids.ts';
import { users } from '#server/database/users.ts';
import type { Claims, Profile } from '#server/identity/claims.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { identitySessions } from '#server/identity/embedded/table.ts';

type Deps = Pick<IdentityDeps, 'db' | 'vault' | 'now'>;

const profileOf = ({ email, name, picture }: Claims): Profile => ({ email, name, picture });

/** A token may outlive its account, and must not create it again. */
async function hasLiveSession({ db }: Deps, { sessionId }: Claims) {
  if (sessionId === null) return true;
  const [session] = await db.select().from(identitySessions).where(eq(identitySessions.id, sessionId));
  return session !== undefined && session.endedAt === null;
}

async function welcome({ db, vault, now }: Deps, claims: Claims) {
  const id = newId(now());
  const safe = await vault.create(id);
  const sealed = safe.seal('users', id, profileOf(claims));
  const sealedAge = sealAge(safe, id, NO_DOUBT);
  const { issuer, subject } = claims;
  const isNew = await addPerson(db, { id, issuer, subject, createdAt: now(), sealed, sealedAge });
  if (!isNew) await vault.shred(id);
}

/** First use of a token: creates the person with the name and email address in it. */
export async function meet(deps: Deps, claims: Claims) {
  const { db, vault } = deps;
  const identity = and(eq(users.issuer, claims.issuer), eq(users.subject, claims.subject));
  const [row] = await db.select({ id: users.id, sealed: users.sealed }).from(users).where(identity);
  if (!row) {
    if (await hasLiveSession(deps, claims)) await welcome(deps, claims);
    return;
  }
  const safe = await vault.of(row.id);
  const profile = profileOf(claims);
  if (JSON.stringify(safe.open('users', row.id, row.sealed)) === JSON.stringify(profile)) return;
  await changePerson(db, row.id, { sealed: safe.seal('users', row.id, profile) });
}
