import { and, desc, eq, getColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { CONVERSATION_TYPES, type Conversation, type ShownStatus } from '#contract/conversations.ts';
import type { Phase } from '#contract/mediation.ts';
import { chatMembers, chatThreads, type Member, type ThreadRow } from '#server/chats/chats.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { firstNameOf, isOpen, isUnwanted, mayComeTogether } from '#server/conversations/mediation/invited.ts';
import { progressOf } from '#server/conversations/progress.ts';
import { joinLinks, mediations } from '#server/conversations/table.ts';
import { idIn } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault' | 'now'>;
type Reader = Pick<Caller, 'id' | 'hasAccess'>;
type Listed = { thread: ThreadRow; phase: Phase | null };
type Page = { before?: string | undefined; limit: number };

/** A thread's status under the names of conversations. */
const STATUS = { active: 'active', resolved: 'resolved', closed: 'closed', needs_attention: 'active' } as const;

/** The status as it is shown; `phase` is that of its mediation, if any. */
export const shownStatus = ({ status }: Pick<ThreadRow, 'status'>, phase: Phase | null): ShownStatus =>
  phase === 'agreed' && STATUS[status] === 'active' ? 'agreed' : STATUS[status];

/** A conversation as one of its members sees it. */
export async function presentConversation(
  deps: Pick<House, 'vault'>,
  { thread, phase }: Listed,
  members: readonly Member[],
  me: string,
): Promise<Conversation> {
  const { title, description, summary, steps } = await chatThreads.words(deps, thread);
  return {
    ...{ id: thread.id, title, description, summary },
    type: thread.kind === 'group_mediation' ? 'group_mediation' : 'solo_session',
    status: shownStatus(thread, phase),
    messageCount: thread.messageCount,
    progress: progressOf(steps[me] ?? []),
    isOwner: thread.ownerId === me,
    isInvited: false,
    others: chatMembers.joined(members).flatMap(({ id, firstName }) => (id === me ? [] : [firstName])),
    createdAt: thread.createdAt.toISOString(),
    updatedAt: thread.updatedAt.toISOString(),
  };
}

/**
 * The rows after a cursor. A cursor of a conversation that the caller is not in selects nothing, so that it reveals no
 * times.
 */
const after = (before: string | undefined, memberId: string) =>
  before === undefined
    ? undefined
    : sql`(${threads.updatedAt}, ${threads.id}) < (select b.updated_at, b.id from ${threads} b
        join ${threadMembers} m on m.thread_id = b.id and m.member_id = ${memberId} and m.state = 'joined'
        where b.id = ${idIn(before)})`;

/** The caller's conversations, newest first. */
const ownThreads = ({ db, now }: Pick<House, 'db' | 'now'>, { id, hasAccess }: Reader, { before, limit }: Page) =>
  db
    .select({ thread: getColumns(threads), phase: mediations.phase })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .leftJoin(mediations, eq(mediations.threadId, threads.id))
    .where(
      and(
        ...chatThreads.listed({ now }, db, id),
        inArray(threads.kind, [...CONVERSATION_TYPES]),
        // Owners need access to open a conversation, guests do not.
        hasAccess ? undefined : ne(threads.ownerId, id),
        after(before, id),
      ),
    )
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(limit);

async function ownPage(deps: Deps, reader: Reader, page: Page) {
  const rows = await ownThreads(deps, reader, page);
  return Promise.all(
    rows.map(async (row) => {
      const { thread } = row;
      const members = thread.kind === 'group_mediation' ? await chatMembers.of(deps, deps.db, thread) : [];
      return presentConversation(deps, row, members, reader.id);
    }),
  );
}

/** Open invitations by name: who asks, and nothing of the contents. */
async function invitations(deps: Deps, { id }: Reader): Promise<Conversation[]> {
  const { db, now } = deps;
  const rows = await db
    .select({ thread: threads, at: joinLinks.createdAt })
    .from(joinLinks)
    .innerJoin(threads, and(eq(threads.id, joinLinks.threadId), eq(threads.status, 'active')))
    .innerJoin(mediations, eq(mediations.threadId, threads.id))
    .where(
      and(
        isNotNull(joinLinks.invitedId),
        eq(joinLinks.invitedId, id),
        isOpen(now()),
        inArray(mediations.phase, ['gathering', 'intake']),
      ),
    )
    .orderBy(desc(joinLinks.id))
    .limit(20);
  const all = await Promise.all(
    rows.map(async ({ thread, at }) => {
      const { ownerId } = thread;
      if (!(await mayComeTogether(deps, db, ownerId, id)) || (await isUnwanted(db, id, ownerId))) return [];
      return [invited(thread, await firstNameOf(deps, db, ownerId), at)];
    }),
  );
  return all.flat();
}

const invited = ({ id }: ThreadRow, from: string, at: Date): Conversation => ({
  ...{ id, title: `${from} invites you`, description: '', summary: null },
  ...{ type: 'group_mediation', status: 'active', messageCount: 0, progress: progressOf([]) },
  ...{ isOwner: false, isInvited: true, others: [from] },
  ...{ createdAt: at.toISOString(), updatedAt: at.toISOString() },
});

/** Invitations first, then conversations, newest first. */
export async function listConversations(deps: Deps, reader: Reader, page: Page): Promise<Conversation[]> {
  const [own, asked] = await Promise.all([
    ownPage(deps, reader, page),
    page.before === undefined ? invitations(deps, reader) : [],
  ]);
  const known = new Set(own.map(({ id }) => id));
  return [...asked.filter(({ id }) => !known.has(id)), ...own].slice(0, page.limit);
}
