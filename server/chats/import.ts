import * as z from 'zod/mini';
import { STEPS } from '#contract/conversations.ts';
import { NotHelpful } from '#contract/messages.ts';
import { SavedChat } from '#contract/relationship-chats.ts';
import { ThreadStatus } from '#contract/threads.ts';
import { plain, sealBody, touchThread } from '#server/chats/message/rows.ts';
import { sealKept } from '#server/chats/saved/rows.ts';
import { savedChats, threadMessages, threads } from '#server/chats/table.ts';
import { insertMember, sealThread } from '#server/chats/thread/rows.ts';
import { type Arrival, inBatches, listOf, Since } from '#server/http/arrival.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const Message = z.object({
  ...{ by: z.enum(['you', 'Mallama']), text: z.nullable(text(20_000)), createdAt: Since, editedAt: z.nullable(Since) },
  ...{ notHelpful: z.nullable(NotHelpful), status: z.enum(['done', 'stopped', 'failed', 'replaced']) },
});
const Own = z.object({
  ...{ id: z.string(), kind: z.enum(['relationship', 'solo_session', 'argument']), status: ThreadStatus },
  ...{ title: text(1000), description: text(5000), summary: z.nullable(text(20_000)), steps: z.array(z.enum(STEPS)) },
  ...{ relationshipId: z.nullable(z.string()), createdAt: Since, updatedAt: Since, messages: listOf(Message) },
});
const Shared = z.object({ kind: z.enum(['group_mediation', 'shared_session']) });
const Part = z.object({
  threads: listOf(z.union([Own, Shared])),
  savedChats: listOf(z.extend(SavedChat, { createdAt: Since })),
});

type Own = z.infer<typeof Own>;

async function bringThread({ tx, safe, vault, now, owner, arrive, known }: Arrival, thread: Own) {
  const relationshipId = known(thread.relationshipId);
  if (thread.kind === 'relationship' && relationshipId === null) return;
  const { kind, status, title, description, summary, steps } = thread;
  const [createdAt, updatedAt] = [new Date(thread.createdAt), new Date(thread.updatedAt)];
  const id = kind === 'argument' ? known(thread.id) : arrive(thread.id, createdAt);
  if (id === null) return;
  const sealed = sealThread(safe, id, { title, description, summary, steps: { [owner.id]: steps } });
  const row = { id, ownerId: owner.id, kind, status, relationshipId, keyId: owner.id, sealed, createdAt, updatedAt };
  await tx.insert(threads).values(row);
  await insertMember({ vault, now: () => now }, tx, row, { ...owner, state: 'joined', relationshipId });
  const rows = thread.messages.map((message, n) => {
    const messageId = arrive(`${thread.id} ${n}`, new Date(message.createdAt));
    return {
      ...{ id: messageId, threadId: id, authorId: message.by === 'you' ? owner.id : null, status: message.status },
      ...{ sealed: sealBody(safe, messageId, plain(message.text ?? '')), isRemoved: message.text === null },
      ...{ notHelpful: message.notHelpful, createdAt: new Date(message.createdAt) },
      editedAt: message.editedAt === null ? null : new Date(message.editedAt),
    };
  });
  await inBatches(rows, (some) => tx.insert(threadMessages).values(some));
  await touchThread(tx, id, updatedAt);
}

/** Imports private chats, solo conversations and saved chats. Threads with others stay behind. */
export async function importOf(arrival: Arrival, part: unknown) {
  const { tx, safe, owner, arrive, known } = arrival;
  const { threads: all, savedChats: saved } = Part.parse(part);
  for (const thread of all) if ('messages' in thread) await bringThread(arrival, thread);
  const rows = saved.toReversed().flatMap(({ id: old, relationshipId, status, createdAt, ...kept }) => {
    const about = known(relationshipId);
    if (about === null) return [];
    const id = arrive(old, new Date(createdAt));
    const row = { id, ownerId: owner.id, relationshipId: about, status, createdAt: new Date(createdAt) };
    return [{ ...row, sealed: sealKept(safe, id, kept) }];
  });
  await inBatches(rows, (some) => tx.insert(savedChats).values(some));
}
