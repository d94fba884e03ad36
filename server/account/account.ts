import { eq } from 'drizzle-orm';
import { accessOf } from '#contract/access.ts';
import type { AccessFacts, User } from '#contract/account.ts';
import { NO_PREFERENCES, type Preferences } from '#contract/preferences.ts';
import { type Age, isAgeInDoubt } from '#server/account/age.ts';
import { canonicalEmail } from '#server/account/canonical-email.ts';
import { accountPreferences } from '#server/account/table.ts';
import type { Db, DbOrTransaction, Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { Profile } from '#server/identity/claims.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type AccessRow = Pick<typeof users.$inferSelect, 'isAdmin' | 'trialStartedAt' | 'trialEndsAt'> & Age;
type Membership = Pick<AccessFacts, 'subscription' | 'primePlaceUntil'>;

const NO_MEMBERSHIP: Membership = { subscription: null, primePlaceUntil: null };

/** The facts that access follows from: the row of the person, and what they pay for. */
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

/** The user record as the API shows it to its owner. */
export function presentUser(caller: Caller, facts: AccessFacts, now: Date): User {
  const { id, email, emailVerified, name, picture, createdAt } = caller;
  const about = { id, email, emailVerified, profileImageUrl: picture, createdAt: createdAt.toISOString() };
  return { ...about, ...namesOf(name), ...facts, ...accessOf(facts, now) };
}

/** Spellings of an address that reach the same mailbox, as one. */
export const oneMailbox = (email: string) => canonicalEmail(email);

export type Person = typeof users.$inferInsert;

/** Answers false when another request made them known first. */
export async function addPerson(db: Db, person: Person): Promise<boolean> {
  return (await db.insert(users).values(person).onConflictDoNothing().returning({ id: users.id })).length > 0;
}

/** Changes what is known of a person; of the rules for it, those who call know. */
export async function changePerson(db: DbOrTransaction, id: string, change: Partial<Person>) {
  await db.update(users).set(change).where(eq(users.id, id));
}

export const PREFERENCES = 'account_preferences';
type PreferencesRow = typeof accountPreferences.$inferSelect;

/** What somebody chose, over what holds for everybody. */
export const openPreferences = (safe: Safe, row: PreferencesRow | undefined): Preferences => ({
  ...NO_PREFERENCES,
  ...(row && safe.open<Preferences>(PREFERENCES, row.ownerId, row.sealed)),
});

export async function preferencesOf({ vault }: Pick<House, 'vault'>, db: DbOrTransaction, ownerId: string) {
  const [row] = await db.select().from(accountPreferences).where(eq(accountPreferences.ownerId, ownerId));
  return openPreferences(await vault.of(ownerId), row);
}

type Reminding = Pick<House, 'vault' | 'live' | 'mail' | 'config'>;

/** The address of somebody's account, as far as one is known. */
async function addressOf({ vault }: Pick<Reminding, 'vault'>, tx: Transaction, userId: string) {
  const [row] = await tx.select({ sealed: users.sealed }).from(users).where(eq(users.id, userId));
  return row ? (await vault.of(userId)).open<Profile>('users', userId, row.sealed).email : null;
}

/** Reminds somebody as they chose: on their open pages, and by a letter that tells a bystander nothing. */
export async function remindOf(
  deps: Reminding,
  tx: Transaction,
  userId: string,
  events: readonly { kind: string; id: string }[],
) {
  const { remindsInApp, remindsByEmail } = await preferencesOf(deps, tx, userId);
  for (const event of remindsInApp ? events : []) await deps.live.tell(userId, event, tx);
  const to = remindsByEmail ? await addressOf(deps, tx, userId) : null;
  if (!to) return;
  const text = `There's something you wanted to be reminded of. Log in to see it:\n\n${deps.config.publicUrl}/\n`;
  await deps.mail.send({ kind: 'reminder', to, subject: 'A reminder from Mallama', text }, tx);
}
