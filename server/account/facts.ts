import { accessOf } from '#contract/access.ts';
import type { AccessFacts, User } from '#contract/account.ts';
import { type Age, isAgeInDoubt } from '#server/account/age.ts';
import type { users } from '#server/database/users.ts';
import type { Caller } from '#server/identity/caller.ts';

type AccessRow = Pick<typeof users.$inferSelect, 'isAdmin' | 'trialStartedAt' | 'trialEndsAt'> & Age;
type Membership = Pick<AccessFacts, 'subscription' | 'primePlaceUntil'>;

const NO_MEMBERSHIP: Membership = { subscription: null, primePlaceUntil: null };

/** The facts that access follows from: the person's row and what they pay for. */
export function factsOf(row: AccessRow, now: Date, membership: Membership = NO_MEMBERSHIP): AccessFacts {
  return {
    isAdmin: row.isAdmin,
    ageInDoubt: isAgeInDoubt(row, now),
    adultOn: row.adultOn,
    hasUsedTrial: row.trialStartedAt !== null,
    trialStartDate: row.trialStartedAt?.toISOString() ?? null,
    trialEndDate: row.trialEndsAt?.toISOString() ?? null,
    ...membership,
  };
}

function namesOf(name: string | null) {
  const [firstName = null, ...rest] = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  return { firstName, lastName: rest.join(' ') || null };
}

/** The user record as its owner sees it in the API. */
export function presentUser(caller: Caller, facts: AccessFacts, now: Date): User {
  const { id, email, emailVerified, name, picture, createdAt } = caller;
  const about = { id, email, emailVerified, profileImageUrl: picture, createdAt: createdAt.toISOString() };
  return { ...about, ...namesOf(name), ...facts, ...accessOf(facts, now) };
}
