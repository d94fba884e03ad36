import { MESSAGES_SHOWN, type Thread } from '#contract/threads.ts';
import { ownRelationship } from '#server/chats/message/coach-context.ts';
import { careIn, turnOf } from '#server/chats/message/history.ts';
import { isOpen, messagesBefore, openBody, presentAll, type View, viewOf } from '#server/chats/message/rows.ts';
import type { MessageRow, ThreadRow } from '#server/chats/table.ts';
import { writeBlock } from '#server/chats/thread/kinds.ts';
import { requireMember, type ThreadAccess, type Visitor } from '#server/chats/thread/members.ts';
import { isShared, openThread } from '#server/chats/thread/rows.ts';
import { idIn } from '#server/found.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now' | 'coach'>;

function titleOf({ thread, safe, members, viewerId }: View, personName: string | null): string {
  if (thread.kind === 'relationship') return personName ? `Chat about ${personName}` : 'Chat';
  if (thread.kind !== 'shared_session') return openThread(safe, thread).title;
  const others = members.filter(({ id }) => id !== viewerId).map(({ firstName }) => firstName);
  return `Chat with ${others.join(', ')}`;
}

async function personOf(house: Deps, { member }: ThreadAccess): Promise<string | null> {
  if (!member.relationshipId) return null;
  return (await ownRelationship(house, member.memberId, member.relationshipId))?.personName ?? null;
}

/** Whether the talk went on after a safety card. */
function isAftercare(held: Pick<View, 'thread' | 'members' | 'safe'>, rows: readonly MessageRow[]): boolean {
  const last = rows.findLastIndex(({ authorId, isRemoved }) => authorId !== null && !isRemoved);
  const now = rows[last];
  return now !== undefined && careIn(held, rows.slice(0, last), turnOf(held.safe, now)).state === 'aftercare';
}

/** A thread as one of its members sees it. */
export async function presentThread(house: Deps, it: ThreadAccess): Promise<Thread> {
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
    silence: await writeBlock(house, house.db, thread, members, viewerId),
    createdAt: thread.createdAt.toISOString(),
    updatedAt: thread.updatedAt.toISOString(),
  };
}

export const readThread = async (house: Deps, visitor: Visitor, id: string): Promise<Thread> =>
  presentThread(house, await requireMember(house.db, visitor, id, house.now()));

type Page = { id: string; before?: string | undefined; limit: number };

export async function readEarlier(house: Deps, visitor: Visitor, { id, before, limit }: Page) {
  const { thread } = await requireMember(house.db, visitor, id, house.now());
  const [view, rows] = await Promise.all([
    viewOf(house, house.db, thread, visitor.id),
    messagesBefore(house.db, thread.id, limit + 1, before === undefined ? undefined : idIn(before)),
  ]);
  const messages = await presentAll(house, view, rows.slice(0, limit).reverse());
  return { messages, hasEarlier: rows.length > limit };
}

const BEGINNINGS = (who: string) => [
  `${who} and I keep having the same argument.`,
  `I want to tell ${who} something and don’t know how.`,
  `I’d like to feel closer to ${who}.`,
  `I want to set a boundary with ${who}.`,
];
const ALONE = [
  'There’s something I keep thinking about.',
  'I had an argument and it’s still on my mind.',
  'I have a decision to make.',
];
const ON = [
  ['There is more to it.', 'What could I try first?', 'Help me find the words.'],
  ['How might it look from the other side?', 'What could I say?', 'I’m not sure what I feel.'],
  ['Can we look at a small next step?', 'What would you ask if you were me?', 'That’s not quite it.'],
];

type Talk = { thread: ThreadRow; safe: Safe; rows: readonly MessageRow[]; personName: string | null };

/**
 * Suggestions for the next message, in the writer's voice. None where someone may not be safe, or where others read
 * it.
 */
function suggestionsFor({ thread, safe, rows, personName }: Talk): string[] {
  const last = rows.at(-1);
  if (isShared(thread.kind) || thread.status !== 'active' || !last || last.authorId || isOpen(last)) return [];
  const found = rows.flatMap((row) => openBody(safe, row).safety ?? []);
  if (found.some((one) => !policyOf(one).ownPart)) return [];
  const turns = rows.filter(({ authorId }) => authorId !== null).length;
  if (turns === 0) return personName ? BEGINNINGS(personName) : ALONE;
  return ON[turns % ON.length] ?? [];
}
