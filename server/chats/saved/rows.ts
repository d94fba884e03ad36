import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type ChatMessage, type NewSavedChat, SAVED_TAG, type SavedChat } from '#contract/relationship-chats.ts';
import { type SavedRow, savedChats } from '#server/chats/table.ts';
import type { Known } from '#server/coach/tasks/shapes.ts';
import { hot } from '#server/database/hot.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

/** The sealed contents of a saved chat. */
export type Kept = Omit<SavedChat, 'id' | 'relationshipId' | 'status' | 'createdAt'>;

const TABLE = 'saved_chats';
export const sealKept = (safe: Safe, id: string, kept: Kept) => safe.seal(TABLE, id, kept);
export const openKept = (safe: Safe, { id, sealed }: Pick<SavedRow, 'id' | 'sealed'>) =>
  safe.open<Kept>(TABLE, id, sealed);

const NO_ISSUE = 'General discussion';

/** The contents, with the documented defaults for what was left out. */
export function keptOf(input: NewSavedChat, chatHistory: ChatMessage[], personName: string): Kept {
  const first = chatHistory.find(({ role, content }) => role === 'user' && content.trim() !== '');
  return {
    title: input.title,
    originalIssue: input.originalIssue?.trim() || first?.content || NO_ISSUE,
    chatHistory,
    aiInsights: input.aiInsights ?? '',
    keyTakeaways: input.keyTakeaways ?? [],
    actionItems: input.actionItems ?? [],
    tags: input.tags ?? [personName, SAVED_TAG],
  };
}

export const presentSaved = (row: SavedRow, kept: Kept): SavedChat => ({
  ...{ id: row.id, relationshipId: row.relationshipId, status: row.status },
  ...kept,
  createdAt: row.createdAt.toISOString(),
});

const NEWEST = 2;
const MOST_TAKEAWAYS = 3;

const newestOf = hot((read) =>
  read
    .select()
    .from(savedChats)
    .where(
      and(
        eq(savedChats.ownerId, sql.placeholder('owner')),
        eq(savedChats.relationshipId, sql.placeholder('relationship')),
      ),
    )
    .orderBy(desc(savedChats.id))
    .limit(NEWEST)
    .prepare('saved_chats_known'),
);

type Asked = { ownerId: string; timeZone: string };

/** The latest saved chats about somebody: title and takeaways. Open action items come from the plan. */
export async function savedKnown(
  { read, vault }: Pick<House, 'read' | 'vault'>,
  { ownerId, timeZone }: Asked,
  relationshipId: string,
): Promise<Known[]> {
  const [rows, safe] = await Promise.all([
    newestOf(read).execute({ owner: ownerId, relationship: relationshipId }),
    vault.of(ownerId),
  ]);
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone });
  const lines = rows.map((row) => {
    const { title, keyTakeaways } = openKept(safe, row);
    const takeaways = keyTakeaways.slice(0, MOST_TAKEAWAYS).join('; ');
    return `${day.format(row.createdAt)}: “${title}”${takeaways && `. Takeaways: ${takeaways}`}`;
  });
  return lines.length > 0 ? [{ kind: 'savedChats', about: null, lines }] : [];
}

const DAY = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 60;
const MOST_READ = 3;

type Mine = Pick<House, 'db' | 'vault' | 'now'> & { user: Pick<Caller, 'id'> };

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
      ...openKept(safe, { id, sealed }),
      ...{ id, status, createdAt: createdAt.toISOString() },
    }));
}
