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

async function claim(tx: Transaction, emailHash: string, claimedAt: Date) {
  const claims = await tx.insert(trialClaims).values({ emailHash, claimedAt }).onConflictDoNothing().returning();
  if (claims.length === 0) throw used();
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
  const trialEndsAt = new Date(trialStartedAt.getTime() + TRIAL_HOURS * 3_600_000);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ trialStartedAt, trialEndsAt })
      .where(and(eq(users.id, caller.id), isNull(users.trialStartedAt)))
      .returning();
    if (!row) throw used();
    await claim(tx, emailHash, trialStartedAt);
    return row;
  });
}
