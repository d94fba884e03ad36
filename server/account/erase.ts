import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/account/personal-data.ts';
import { wantRecent } from '#server/account/recent.ts';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Context } from '#server/http/context.ts';
import { forgetKeysOf } from '#server/http/idempotency/idempotency-tidy.ts';
import type { Caller } from '#server/identity/caller.ts';
import * as identity from '#server/identity/export-erase.ts';
import { forgetJobsAbout } from '#server/jobs/forget.ts';
import * as live from '#server/live/erase.ts';
import { eraseLettersTo } from '#server/mail/erase.ts';
import { clearLettersTo } from '#server/mail/outbox.ts';
import { refusing } from '#server/payments/refusals.ts';
import type { House } from '#server/services.ts';
import { shredWith } from '#server/vault/destroy-keys.ts';

type Deps = Omit<House, 'close'>;
type Leaver = Pick<Caller, 'id' | 'subject' | 'email'>;

/**
 * Deletes every row about the person; rows that only reference `users` cascade. What stays identifies nobody: keyed
 * hashes of the address a trial was claimed for, of counted login attempts and of addresses that want no emails, and
 * the other sides of connections, which belong to others.
 */
async function eraseRows(context: Deps, data: PersonalData, tx: Transaction, user: Leaver, marks: string[]) {
  await forgetJobsAbout(tx, [user.id, ...marks]);
  if (user.email) await eraseLettersTo(context, tx, user.email);
  await data.eraseOf(context, tx, user.id);
  await forgetKeysOf(tx, user.id);
  await identity.eraseOf(context, tx, user);
  await tx.delete(users).where(eq(users.id, user.id));
  await live.eraseOf(tx, user.id);
  await shredWith(context, tx, context.identity.provider ? [user.id, user.subject] : [user.id]);
}

/** Nothing is erased while the payment provider does not answer. Then everything is erased in one transaction. */
async function eraseNow(context: Deps, data: PersonalData, user: Leaver) {
  await refusing(() =>
    data.endMembership(context, user.id, async (write) => {
      await data.stopOf(context, user.id);
      await write((tx, marks) => eraseRows(context, data, tx, user, marks));
    }),
  );
}

async function isGone({ db }: Deps, { id }: Leaver) {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length === 0;
}

/**
 * Of several requests at once one erases. The others fail on the missing row and are answered that the account is
 * erased.
 */
export async function eraseAccount(context: Deps, data: PersonalData, user: Leaver) {
  try {
    await eraseNow(context, data, user);
  } catch (error) {
    if (!(await isGone(context, user))) throw error;
  }
  await context.vault.shred(user.id);
  if (context.identity.provider) await context.vault.shred(user.subject);
  if (user.email) await clearLettersTo(context.config, user.email);
  await context.live.closeFor(user.id);
}

/** Erases the caller's own account, after a recent sign-in. */
export async function erase(context: Context, data: PersonalData, user: Caller) {
  wantRecent(user, context.now());
  await eraseAccount(context, data, user);
}
