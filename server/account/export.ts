import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { AI_NOTE, EXPORT_VERSION, type Export } from '#contract/export-erase.ts';
import { NO_DOUBT, openAge } from '#server/account/age.ts';
import { collected, filesOf, type Rooms } from '#server/account/export-files.ts';
import { preferencesOf } from '#server/account/kept-preferences.ts';
import type { PersonalData } from '#server/account/personal-data.ts';
import { wantRecent } from '#server/account/recent.ts';
import { agreements, aiNotices } from '#server/account/table.ts';
import { zip } from '#server/account/zip.ts';
import { users } from '#server/database/users.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { Profile } from '#server/identity/claims.ts';
import * as identity from '#server/identity/export-erase.ts';

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

/** The data of all rooms, the account's own first. */
async function roomsOf(context: Context, data: PersonalData, user: Caller) {
  const [own, signIn, others] = await Promise.all([
    ownOf(context, user.id),
    identity.exportOf(context, user),
    data.exportOf(context, user.id),
  ]);
  const rooms: Rooms = { account: { ...own, signIn }, ...others.rooms };
  const about: Omit<Export, 'rooms'> = {
    format: 'mallama-export',
    version: EXPORT_VERSION,
    exportedAt: context.now().toISOString(),
    ai: { containsAiText: others.containsAiText, note: AI_NOTE },
  };
  return { about, rooms };
}

/** Everything in one JSON answer. */
export async function exportAll(context: Context, data: PersonalData, user: Caller): Promise<Export> {
  wantRecent(user, context.now());
  const { about, rooms } = await roomsOf(context, data, user);
  context.answer('content-disposition', 'attachment; filename="mallama-export.json"');
  return { ...about, rooms: await collected(rooms) };
}

/** Everything as an archive that is packed while it is read: each room as JSON and as Markdown. */
export async function exportZip(context: Context, data: PersonalData, user: Caller) {
  wantRecent(user, context.now());
  const { about, rooms } = await roomsOf(context, data, user);
  context.answer('content-type', 'application/zip');
  context.answer('content-disposition', 'attachment; filename="mallama-export.zip"');
  return Readable.toWeb(Readable.from(zip(filesOf(about, rooms), context.now())));
}
