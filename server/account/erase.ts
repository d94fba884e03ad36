import { eq } from 'drizzle-orm';
import { wantRecent } from '#server/account/recent.ts';
import { users } from '#server/account/table.ts';
import * as chats from '#server/chats/chats.ts';
import * as coach from '#server/coach/leaving.ts';
import * as conversations from '#server/conversations/conversations.ts';
import * as dashboard from '#server/dashboard/dashboard.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { forgetKeysOf } from '#server/http/idempotency-tidy.ts';
import * as identity from '#server/identity/leaving.ts';
import { forgetJobsAbout } from '#server/jobs/forget.ts';
import * as live from '#server/live/leaving.ts';
import { eraseLettersTo } from '#server/mail/leaving.ts';
import { clearLettersTo } from '#server/mail/outbox.ts';
import { endMembership } from '#server/membership/membership.ts';
import * as payments from '#server/payments/leaving.ts';
import { refusing } from '#server/payments/refusals.ts';
import { inTurn } from '#server/payments/turns.ts';
import * as relationships from '#server/relationships/relationships.ts';
import * as support from '#server/support/support.ts';

/**
 * Every row about the person. What only their row in `users` holds together goes with it.
 * What stays tells nobody who they were: keyed hashes, of the address a trial was claimed for, of tries counted
 * against misuse and of addresses that want no letters; and the connections' other sides, which are others' own.
 */
async function eraseRows(context: Context, tx: Transaction, user: Caller) {
  const { customers, payments: paid, places } = await payments.marksOf(tx, user.id);
  await forgetJobsAbout(tx, [user.id, ...customers, ...paid, ...places]);
  if (user.email) await eraseLettersTo(context, tx, user.email);
  await relationships.eraseOf(context, tx, user.id);
  await dashboard.eraseOf(tx, user.id);
  await support.eraseOf(tx, user.id);
  await conversations.eraseOf(context, tx, user.id);
  await chats.eraseOf(context, tx, user.id);
  await coach.eraseOf(tx, user.id);
  await payments.eraseOf(tx, user.id);
  await forgetKeysOf(tx, user.id);
  await identity.eraseOf(context, tx, user);
  await tx.delete(users).where(eq(users.id, user.id));
  await live.eraseOf(tx, user.id);
}

/** Nothing is erased while the payment provider does not answer; then everything is, or nothing. */
export async function erase(context: Context, user: Caller) {
  wantRecent(user, context.now());
  await refusing(() => endMembership(context, user.id));
  await coach.stopOf(context, user.id);
  await chats.stopOf(context, user.id);
  await inTurn(context, user.id, () => context.db.transaction((tx) => eraseRows(context, tx, user)));
  await context.vault.shred(user.id);
  if (context.identity.provider) await context.vault.shred(user.subject);
  if (user.email) await clearLettersTo(context.config, user.email);
  await context.live.closeFor(user.id);
}
