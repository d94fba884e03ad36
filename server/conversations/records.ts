import { eq } from 'drizzle-orm';
import type { Conversation, ConversationStatus, NewConversation, OpenConversation } from '#contract/conversations.ts';
import { chatMembers, chatMessages, chatThreads, type ThreadRow } from '#server/chats/chats.ts';
import { threads } from '#server/chats/table.ts';
import { presentConversation } from '#server/conversations/list.ts';
import { type Mine, NOTHING, sealKept } from '#server/conversations/mediation/held.ts';
import { dangerIn, noteDanger } from '#server/conversations/mediation/intake.ts';
import { holdBack } from '#server/conversations/mediation/safety.ts';
import { BEGINNING, unavailable } from '#server/conversations/phase.ts';
import { mediations } from '#server/conversations/table.ts';
import type { Transaction } from '#server/database/open.ts';
import { offerStory } from '#server/learning-feed/learning-feed.ts';
import { refuse } from '#server/refusal.ts';

const isConversation = ({ kind }: ThreadRow) => kind === 'solo_session' || kind === 'group_mediation';

/** A conversation the caller is in; other kinds of chats are not found. */
export async function readConversation(context: Mine, id: string): Promise<ThreadRow> {
  const { thread } = await chatThreads.requireMember(context, context.db, context.user, id);
  if (!isConversation(thread)) throw refuse('not_found');
  return thread;
}

async function present(context: Mine, thread: ThreadRow): Promise<Conversation> {
  const [members, [mediation]] = await Promise.all([
    chatMembers.of(context, context.db, thread),
    context.db.select({ phase: mediations.phase }).from(mediations).where(eq(mediations.threadId, thread.id)),
  ]);
  return presentConversation(context, { thread, phase: mediation?.phase ?? null }, members, context.user.id);
}

/**
 * Everyone would read the title, so a mediation whose title indicates danger never opens, and its owner gets a card.
 */
async function beginMediation(context: Mine, tx: Transaction, { id, keyId }: ThreadRow, words: string) {
  const safe = await context.vault.of(keyId);
  const { isUnsafe, note } = dangerIn(words);
  const { phase } = isUnsafe ? unavailable : BEGINNING;
  const sealed = sealKept(safe, id, NOTHING);
  await tx.insert(mediations).values({ threadId: id, phase, turnOf: null, sealed, updatedAt: context.now() });
  if (isUnsafe && note) await noteDanger(context, tx, id, context.user.id, note);
}

export async function createConversation(context: Mine, input: NewConversation): Promise<Conversation> {
  const { db, user } = context;
  const { title, type: kind } = input;
  const description = input.description ?? '';
  const shared = kind === 'group_mediation' ? { id: await chatThreads.newSharedId(context) } : {};
  const thread = await db.transaction(async (tx) => {
    const row = await chatThreads.create(context, tx, { ...shared, owner: user, kind, words: { title, description } });
    if (kind === 'group_mediation') await beginMediation(context, tx, row, `${title}\n${description}`);
    await chatThreads.notify(context, tx, row);
    return row;
  });
  return present(context, thread);
}

export async function openConversation(context: Mine, id: string): Promise<OpenConversation> {
  const row = await readConversation(context, id);
  const [conversation, thread] = await Promise.all([
    present(context, row),
    chatThreads.read(context, context.user, row.id),
  ]);
  return { ...conversation, messages: thread.messages, thread };
}

/** The locked thread. Guests cannot change anything. */
async function holdOwn(context: Mine, tx: Transaction, id: string): Promise<ThreadRow> {
  const { thread } = await chatThreads.hold(context, tx, context.user, id);
  if (!isConversation(thread)) throw refuse('not_found');
  if (thread.ownerId !== context.user.id)
    throw refuse('forbidden', { reason: 'not_owner' }, 'Only the person who started this can change it.');
  return thread;
}

type Change = {
  id: string;
  title?: string | undefined;
  description?: string | null | undefined;
  status?: ConversationStatus | undefined;
};

export async function changeConversation(context: Mine, { id, title, description, status }: Change) {
  const known = await readConversation(context, id);
  const words = `${title ?? ''}\n${description ?? ''}`;
  if (known.kind === 'group_mediation' && known.ownerId === context.user.id)
    await holdBack(context, known.id, context.user.id, words);
  const thread = await context.db.transaction(async (tx) => {
    const row = await holdOwn(context, tx, known.id);
    const change = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description: description ?? '' }),
    };
    if (Object.keys(change).length > 0) await chatThreads.setWords(context, tx, row, change);
    if (status !== undefined && status !== row.status) await chatThreads.setStatus(context, tx, row, status);
    else await chatThreads.notify(context, tx, row);
    const [now = row] = await tx.select().from(threads).where(eq(threads.id, row.id));
    return now;
  });
  if (status === 'resolved' && known.status !== 'resolved') await offerLesson(context, thread);
  return present(context, thread);
}

/** Offers the lesson of a solo conversation to the community, where the member shares; never that of a shared one. */
async function offerLesson(context: Mine, thread: ThreadRow) {
  if (thread.kind !== 'solo_session') return;
  const said = (await chatMessages.said(context, context.db, thread)).filter(
    ({ authorId }) => authorId === context.user.id,
  );
  const hasCard = said.some(({ safety }) => safety !== null);
  await offerStory(context, context.user, { sourceId: thread.id, said: said.map(({ text }) => text), hasCard });
}

/** Deletes it with everything in it, for everyone. */
export async function removeConversation(context: Mine, id: string) {
  await context.db.transaction(async (tx) => chatThreads.remove(context, tx, await holdOwn(context, tx, id)));
}
