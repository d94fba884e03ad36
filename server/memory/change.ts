import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { forgetAnswers } from '#server/http/idempotency/idempotency-tidy.ts';
import type { Caller } from '#server/identity/caller.ts';
import { type FactRow, insertFact, openFact, presentFact, roomForOne, sealFact } from '#server/memory/facts.ts';
import { memoryFacts as facts } from '#server/memory/table.ts';
import { cardForWords, relationshipOf } from '#server/relationships/relationships.ts';

type Mine = Context & { user: Pick<Caller, 'id'> };
type Words = { text?: string | undefined; relationshipId?: string | null | undefined };

/** Endpoints whose stored answers contain facts. */
const ANSWERED = ['memory.add', 'memory.change', 'memory.keep'];

const theirs = (ownerId: string, id: string) => and(eq(facts.ownerId, ownerId), eq(facts.id, id));

async function held(tx: Transaction, ownerId: string, id: string): Promise<FactRow> {
  const [row] = await tx
    .select()
    .from(facts)
    .where(theirs(ownerId, idIn(id)))
    .for('update');
  return found(row);
}

/** The person in whose chats it is used; undefined for all chats. */
const personOf = async (context: Mine, id: string | null | undefined) =>
  id ? await relationshipOf(context, context.user.id, id) : undefined;

const notify = ({ live, user }: Mine, tx: Transaction) => live.notify(user.id, { kind: 'memory.facts' }, tx);

export async function addFact(context: Mine, { text, relationshipId }: Words & { text: string }) {
  const { db, user } = context;
  const person = await personOf(context, relationshipId);
  const { safety } = await cardForWords(context, [text]);
  const row = await db.transaction(async (tx) => {
    const about = { ownerId: user.id, relationshipId: person?.id ?? null, threadId: null };
    const added = await insertFact(context, tx, { ...about, text, isKept: true });
    await notify(context, tx);
    return added;
  });
  return { ...presentFact(row, text, person?.personName ?? null), safety };
}

/** Changes the text or the person of a fact. `isYes` accepts a proposal. */
async function rewrite(context: Mine, id: string, { text, relationshipId }: Words, isYes: boolean) {
  const { db, user, vault, now } = context;
  const safe = await vault.of(user.id);
  const asked = await personOf(context, relationshipId);
  const { safety } = text === undefined ? { safety: null } : await cardForWords(context, [text]);
  const { row, words } = await db.transaction(async (tx) => {
    const before = await held(tx, user.id, id);
    if (isYes && before.keptAt === null) await roomForOne(tx, user.id);
    const words = text ?? openFact(safe, before);
    const change = {
      sealed: sealFact(safe, before.id, words),
      relationshipId: relationshipId === undefined ? before.relationshipId : (asked?.id ?? null),
      ...(isYes && { keptAt: before.keptAt ?? now(), threadId: null }),
    };
    await tx.update(facts).set(change).where(theirs(user.id, before.id));
    await notify(context, tx);
    return { row: { ...before, ...change }, words };
  });
  const person = asked ?? (await personOf(context, row.relationshipId));
  return { ...presentFact(row, words, person?.personName ?? null), safety };
}

export const changeFact = (context: Mine, id: string, words: Words) => rewrite(context, id, words, false);
export const keepFact = (context: Mine, id: string, words: Words) => rewrite(context, id, words, true);

/** Removes facts from questions to a coach that are stored for a day, and from stored answers. */
async function forgetTraces({ coach, live, user }: Mine, tx: Transaction) {
  await coach.runs.forgetKnown(tx, user.id);
  await forgetAnswers(tx, [user.id], ANSWERED);
  await live.notify(user.id, { kind: 'memory.facts' }, tx);
}

export async function forget(context: Mine, id: string) {
  await context.db.transaction(async (tx) => {
    const { id: known } = await held(tx, context.user.id, id);
    await tx.delete(facts).where(theirs(context.user.id, known));
    await forgetTraces(context, tx);
  });
}

export async function forgetAll(context: Mine) {
  await context.db.transaction(async (tx) => {
    await tx.delete(facts).where(eq(facts.ownerId, context.user.id));
    await forgetTraces(context, tx);
  });
}
