import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { STEPS } from '#contract/conversations.ts';
import type { Silence } from '#contract/threads.ts';
import { chatMessages, chatThreads, registerKind, type ThreadRow } from '#server/chats/chats.ts';
import { threadMessages as messages, threadMembers } from '#server/chats/table.ts';
import { openKept } from '#server/conversations/mediation/held.ts';
import { readPrivate } from '#server/conversations/mediation/intake.ts';
import { afterLeaving } from '#server/conversations/mediation/leave.ts';
import { holdBack } from '#server/conversations/mediation/safety.ts';
import { hasBegun, silenceIn } from '#server/conversations/phase.ts';
import { stepsIn, stepsOf } from '#server/conversations/progress.ts';
import { summariseSoon } from '#server/conversations/summary.ts';
import { mediations } from '#server/conversations/table.ts';
import type { DbOrTransaction, Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;
type Spoken = { id: string; authorId: string; content: string };

/** A new message can only add steps. After a change or removal, the steps are counted again from what is left. */
async function afterSaid(house: Deps, tx: Transaction, thread: ThreadRow, { id, authorId, content }: Spoken) {
  const isSaid = and(eq(messages.threadId, thread.id), isNotNull(messages.authorId), eq(messages.isRemoved, false));
  const [newest] = await tx.select().from(messages).where(isSaid).orderBy(desc(messages.id)).limit(1);
  const isNew = newest?.id === id && newest.editedAt === null;
  const { steps } = await chatThreads.words(house, thread);
  const own = isNew ? [...(steps[authorId] ?? []), ...stepsIn(content)] : await stepsLeft(house, tx, thread, authorId);
  await chatThreads.setWords(house, tx, thread, {
    steps: { ...steps, [authorId]: STEPS.filter((step) => own.includes(step)) },
  });
  const [said] = await tx.select({ count: count() }).from(messages).where(isSaid);
  if (isNew) await summariseSoon(house, tx, thread, said?.count ?? 0);
}

async function stepsLeft(house: Deps, tx: Transaction, thread: ThreadRow, authorId: string) {
  const said = await chatMessages.said(house, tx, thread);
  return stepsOf(said.filter((one) => one.authorId === authorId).map(({ text }) => text));
}

async function writeBlock(
  deps: Pick<House, 'vault' | 'now'>,
  from: DbOrTransaction,
  threadId: string,
  memberId: string,
): Promise<Silence | null> {
  const [row] = await from.select().from(mediations).where(eq(mediations.threadId, threadId));
  if (!row) return 'unavailable';
  const isHere = and(eq(threadMembers.threadId, threadId), eq(threadMembers.state, 'joined'));
  const people = await from.select({ id: threadMembers.memberId }).from(threadMembers).where(isHere);
  const own = await readPrivate(deps, from, threadId, memberId);
  const { heard } = openKept(await deps.vault.of(threadId), row);
  const state = { phase: row.phase, turnOf: row.turnOf, heard };
  const circle = people.map(({ id }) => id);
  return silenceIn(state, circle, memberId, Boolean(own?.answers));
}

/** Before a mediation starts nobody can write, so there is nothing to hold back. */
async function guard(house: Deps, { id }: ThreadRow, said: { authorId: string; content: string }) {
  const [row] = await house.db.select({ phase: mediations.phase }).from(mediations).where(eq(mediations.threadId, id));
  if (row && hasBegun(row)) await holdBack(house, id, said.authorId, said.content);
}

/** Registers the rules of conversations beside those of all threads. */
export function registerKinds() {
  registerKind('solo_session', { answers: true, afterSaid });
  registerKind('group_mediation', { answers: false, writeBlock, guard, afterSaid, onLeft: afterLeaving });
}
