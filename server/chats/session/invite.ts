import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SharedSession } from '#contract/relationship-chats.ts';
import { addMessage, plain } from '#server/chats/message/rows.ts';
import { isOfferedBy, notOffered, openSessions, presentSession } from '#server/chats/session/list.ts';
import { type ThreadRow, threadMembers, threads } from '#server/chats/table.ts';
import type { Services } from '#server/chats/thread/kinds.ts';
import { firstNameOf, isThere, joined, membersIn, notifySessions, notifyThread } from '#server/chats/thread/members.ts';
import { insertMember, insertThread, moveMember, newSharedId } from '#server/chats/thread/rows.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { peopleConnected, relationshipOf } from '#server/relationships/relationships.ts';
import { connections, relationships } from '#server/relationships/table.ts';

const FROM_HERE = 'From here on, you both see what’s said. Nothing either of you told me before is part of this.';
/** The greeting of a session of two: what it is, and what it is not. */
const welcome = (names: readonly string[]) =>
  [
    `Hello ${names.join(' and ')}, I’m Mallama, an AI coach. ${FROM_HERE}`,
    'I don’t answer every line, so say my name when you’d like me to. Who’d like to begin?',
  ].join('\n\n');

/** An open session they are invited to, locked. */
async function holdInvitation(tx: Transaction, memberId: string, id: string, now: Date) {
  const [row] = await tx
    .select({ thread: threads, member: threadMembers })
    .from(threads)
    .innerJoin(threadMembers, eq(threadMembers.threadId, threads.id))
    .where(
      and(
        eq(threads.id, idIn(id)),
        eq(threads.kind, 'shared_session'),
        eq(threads.status, 'active'),
        eq(threadMembers.memberId, memberId),
        eq(threadMembers.state, 'invited'),
        isThere(tx, memberId, now),
      ),
    )
    .for('update', { of: threads });
  return found(row);
}

/** Both are there: from now on both see it, and Mallama greets them. */
async function joinSession(house: Services, tx: Transaction, who: Pick<Caller, 'id' | 'name'>, thread: ThreadRow) {
  const safe = await house.vault.of(thread.keyId);
  await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, thread.id)).for('update');
  const before = await membersIn(tx, safe, thread);
  const mine = before.find(({ id }) => id === who.id);
  // However many requests join at once, there is one greeting.
  if (mine?.state !== 'invited') return before;
  const { relationshipId } = mine;
  await insertMember(house, tx, thread, { id: who.id, name: who.name, state: 'joined', relationshipId });
  const members = await membersIn(tx, safe, thread);
  const body = plain(welcome(joined(members).map(({ firstName }) => firstName)));
  await addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
  await notifyThread(house, tx, thread, members);
  await notifySessions(
    house,
    tx,
    members.map(({ id }) => id),
  );
  return members;
}

export const acceptSession = (house: Services, who: Caller, id: string): Promise<SharedSession> =>
  house.db.transaction(async (tx) => {
    const { thread, member } = await holdInvitation(tx, who.id, id, house.now());
    if (!(await isOfferedBy(house, tx, thread))) throw refuse('not_found');
    if (member.relationshipId && !(await peopleConnected.mayConnectOn(house, tx, who.id, member.relationshipId)))
      throw notOffered();
    return presentSession(thread, await joinSession(house, tx, who, thread), who.id);
  });

/** No reason is given: the session just ends. */
export const declineSession = (house: Services, memberId: string, id: string): Promise<void> =>
  house.db.transaction(async (tx) => {
    const { thread } = await holdInvitation(tx, memberId, id, house.now());
    await moveMember(house, tx, thread.id, memberId, 'left');
    await tx.update(threads).set({ status: 'closed', updatedAt: house.now() }).where(eq(threads.id, thread.id));
    const members = await membersIn(tx, await house.vault.of(thread.keyId), thread);
    await notifyThread(house, tx, thread, members);
    await notifySessions(
      house,
      tx,
      members.map((one) => one.id),
    );
  });

const noPartner = () => refuse('conflict', { reason: 'no_partner' }, 'No partner to invite');
/** Serializes what two people do with their connection and their shared threads. */
async function holdPair(tx: Transaction, one: string, other: string) {
  const pair = [one, other].sort().join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}

async function otherSide(tx: Transaction, ownerId: string, otherId: string) {
  const isTheirs = and(eq(connections.ownerId, otherId), eq(connections.otherId, ownerId));
  const [row] = await tx
    .select({ relationshipId: connections.relationshipId })
    .from(connections)
    .innerJoin(relationships, and(eq(relationships.id, connections.relationshipId), isNull(relationships.deletedAt)))
    .where(isTheirs);
  return row?.relationshipId;
}

async function openBetween(house: Services, tx: Transaction, me: string, otherId: string) {
  for (const { thread } of await openSessions(tx, me, house.now())) {
    const members = await membersIn(tx, await house.vault.of(thread.keyId), thread);
    if (members.some(({ id, state }) => id === otherId && state !== 'left')) return { thread, members };
  }
  return undefined;
}

type Wish = { relationshipId: string; userId?: string | null | undefined };

/** Invites the connected person, or returns the session that the two already share. */
export async function inviteToSession(house: Services, owner: Caller, wish: Wish): Promise<{ sessionId: string }> {
  const about = await relationshipOf(house, owner.id, wish.relationshipId);
  const otherId = about.connectedToUserId;
  if (!otherId || (wish.userId && wish.userId.toLowerCase() !== otherId)) throw noPartner();
  const id = await newSharedId(house);
  return house.db.transaction(async (tx) => {
    await holdPair(tx, owner.id, otherId);
    if (!(await peopleConnected.mayConnectOn(house, tx, owner.id, about.id))) throw notOffered();
    const theirs = await otherSide(tx, owner.id, otherId);
    if (!theirs) throw noPartner();
    const known = await openBetween(house, tx, owner.id, otherId);
    // Inviting someone who has invited you accepts their invitation.
    if (known?.members.some((one) => one.id === owner.id && one.state === 'invited'))
      await joinSession(house, tx, owner, known.thread);
    if (known) return { sessionId: known.thread.id };
    const shared = { id, owner, kind: 'shared_session', relationshipId: about.id } as const;
    const thread = found(await insertThread(house, tx, shared));
    // Until they join they have the name that the inviter uses for them; only the inviter sees it.
    const invited = {
      id: otherId,
      name: firstNameOf(about.personName),
      state: 'invited',
      relationshipId: theirs,
    } as const;
    await insertMember(house, tx, thread, invited);
    await notifySessions(house, tx, [owner.id, otherId]);
    return { sessionId: thread.id };
  });
}
