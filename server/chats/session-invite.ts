import { and, eq, isNull, sql } from 'drizzle-orm';
import { firstNameOf, membersIn } from '#server/chats/people.ts';
import type { Ground } from '#server/chats/say.ts';
import { joinSession } from '#server/chats/session-answer.ts';
import { notOffered } from '#server/chats/session-offer.ts';
import { openSessions } from '#server/chats/sessions.ts';
import { tellSessions } from '#server/chats/tell.ts';
import { insertMember, insertThread, newSharedId } from '#server/chats/thread-rows.ts';
import type { Transaction } from '#server/database/open.ts';
import { found } from '#server/found.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { mayConnectOn, relationshipOf } from '#server/relationships/relationships.ts';
import { connections, relationships } from '#server/relationships/table.ts';

const noPartner = () => refuse('conflict', { reason: 'no_partner' }, 'No partner to invite');
/** What two people do to their connection, and to what they share, happens one after the other. */
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

async function openBetween(house: Ground, tx: Transaction, me: string, otherId: string) {
  for (const { thread } of await openSessions(tx, me, house.now())) {
    const members = await membersIn(tx, await house.vault.of(thread.keyId), thread);
    if (members.some(({ id, state }) => id === otherId && state !== 'left')) return { thread, members };
  }
  return undefined;
}

type Wish = { relationshipId: string; userId?: string | null | undefined };

/** Invites the connected person; where the two share a session already, that is the one. */
export async function inviteToSession(house: Ground, owner: Caller, wish: Wish): Promise<{ sessionId: string }> {
  const about = await relationshipOf(house, owner.id, wish.relationshipId);
  const otherId = about.connectedToUserId;
  if (!otherId || (wish.userId && wish.userId.toLowerCase() !== otherId)) throw noPartner();
  const id = await newSharedId(house);
  return house.db.transaction(async (tx) => {
    await holdPair(tx, owner.id, otherId);
    if (!(await mayConnectOn(house, tx, owner.id, about.id))) throw notOffered();
    const theirs = await otherSide(tx, owner.id, otherId);
    if (!theirs) throw noPartner();
    const known = await openBetween(house, tx, owner.id, otherId);
    // Whoever invites somebody who has invited them says yes.
    if (known?.members.some((one) => one.id === owner.id && one.state === 'invited'))
      await joinSession(house, tx, owner, known.thread);
    if (known) return { sessionId: known.thread.id };
    const shared = { id, owner, kind: 'shared_session', relationshipId: about.id } as const;
    const thread = found(await insertThread(house, tx, shared));
    // Until they come they are called what the one who invites calls them, who alone sees it.
    const invited = {
      id: otherId,
      name: firstNameOf(about.personName),
      state: 'invited',
      relationshipId: theirs,
    } as const;
    await insertMember(house, tx, thread, invited);
    await tellSessions(house, tx, [owner.id, otherId]);
    return { sessionId: thread.id };
  });
}
