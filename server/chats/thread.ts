import { MESSAGES_SHOWN, type Thread } from '#contract/threads.ts';
import { type Belonging, belonging, type Visitor } from '#server/chats/belonging.ts';
import { ownRelationship } from '#server/chats/bond.ts';
import { careIn } from '#server/chats/history.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import type { MessageRow, View } from '#server/chats/messages.ts';
import { silenceOf } from '#server/chats/silence.ts';
import { suggestionsFor } from '#server/chats/suggestions.ts';
import { presentAll, viewOf } from '#server/chats/view.ts';
import { isShared, openThread } from '#server/chats/words.ts';
import { idIn } from '#server/found.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'now' | 'coach'>;

function titleOf({ thread, safe, members, viewerId }: View, personName: string | null): string {
  if (thread.kind === 'relationship') return personName ? `Chat about ${personName}` : 'Chat';
  if (thread.kind !== 'shared_session') return openThread(safe, thread).title;
  const others = members.filter(({ id }) => id !== viewerId).map(({ firstName }) => firstName);
  return `Chat with ${others.join(', ')}`;
}

async function personOf(house: Ground, { member }: Belonging): Promise<string | null> {
  if (!member.relationshipId) return null;
  return (await ownRelationship(house, member.memberId, member.relationshipId))?.personName ?? null;
}

/** Whether the talk goes on after something that called for care. */
function isAftercare(held: Pick<View, 'thread' | 'members' | 'safe'>, rows: readonly MessageRow[]): boolean {
  const last = rows.findLastIndex(({ authorId, isRemoved }) => authorId !== null && !isRemoved);
  const now = rows[last];
  return now !== undefined && careIn(held, rows.slice(0, last), now).state === 'aftercare';
}

/** A thread as one of those who are in it sees it. */
export async function presentThread(house: Ground, it: Belonging): Promise<Thread> {
  const { thread, member } = it;
  const viewerId = member.memberId;
  const [view, newest, personName] = await Promise.all([
    viewOf(house, house.db, thread, viewerId),
    messagesBefore(house.db, thread.id, MESSAGES_SHOWN + 1),
    personOf(house, it),
  ]);
  const rows = newest.slice(0, MESSAGES_SHOWN).reverse();
  const { members, safe } = view;
  return {
    ...{ id: thread.id, kind: thread.kind, status: thread.status, isTemporary: thread.isTemporary },
    title: titleOf(view, personName),
    relationshipId: member.relationshipId,
    personName,
    isShared: isShared(thread.kind),
    participants: members.map(({ id, firstName, isOwner, state }) => ({
      ...{ id, firstName, isOwner, state },
      isMe: id === viewerId,
    })),
    messages: await presentAll(house, view, rows),
    hasEarlier: newest.length > MESSAGES_SHOWN,
    suggestions: suggestionsFor({ thread, safe, rows, personName }),
    isAftercare: isAftercare({ thread, members, safe }, rows),
    silence: await silenceOf(house, house.db, thread, members, viewerId),
    createdAt: thread.createdAt.toISOString(),
    updatedAt: thread.updatedAt.toISOString(),
  };
}

export const readThread = async (house: Ground, visitor: Visitor, id: string): Promise<Thread> =>
  presentThread(house, await belonging(house.db, visitor, id, house.now()));

type Page = { id: string; before?: string | undefined; limit: number };

export async function readEarlier(house: Ground, visitor: Visitor, { id, before, limit }: Page) {
  const { thread } = await belonging(house.db, visitor, id, house.now());
  const [view, rows] = await Promise.all([
    viewOf(house, house.db, thread, visitor.id),
    messagesBefore(house.db, thread.id, limit + 1, before === undefined ? undefined : idIn(before)),
  ]);
  const messages = await presentAll(house, view, rows.slice(0, limit).reverse());
  return { messages, hasEarlier: rows.length > limit };
}
