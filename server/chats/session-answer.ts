import { and, eq } from 'drizzle-orm';
import type { SharedSession } from '#contract/relationship-chats.ts';
import { isThere } from '#server/chats/belonging.ts';
import { addMessage } from '#server/chats/message-rows.ts';
import { plain } from '#server/chats/messages.ts';
import { joined, membersIn } from '#server/chats/people.ts';
import type { Ground } from '#server/chats/say.ts';
import { isOfferedBy, notOffered } from '#server/chats/session-offer.ts';
import { presentSession } from '#server/chats/sessions.ts';
import { threadMembers, threads } from '#server/chats/table.ts';
import { tellSessions, tellThread } from '#server/chats/tell.ts';
import { insertMember, moveMember } from '#server/chats/thread-rows.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { mayConnectOn } from '#server/relationships/relationships.ts';

/** The first words in a session of two: what it is, and what it is not. */
const welcome = (names: readonly string[]) =>
  [
    `Hello ${names.join(' and ')}, I’m Mallama, an AI coach. From here on you both see what is said; nothing that either of you told me before is part of this.`,
    'I do not answer every line: say my name when you would like me to. Who would like to begin?',
  ].join('\n\n');

/** An open session that they are invited to, held. */
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
export async function joinSession(house: Ground, tx: Transaction, who: Pick<Caller, 'id' | 'name'>, thread: ThreadRow) {
  const safe = await house.vault.of(thread.keyId);
  await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, thread.id)).for('update');
  const before = await membersIn(tx, safe, thread);
  const mine = before.find(({ id }) => id === who.id);
  // Of many who come in at once, by whatever door, one is greeted.
  if (mine?.state !== 'invited') return before;
  const { relationshipId } = mine;
  await insertMember(house, tx, thread, { id: who.id, name: who.name, state: 'joined', relationshipId });
  const members = await membersIn(tx, safe, thread);
  const body = plain(welcome(joined(members).map(({ firstName }) => firstName)));
  await addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
  await tellThread(house, tx, thread, members);
  await tellSessions(
    house,
    tx,
    members.map(({ id }) => id),
  );
  return members;
}

export const acceptSession = (house: Ground, who: Caller, id: string): Promise<SharedSession> =>
  house.db.transaction(async (tx) => {
    const { thread, member } = await holdInvitation(tx, who.id, id, house.now());
    if (!(await isOfferedBy(house, tx, thread))) throw refuse('not_found');
    if (member.relationshipId && !(await mayConnectOn(house, tx, who.id, member.relationshipId))) throw notOffered();
    return presentSession(thread, await joinSession(house, tx, who, thread), who.id);
  });

/** No reason is told: the session is over, and that is all. */
export const declineSession = (house: Ground, memberId: string, id: string): Promise<void> =>
  house.db.transaction(async (tx) => {
    const { thread } = await holdInvitation(tx, memberId, id, house.now());
    await moveMember(house, tx, thread.id, memberId, 'left');
    await tx.update(threads).set({ status: 'closed', updatedAt: house.now() }).where(eq(threads.id, thread.id));
    const members = await membersIn(tx, await house.vault.of(thread.keyId), thread);
    await tellThread(house, tx, thread, members);
    await tellSessions(
      house,
      tx,
      members.map((one) => one.id),
    );
  });
