import { and, eq } from 'drizzle-orm';
import type { ChatInsightsDraft, SavedStatus } from '#contract/relationship-chats.ts';
import type { Thread } from '#contract/threads.ts';
import { fitting, sayable } from '#server/chats/message/history.ts';
import { addMessage, messagesBefore, openReply, plain } from '#server/chats/message/rows.ts';
import { type ThreadRow, threads } from '#server/chats/table.ts';
import type { Services } from '#server/chats/thread/kinds.ts';
import {
  holdOpened,
  notifyThread,
  requireMember,
  type ThreadAccess,
  type Visitor,
} from '#server/chats/thread/members.ts';
import { presentThread } from '#server/chats/thread/read.ts';
import { deleteThread, insertThread } from '#server/chats/thread/rows.ts';
import { askGuide } from '#server/coach/coach.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';
import { assessTexts, texts } from '#server/safety/assess-texts.ts';
import { policyOf } from '#server/safety/policy.ts';
import { withoutContent } from '#server/without-content.ts';

/** The greeting of a new chat about somebody. */
const greeting = (personName: string) =>
  [
    `Hello, I’m Mallama, an AI coach. This chat is about you and ${personName}. We can talk about:`,
    [
      '- Communication and conflict resolution',
      '- Relationship dynamics',
      '- Specific issues',
      '- Emotional connection',
      '- Boundaries',
    ].join('\n'),
    `What would you like to look at with ${personName} in mind?`,
  ].join('\n\n');

type About = { id: string; personName: string };

async function currentId(from: DbOrTransaction, ownerId: string, relationshipId: string) {
  const isCurrent = and(
    eq(threads.ownerId, ownerId),
    eq(threads.relationshipId, relationshipId),
    eq(threads.kind, 'relationship'),
    eq(threads.isTemporary, false),
  );
  const [row] = await from.select({ id: threads.id }).from(threads).where(isCurrent);
  return row?.id;
}

/** Starts a chat about somebody, with a greeting. Of several requests at once, one creates it. */
async function beginPanel(house: Services, tx: Transaction, owner: Caller, { id, personName }: About) {
  const thread = await insertThread(house, tx, { owner, kind: 'relationship', relationshipId: id });
  if (!thread) return;
  const safe = await house.vault.of(thread.keyId);
  await addMessage(tx, { threadId: thread.id, safe, body: plain(greeting(personName)), now: house.now() });
}

/** The current chat about somebody, started if there is none. */
export async function currentChat(house: Services, owner: Caller, relationshipId: string) {
  const about = await relationshipOf(house, owner.id, relationshipId);
  let id = await currentId(house.db, owner.id, about.id);
  if (!id) {
    await house.db.transaction((tx) => beginPanel(house, tx, owner, about));
    id = await currentId(house.db, owner.id, about.id);
  }
  const current: ThreadAccess = await requireMember(house.db, owner, id ?? '', house.now());
  return { ...current, about };
}

export const readPanel = async (house: Services, owner: Caller, relationshipId: string): Promise<Thread> =>
  presentThread(house, await currentChat(house, owner, relationshipId));

export async function markPanel(
  house: Services,
  owner: Caller,
  { id, status }: { id: string; status: SavedStatus },
): Promise<Thread> {
  const { thread } = await currentChat(house, owner, id);
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, owner, thread.id);
    await tx.update(threads).set({ status, updatedAt: house.now() }).where(eq(threads.id, thread.id));
    await notifyThread(house, tx, held.thread, held.members);
  });
  return readPanel(house, owner, id);
}

/** Deletes the current chat and starts a new one. */
export async function clearPanel(house: Services, owner: Caller, relationshipId: string) {
  const { thread, about } = await currentChat(house, owner, relationshipId);
  const open = await openReply(house.db, thread.id);
  if (open?.runId) await house.coach.runs.stop(thread.keyId, open.runId);
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, owner, thread.id);
    await beginAnew(house, tx, owner, held.thread, about);
  });
}

/** Deletes the current chat and starts a new one, in the caller's transaction. */
export async function beginAnew(house: Services, tx: Transaction, owner: Caller, thread: ThreadRow, about: About) {
  await deleteThread(house, tx, thread);
  await beginPanel(house, tx, owner, about);
}

/** The most messages a coach is asked about at once. */
const INSIGHT_MESSAGES = 200;
const INSIGHT_SIGNS = 24_000;

/**
 * A summary of the current chat. If no coach is available, that is said; if someone may not be safe, no coach is
 * asked.
 */
export async function panelInsights(
  house: Services,
  owner: Caller,
  relationshipId: string,
  country: string,
): Promise<ChatInsightsDraft> {
  const { thread, about } = await currentChat(house, owner, relationshipId);
  const safe = await house.vault.of(thread.keyId);
  const rows = (await messagesBefore(house.db, thread.id, INSIGHT_MESSAGES)).reverse();
  if (!rows.some(({ authorId }) => authorId !== null)) throw nothingSaid();
  const said = rows.flatMap((row) => sayable(thread, safe, row) ?? []);
  const own = said.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const assessment = assessTexts(texts('chat', ...own));
  const { personName } = about;
  if (!policyOf(assessment).suggest) {
    const { output, meta } = await askGuide('chatInsights', { messages: said, personName }, { country });
    return { ...output, meta };
  }
  const messages = fitting(said, INSIGHT_SIGNS);
  try {
    const given = { messages, personName };
    const asker = { people: [owner.id] as const, country, names: [personName] };
    const { output, meta } = await house.coach.ask('chatInsights', given, asker);
    return { ...output, meta };
  } catch (error) {
    house.log.error({ error: withoutContent(error) }, 'no insights could be made');
    throw refuse('unavailable', { reason: 'insights', retryAfter: 2 });
  }
}

export const nothingSaid = () => refuse('conflict', { reason: 'empty' }, 'Nothing has been said in this chat yet.');

const TITLE = 'Temporary chat';
const hello = (personName: string | null) => {
  const about = personName ? ` about ${personName}` : '';
  return `Hello, I’m Mallama, an AI coach. Nothing said here is kept. What’s on your mind${about}?`;
};

/** A chat that is not kept. */
export async function beginTemporary(house: Services, owner: Caller, relationshipId?: string | null): Promise<Thread> {
  const about = relationshipId ? await relationshipOf(house, owner.id, relationshipId) : undefined;
  const id = await house.db.transaction(async (tx) => {
    const kind = about ? 'relationship' : 'solo_session';
    const words = { title: TITLE };
    const input = { owner, kind, words, relationshipId: about?.id ?? null, isTemporary: true } as const;
    const thread = await insertThread(house, tx, input);
    if (!thread) throw new Error('A temporary chat stands in the way of nothing.');
    const safe = await house.vault.of(thread.keyId);
    const body = plain(hello(about?.personName ?? null));
    await addMessage(tx, { threadId: thread.id, safe, body, now: house.now() });
    return thread.id;
  });
  return presentThread(house, await requireMember(house.db, owner, id, house.now()));
}

export async function endTemporary(house: Services, visitor: Visitor, id: string) {
  const { thread } = await requireMember(house.db, { ...visitor, hasAccess: true }, id, house.now());
  if (!thread.isTemporary) throw refuse('conflict', { reason: 'kept' }, 'This isn’t a temporary chat.');
  const open = await openReply(house.db, thread.id);
  if (open?.runId) await house.coach.runs.stop(thread.keyId, open.runId);
  await house.db.transaction(async (tx) => {
    const held = await holdOpened(house, tx, { ...visitor, hasAccess: true }, thread.id);
    await deleteThread(house, tx, held.thread);
  });
}
