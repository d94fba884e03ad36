import { eq } from 'drizzle-orm';
import { AI_NOTE, EXPORT_VERSION, type Export } from '#contract/leaving.ts';
import type { Profile } from '#server/account/account.ts';
import { wantRecent } from '#server/account/recent.ts';
import { agreements, aiNotices, users } from '#server/account/table.ts';
import * as chats from '#server/chats/chats.ts';
import * as coach from '#server/coach/leaving.ts';
import * as conversations from '#server/conversations/conversations.ts';
import * as dashboard from '#server/dashboard/dashboard.ts';
import type { Caller, Context } from '#server/http/context.ts';
import * as identity from '#server/identity/leaving.ts';
import * as membership from '#server/membership/membership.ts';
import * as relationships from '#server/relationships/relationships.ts';
import * as support from '#server/support/support.ts';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

async function ownOf({ db, vault }: Context, userId: string) {
  const [[user], agreed, [notice], safe] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(agreements).where(eq(agreements.ownerId, userId)),
    db.select().from(aiNotices).where(eq(aiNotices.ownerId, userId)),
    vault.of(userId),
  ]);
  return {
    id: userId,
    profile: user && safe.open<Profile>('users', userId, user.sealed),
    createdAt: iso(user?.createdAt),
    isAdmin: user?.isAdmin ?? false,
    trialStartedAt: iso(user?.trialStartedAt),
    trialEndsAt: iso(user?.trialEndsAt),
    ageDoubtedAt: iso(user?.ageDoubtedAt),
    adultOn: user?.adultOn ?? null,
    signedOutEverywhereAt: iso(user?.signedOutAt),
    agreements: agreed.map(({ version, sharing, agreedAt }) => ({ version, sharing, agreedAt: iso(agreedAt) })),
    aiNotice: notice
      ? { lastTalkAt: iso(notice.lastTalkAt), acknowledgedAt: iso(notice.acknowledgedAt), due: notice.due }
      : null,
  };
}

/** Everything of a member from every room, opened. */
export async function exportAll(context: Context, user: Caller): Promise<Export> {
  wantRecent(user, context.now());
  const [own, signIn, asked, talks, meetings, cards, paid, people, help] = await Promise.all([
    ownOf(context, user.id),
    identity.exportOf(context, user),
    coach.exportOf(context, user.id),
    chats.exportOf(context, user.id),
    conversations.exportOf(context, user.id),
    dashboard.exportOf(context, user.id),
    membership.exportOf(context, user.id),
    relationships.exportOf(context, user.id),
    support.exportOf(context, user.id),
  ]);
  context.answer('content-disposition', 'attachment; filename="mallama-export.json"');
  return {
    format: 'mallama-export',
    version: EXPORT_VERSION,
    exportedAt: context.now().toISOString(),
    ai: { containsAiText: asked.messages.length + talks.threads.length > 0, note: AI_NOTE },
    rooms: {
      account: { ...own, signIn },
      chats: { ...asked, ...talks },
      conversations: meetings,
      dashboard: cards,
      membership: paid,
      relationships: people,
      support: help,
    },
  };
}
