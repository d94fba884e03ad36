import { and, eq } from 'drizzle-orm';
import type { Thread } from '#contract/threads.ts';
import { records } from '#server/arguments/row.ts';
import { argumentRows as a } from '#server/arguments/table.ts';
import { chatMessages, chatThreads, registerKind, type ThreadRow } from '#server/chats/chats.ts';
import { threads } from '#server/chats/table.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { House } from '#server/services.ts';

const TITLE = 'Follow-up on an argument';
const HELLO = 'What would you like to look at again? You can name a line, or what you’d like to say next.';

/** The follow-up chat of an argument, which has the same id. */
export async function chatOf(from: DbOrTransaction, ownerId: string, id: string): Promise<ThreadRow | undefined> {
  const [thread] = await from
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.ownerId, ownerId), eq(threads.kind, 'argument')));
  return thread;
}

/** The follow-up chat, started if there is none. */
export async function openChat(context: Context & { user: Caller }, given: string): Promise<Thread> {
  const { db, user, vault } = context;
  const id = await db.transaction(async (tx) => {
    // Two pages that begin it at once begin one.
    const [row] = await tx.select().from(a).where(records.isOwn(user.id, given)).for('update');
    const { id, meta } = records.open(await vault.of(user.id), found(row));
    if (await chatOf(tx, user.id, id)) return id;
    const thread = await chatThreads.create(context, tx, {
      id,
      owner: user,
      kind: 'argument',
      words: { title: TITLE },
    });
    await chatMessages.sendAsCoach(context, tx, thread, HELLO, {
      safety: policyOf(meta.safety).card ? meta.safety : null,
    });
    return id;
  });
  return chatThreads.read(context, user, id);
}

/** What a coach is told about the argument. */
async function argumentOf({ vault }: Pick<House, 'vault'>, from: Transaction, { id, ownerId }: ThreadRow) {
  const [row] = await from.select().from(a).where(records.isOwn(ownerId, id));
  const { originalConversation, partiesInvolved, summary, meta } = records.open(await vault.of(ownerId), found(row));
  // The words of a crisis are told to nobody again: that there was one is.
  if (policyOf(meta.safety).coach === 'card') return { originalConversation: '', partiesInvolved };
  return { originalConversation, partiesInvolved, summary };
}

export const registerArgumentChats = () => registerKind('argument', { answers: true, argumentOf });
