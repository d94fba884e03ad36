import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SharedSession } from '#contract/relationship-chats.ts';
import { type ThreadRow, threadMembers, threads } from '#server/chats/table.ts';
import { isThere, type Member, membersIn } from '#server/chats/thread/members.ts';
import type { Db, DbOrTransaction } from '#server/database/open.ts';
import { refuse } from '#server/refusal.ts';
import { peopleConnected } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

/** The reason is not given, since it may be about somebody's safety. */
export const notOffered = () =>
  refuse('forbidden', { reason: 'not_available' }, 'This isn’t available for this relationship.');

/** Whether the inviter would still be allowed to invite. If not, the invitation ends silently. */
export const isOfferedBy = async (
  house: Pick<House, 'vault'>,
  from: DbOrTransaction,
  { ownerId, relationshipId }: Pick<ThreadRow, 'ownerId' | 'relationshipId'>,
) => relationshipId === null || peopleConnected.mayConnectOn(house, from, ownerId, relationshipId);

type Deps = Pick<House, 'db' | 'vault' | 'now'>;
const MOST_SHOWN = 100;

/** Open shared sessions in which the member is, or is invited to be. */
export const openSessions = (from: DbOrTransaction, memberId: string, now: Date) =>
  from
    .select({ thread: threads })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(
      and(
        eq(threads.kind, 'shared_session'),
        eq(threads.status, 'active'),
        eq(threadMembers.memberId, memberId),
        inArray(threadMembers.state, ['invited', 'joined']),
        isThere(from, memberId, now),
      ),
    )
    .orderBy(desc(threads.id));

/** A session as one of the two sees it. */
export function presentSession(thread: ThreadRow, members: readonly Member[], me: string): SharedSession {
  const mine = members.find(({ id }) => id === me);
  const other = members.find(({ id }) => id !== me);
  const isJoined = members.every(({ state }) => state === 'joined');
  return {
    id: thread.id,
    relationshipId: mine?.relationshipId ?? null,
    withName: other?.firstName ?? '',
    isInvitedBy: thread.ownerId === me ? 'me' : 'them',
    state: thread.status !== 'active' ? 'ended' : isJoined ? 'joined' : 'invited',
    createdAt: thread.createdAt.toISOString(),
  };
}

async function isOfferedToBoth(
  house: Deps,
  from: Db,
  thread: ThreadRow,
  memberId: string,
  relationshipId: string | null,
) {
  if (!(await isOfferedBy(house, from, thread))) return false;
  return relationshipId === null || peopleConnected.mayConnectOn(house, from, memberId, relationshipId);
}

export async function listSessions(house: Deps, memberId: string): Promise<SharedSession[]> {
  const { db, vault, now } = house;
  const rows = await openSessions(db, memberId, now()).limit(MOST_SHOWN);
  const shown: SharedSession[] = [];
  for (const { thread } of rows) {
    const members = await membersIn(db, await vault.of(thread.keyId), thread);
    const session = presentSession(thread, members, memberId);
    const isAnInvitation = session.state === 'invited' && session.isInvitedBy === 'them';
    // Not offered where safety forbids sharing with this person.
    if (!isAnInvitation || (await isOfferedToBoth(house, db, thread, memberId, session.relationshipId)))
      shown.push(session);
  }
  return shown;
}
