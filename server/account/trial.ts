import { and, eq, isNull } from 'drizzle-orm';
import { TRIAL_HOURS } from '#contract/access.ts';
import { canonicalEmail } from '#server/account/canonical-email.ts';
import { trialClaims } from '#server/account/table.ts';
import type { Transaction } from '#server/database/open.ts';
import { users } from '#server/database/users.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

const used = () => refuse('conflict', { reason: 'trial_used' }, 'You have already used your free trial period.');

const CONFIRM_FIRST = 'Please confirm your email first, with the link we sent you. Then start your trial.';

/** Whether nobody had a trial for this mailbox before, and nobody has one later. */
async function claim(tx: Transaction, emailHash: string, claimedAt: Date) {
  const claims = await tx.insert(trialClaims).values({ emailHash, claimedAt }).onConflictDoNothing().returning();
  return claims.length > 0;
}

/** One trial per person and per mailbox, however often and in parallel it is asked for. */
export async function startTrial({ config, db, identity, now }: Context, caller: Caller) {
  if (caller.facts.subscription || caller.facts.primePlaceUntil)
    throw refuse('conflict', { reason: 'already_subscribed' }, 'You already have a membership.');
  if (!caller.email) throw refuse('forbidden', { reason: 'email_required' }, 'A free trial needs an email.');
  if (config.account.trialNeedsConfirmedEmail && !caller.emailVerified)
    throw refuse('forbidden', { reason: 'email_unconfirmed' }, CONFIRM_FIRST);
  const emailHash = identity.keyedHash('trial', canonicalEmail(caller.email));
  const trialStartedAt = now();
  const begun = await db.transaction(async (tx) => {
    const own = and(eq(users.id, caller.id), isNull(users.trialStartedAt));
    const isFirst = await claim(tx, emailHash, trialStartedAt);
    // Who had one with another account is told so once, and isn't offered a second one from then on.
    const trialEndsAt = isFirst ? new Date(trialStartedAt.getTime() + TRIAL_HOURS * 3_600_000) : trialStartedAt;
    const [row] = await tx.update(users).set({ trialStartedAt, trialEndsAt }).where(own).returning();
    if (isFirst && !row) throw used();
    return isFirst ? row : undefined;
  });
  if (!begun) throw used();
  return begun;
}
