import { and, desc, eq, gt } from 'drizzle-orm';
import type { SavedChat } from '#contract/relationship-chats.ts';
import { savedChats } from '#server/chats/table.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';

const DAY = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 60;
const MOST_READ = 3;

type Mine = Pick<House, 'db' | 'vault' | 'now'> & { user: Pick<Caller, 'id'> };
type Words = Pick<SavedChat, 'title' | 'aiInsights' | 'keyTakeaways' | 'actionItems'>;

/** The latest saved chats about somebody that have an outcome. */
export async function recentSaved({ db, vault, user, now }: Mine, relationshipId: string) {
  const isTheirs = and(eq(savedChats.ownerId, user.id), eq(savedChats.relationshipId, relationshipId));
  const isRecent = gt(savedChats.createdAt, new Date(now().getTime() - RECENT_DAYS * DAY));
  const [rows, safe] = await Promise.all([
    db.select().from(savedChats).where(and(isTheirs, isRecent)).orderBy(desc(savedChats.id)).limit(MOST_READ),
    vault.of(user.id),
  ]);
  return rows
    .filter(({ status }) => status !== 'active')
    .map(({ id, status, createdAt, sealed }) => ({
      ...safe.open<Words>('saved_chats', id, sealed),
      ...{ id, status, createdAt: createdAt.toISOString() },
    }));
}
