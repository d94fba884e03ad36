import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { readOwnName } from '#server/chats/message/coach-context.ts';
import { openBody } from '#server/chats/message/rows.ts';
import { openKept } from '#server/chats/saved/rows.ts';
import { threadMessages as messages, savedChats, type ThreadRow, threadMembers, threads } from '#server/chats/table.ts';
import { isIn, isThere } from '#server/chats/thread/members.ts';
import { openThread } from '#server/chats/thread/rows.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now'>;

/** Something a member wrote in a chat, and the address it opens at. */
type Written = {
  kind: 'chat' | 'saved_chat' | 'conversation';
  id: string;
  part: string | null;
  title: string;
  text: string;
  at: Date;
  path: string;
};

const PAGE = 1000;
/** A saved chat may hold 2,000 messages, so few are loaded at once. */
const SAVED_PAGE = 20;
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

function pathOf({ id, kind }: ThreadRow, relationshipId: string | null, messageId: string) {
  if (kind === 'relationship') return `/relationships/${relationshipId}?message=${messageId}`;
  if (kind === 'shared_session') return `/chat-window/${relationshipId}?session=${id}&message=${messageId}`;
  if (kind === 'argument') return `/argument-resolver?argument=${id}&message=${messageId}`;
  return `/chat?id=${id}&message=${messageId}`;
}

const ownMessages = ({ db, now }: Deps, userId: string, before: string) =>
  db
    .select({ row: messages, thread: threads, relationshipId: threadMembers.relationshipId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(
      and(
        eq(messages.authorId, userId),
        eq(messages.isRemoved, false),
        lt(messages.id, before),
        isIn(userId),
        isThere(db, userId, now()),
        eq(threads.isTemporary, false),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(PAGE);

/** A member's messages in threads they are in, newest first. Rows are read as the caller asks for more. */
export async function* saidBy(
  house: Deps,
  userId: string,
): AsyncGenerator<Written & { relationshipId: string | null }> {
  const nameOf = namesOf(house, userId);
  for (let before = LAST; ; ) {
    const rows = await ownMessages(house, userId, before);
    for (const { row, thread, relationshipId } of rows) {
      const safe = await house.vault.of(thread.keyId);
      const isChat = thread.kind === 'relationship' || thread.kind === 'shared_session';
      yield {
        ...{ kind: isChat ? 'chat' : 'conversation', id: thread.id, part: row.id, at: row.createdAt, relationshipId },
        title: isChat ? await nameOf(relationshipId) : openThread(safe, thread).title,
        text: openBody(safe, row).text,
        path: pathOf(thread, relationshipId, row.id),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    before = last.row.id;
  }
}

const CONVERSATIONS = ['solo_session', 'group_mediation'] as const;

/** What the conversations that a member is in are called and about, newest first. */
export async function* begunBy({ db, vault, now }: Deps, userId: string): AsyncGenerator<Written> {
  for (let before = LAST; ; ) {
    const rows = await db
      .select({ thread: threads })
      .from(threads)
      .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
      .where(
        and(inArray(threads.kind, CONVERSATIONS), lt(threads.id, before), isIn(userId), isThere(db, userId, now())),
      )
      .orderBy(desc(threads.id))
      .limit(PAGE);
    for (const { thread } of rows) {
      const { title, description } = openThread(await vault.of(thread.keyId), thread);
      const text = [title, description].filter(Boolean).join('\n');
      const { id, createdAt: at } = thread;
      yield { kind: 'conversation', id, part: null, title, text, at, path: `/chat?id=${id}` };
    }
    const last = rows.at(-1)?.thread;
    if (!last || rows.length < PAGE) return;
    before = last.id;
  }
}

/** Names of relationships, each looked up once. */
function namesOf(house: Deps, userId: string) {
  const known = new Map<string, Promise<string>>();
  return (id: string | null): Promise<string> => {
    if (!id) return Promise.resolve('');
    const name = known.get(id) ?? readOwnName(house, userId, id);
    known.set(id, name);
    return name;
  };
}

/** A saved chat: the person, when it started, and the owner's own lines. */
type Kept = { relationshipId: string; begunAt: Date; own: string[] };

/** All saved chats with their contents, newest first. */
export async function* savedBy(house: Deps, userId: string): AsyncGenerator<Written & Kept> {
  const nameOf = namesOf(house, userId);
  const safe = await house.vault.of(userId);
  for (let before = LAST; ; ) {
    const rows = await house.db
      .select()
      .from(savedChats)
      .where(and(eq(savedChats.ownerId, userId), lt(savedChats.id, before)))
      .orderBy(desc(savedChats.id))
      .limit(SAVED_PAGE);
    for (const row of rows) {
      // The relationship was deleted.
      if (!(await nameOf(row.relationshipId))) continue;
      const { title, originalIssue, aiInsights, keyTakeaways, actionItems, chatHistory } = openKept(safe, row);
      const said = chatHistory.filter(({ role }) => role === 'user');
      const own = said.map(({ content }) => content);
      yield {
        ...{ kind: 'saved_chat', id: row.id, part: null, title, at: row.createdAt },
        ...{ relationshipId: row.relationshipId, begunAt: new Date(said[0]?.timestamp ?? row.createdAt) },
        own: originalIssue ? [originalIssue, ...own] : own,
        text: [originalIssue, aiInsights, ...keyTakeaways, ...actionItems, ...own].filter(Boolean).join('\n'),
        path: `/relationships/${row.relationshipId}?saved=${row.id}`,
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < SAVED_PAGE) return;
    before = last.id;
  }
}
