import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { AdminMember } from '#contract/admin.ts';
import { setDisabled } from '#server/admin/disable.ts';
import { users } from '#server/database/users.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Profile } from '#server/identity/claims.ts';
import { identityAccounts } from '#server/identity/embedded/table.ts';
import { holdsPlace, isPaying } from '#server/membership/membership.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import { refuse } from '#server/refusal.ts';

type Row = typeof users.$inferSelect;
const DAY = 86_400_000;
const PAGE = 200;

/** Counts only, no individuals. */
export async function countMembers({ db, now }: Context) {
  const when = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const at = now();
  const [row] = await db
    .select({
      members: count(),
      joinedLately: when(sql`${users.createdAt} > ${new Date(at.getTime() - 30 * DAY)}`),
      onTrial: when(sql`${users.trialEndsAt} > ${at}`),
      disabled: when(sql`${users.disabledAt} is not null`),
    })
    .from(users);
  return found(row);
}

async function planOf({ db, payments }: Context, userId: string) {
  const [s, w] = [subscriptions, waitlistEntries];
  const [[subscription], [place]] = await Promise.all([
    db
      .select({ plan: s.plan, status: s.status })
      .from(s)
      .where(and(eq(s.userId, userId), eq(s.provider, payments.provider), isPaying)),
    db
      .select({ status: w.status })
      .from(w)
      .where(and(eq(w.userId, userId), eq(w.provider, payments.provider), holdsPlace)),
  ]);
  if (place) return { plan: 'prime' as const, status: place.status };
  return { plan: subscription?.plan ?? null, status: subscription?.status ?? null };
}

async function present(context: Context, row: Row): Promise<AdminMember> {
  const { id, createdAt, seenOn, isAdmin, disabledAt, trialEndsAt } = row;
  return {
    ...{ id, seenOn, isAdmin, isDisabled: disabledAt !== null },
    ...{ joinedAt: createdAt.toISOString(), trialEndsAt: trialEndsAt?.toISOString() ?? null },
    ...(await planOf(context, id)),
  };
}

/** Looks in the embedded provider's accounts. */
async function accountWith({ db, identity }: Context, email: string): Promise<Row | undefined> {
  const issuer = identity.provider?.trust.issuer;
  if (!issuer) return undefined;
  const [account] = await db
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(eq(identityAccounts.email, email));
  if (!account) return undefined;
  const isTheirs = and(eq(users.issuer, issuer), eq(users.subject, account.id));
  return (await db.select().from(users).where(isTheirs))[0];
}

/** With an outside provider addresses are only in sealed profiles, so each is opened until one matches. */
async function profileWith({ db, vault }: Context, email: string): Promise<Row | undefined> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db.select().from(users).where(gt(users.id, after)).orderBy(asc(users.id)).limit(PAGE);
    for (const row of rows) {
      const profile = (await vault.of(row.id)).open<Profile>('users', row.id, row.sealed);
      if (profile.email?.toLowerCase() === email) return row;
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return undefined;
    after = last.id;
  }
}

export async function findMember(context: Context, given: string): Promise<{ member: AdminMember | null }> {
  const email = given.trim().toLowerCase();
  const row = (await accountWith(context, email)) ?? (await profileWith(context, email));
  return { member: row ? await present(context, row) : null };
}

/** Blocks or unblocks a member. An administrator cannot be blocked from here. */
export async function disableMember(context: Context, id: string, isDisabled: boolean): Promise<AdminMember> {
  const [row] = await context.db.select().from(users).where(eq(users.id, id));
  if (found(row).isAdmin) throw refuse('conflict', { reason: 'is_admin' }, 'An administrator can’t be disabled here.');
  await setDisabled(context, id, isDisabled);
  const [now] = await context.db.select().from(users).where(eq(users.id, id));
  return present(context, found(now));
}
