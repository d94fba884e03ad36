import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { AI_NOTE, EXPORT_VERSION, type Export } from '#contract/export-erase.ts';
import { NO_DOUBT, openAge } from '#server/account/age.ts';
import { collected, filesOf, type Rooms } from '#server/account/export-files.ts';
import { preferencesOf } from '#server/account/kept-preferences.ts';
import { wantRecent } from '#server/account/recent.ts';
import { agreements, aiNotices } from '#server/account/table.ts';
import { zip } from '#server/account/zip.ts';
import * as argumentResolver from '#server/arguments/arguments.ts';
import { chatData } from '#server/chats/chats.ts';
import { ownData as coach } from '#server/coach/coach.ts';
import * as conversations from '#server/conversations/conversations.ts';
import * as crafting from '#server/crafting/crafting.ts';
import * as dashboard from '#server/dashboard/dashboard.ts';
import { users } from '#server/database/users.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { Profile } from '#server/identity/claims.ts';
import * as identity from '#server/identity/export-erase.ts';
import * as journal from '#server/journal/journal.ts';
import * as learningFeed from '#server/learning-feed/learning-feed.ts';
import * as membership from '#server/membership/membership.ts';
import * as memory from '#server/memory/memory.ts';
import * as progress from '#server/progress/progress.ts';
import * as relationshipAnalysis from '#server/relationship-analysis/relationship-analysis.ts';
import { relationshipData as relationships } from '#server/relationships/relationships.ts';
import * as support from '#server/support/support.ts';
import * as textAnalysis from '#server/text-analysis/text-analysis.ts';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

async function ownOf({ db, vault }: Context, userId: string) {
  const [[user], agreed, [notice], safe] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(agreements).where(eq(agreements.ownerId, userId)),
    db.select().from(aiNotices).where(eq(aiNotices.ownerId, userId)),
    vault.of(userId),
  ]);
  const { ageDoubtedAt, adultOn } = user ? openAge(safe, user) : NO_DOUBT;
  return {
    id: userId,
    preferences: await preferencesOf({ vault }, db, userId),
    profile: user && safe.open<Profile>('users', userId, user.sealed),
    createdAt: iso(user?.createdAt),
    isAdmin: user?.isAdmin ?? false,
    trialStartedAt: iso(user?.trialStartedAt),
    trialEndsAt: iso(user?.trialEndsAt),
    ageDoubtedAt: iso(ageDoubtedAt),
    adultOn,
    signedOutEverywhereAt: iso(user?.signedOutAt),
    agreements: agreed.map(({ version, sharing, agreedAt }) => ({ version, sharing, agreedAt: iso(agreedAt) })),
    aiNotice: notice
      ? { lastTalkAt: iso(notice.lastTalkAt), acknowledgedAt: iso(notice.acknowledgedAt), due: notice.due }
      : null,
  };
}

/** Everything of a member from every room, opened; where it is long, a way to read it piece by piece. */
async function roomsOf(context: Context, user: Caller) {
  const [answered, texts, described] = await Promise.all([
    progress.exportOf(context, user.id),
    textAnalysis.exportOf(context, user.id),
    relationshipAnalysis.exportOf(context, user.id),
  ]);
  const [own, signIn, asked, talks, meetings, cards, paid, remembered, people, help, diary, crafted, argued, shared] =
    await Promise.all([
      ownOf(context, user.id),
      identity.exportOf(context, user),
      coach.exportOf(context, user.id),
      chatData.exportOf(context, user.id),
      conversations.exportOf(context, user.id),
      dashboard.exportOf(context, user.id),
      membership.exportOf(context, user.id),
      memory.exportOf(context, user.id),
      relationships.exportOf(context, user.id),
      support.exportOf(context, user.id),
      journal.exportOf(context, user.id),
      crafting.exportOf(context, user.id),
      argumentResolver.exportOf(context, user.id),
      learningFeed.exportOf(context, user.id),
    ]);
  const made = [crafted.messages, argued.arguments, texts.analyses, described.analyses].some(
    ({ length }) => length > 0,
  );
  const hasTalked = made || asked.messages.length > 0 || !(await talks.threads().next()).done;
  const rooms: Rooms = {
    account: { ...own, signIn },
    arguments: argued,
    chats: { ...asked, ...talks },
    conversations: meetings,
    crafting: crafted,
    dashboard: cards,
    journal: diary,
    learningFeed: shared,
    membership: paid,
    memory: remembered,
    progress: answered,
    relationshipAnalysis: described,
    relationships: people,
    support: help,
    textAnalysis: texts,
  };
  const about: Omit<Export, 'rooms'> = {
    format: 'mallama-export',
    version: EXPORT_VERSION,
    exportedAt: context.now().toISOString(),
    ai: { containsAiText: hasTalked, note: AI_NOTE },
  };
  return { about, rooms };
}

/** All of it in one answer, for other programs. */
export async function exportAll(context: Context, user: Caller): Promise<Export> {
  wantRecent(user, context.now());
  const { about, rooms } = await roomsOf(context, user);
  context.answer('content-disposition', 'attachment; filename="mallama-export.json"');
  return { ...about, rooms: await collected(rooms) };
}

/** All of it as an archive that is packed while it is read: each room as JSON, and in words. */
export async function exportZip(context: Context, user: Caller) {
  wantRecent(user, context.now());
  const { about, rooms } = await roomsOf(context, user);
  context.answer('content-type', 'application/zip');
  context.answer('content-disposition', 'attachment; filename="mallama-export.zip"');
  return Readable.toWeb(Readable.from(zip(filesOf(about, rooms), context.now())));
}
