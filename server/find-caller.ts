import { and, eq, sql } from 'drizzle-orm';
import { accessOf } from '#contract/access.ts';
import { type Age, openAge } from '#server/account/age.ts';
import { factsOf } from '#server/account/facts.ts';
import { hot } from '#server/database/hot.ts';
import type { Db } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { Claims } from '#server/identity/claims.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { identitySessions } from '#server/identity/embedded/table.ts';
import { holdsPlace, isPaying, membershipFacts } from '#server/membership/membership.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import type { ProviderName } from '#server/payments/port.ts';

const here = sql.placeholder('provider');

/** The one query of every request: the person, what they pay for, and whether the session is alive. */
const personOf = hot((read) =>
  read
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      disabledAt: users.disabledAt,
      signedOutAt: users.signedOutAt,
      trialStartedAt: users.trialStartedAt,
      trialEndsAt: users.trialEndsAt,
      sealedAge: users.sealedAge,
      createdAt: users.createdAt,
      session: identitySessions.id,
      sessionEndedAt: identitySessions.endedAt,
      plusUntil: waitlistEntries.plusUntil,
      subscription: {
        providerSubscriptionId: subscriptions.providerSubscriptionId,
        plan: subscriptions.plan,
        status: subscriptions.status,
        pastDueSince: subscriptions.pastDueSince,
      },
    })
    .from(users)
    .leftJoin(identitySessions, eq(identitySessions.id, sql.placeholder('session')))
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), eq(subscriptions.provider, here), isPaying))
    .leftJoin(
      waitlistEntries,
      and(eq(waitlistEntries.userId, users.id), eq(waitlistEntries.provider, here), holdsPlace),
    )
    .where(and(eq(users.issuer, sql.placeholder('issuer')), eq(users.subject, sql.placeholder('subject'))))
    .prepare('person'),
);

async function findPerson(read: Db, { issuer, subject, sessionId }: Claims, provider: ProviderName) {
  const [row] = await personOf(read).execute({ issuer, subject, session: sessionId, provider });
  return row;
}

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

function isSignedIn(row: PersonRow, { sessionId, signedInAt }: Claims): boolean {
  if (row.disabledAt || (row.signedOutAt && signedInAt < row.signedOutAt)) return false;
  return sessionId === null || (row.session !== null && row.sessionEndedAt === null);
}

function callerOf(row: PersonRow, age: Age, claims: Claims, now: Date): Caller {
  const facts = factsOf({ ...row, ...age }, now, membershipFacts(row));
  const { email, emailVerified, name, picture, sessionId, signedInAt } = claims;
  return {
    id: row.id,
    hasAccess: accessOf(facts, now).hasAccess,
    isAdmin: row.isAdmin,
    facts,
    email,
    emailVerified,
    name,
    picture,
    sessionId,
    signedInAt,
    createdAt: row.createdAt,
    issuer: claims.issuer,
    subject: claims.subject,
  };
}

/** Finds the caller by the claims of their token. The database is asked at every request. */
export function findCaller({ read, vault, config, now }: Pick<IdentityDeps, 'read' | 'vault' | 'config' | 'now'>) {
  /** The age is opened only when it changed; cached per claims. */
  const ages = new WeakMap<Claims, Age & { sealed: Buffer }>();

  async function ageOf(row: PersonRow, claims: Claims): Promise<Age> {
    const held = ages.get(claims);
    if (held?.sealed.equals(row.sealedAge)) return held;
    const opened = { ...openAge(await vault.of(row.id), row), sealed: row.sealedAge };
    ages.set(claims, opened);
    return opened;
  }

  return async (claims: Claims): Promise<Caller | undefined> => {
    const row = await findPerson(read, claims, config.payments.provider);
    if (!row || !isSignedIn(row, claims)) return undefined;
    return callerOf(row, await ageOf(row, claims), claims, now());
  };
}
