import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { type Commitment, DONE_DAYS, type Helped } from '#contract/commitments.ts';
import { LONGEST_ITEM } from '#contract/relationship-lists.ts';
import { MOST_OF_A_KIND } from '#contract/relationship-plan.ts';
import { remindOf } from '#server/account/account.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { forEach } from '#server/jobs/for-each.ts';
import { invalid } from '#server/refusal.ts';
import { addItems, changedItem, type ItemRow, openText } from '#server/relationships/plan/plan-items.ts';
import { openWords } from '#server/relationships/record/record.ts';
import { relationshipPlanItems as items, relationships as r } from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Mine = Context & { user: Caller };
type Change = { isDone?: boolean | undefined; dueOn?: string | null | undefined; helped?: Helped | null | undefined };

const MOST = 200;
const DAY = 24 * 60 * 60 * 1000;
const isKept = inArray(items.kind, ['step', 'promise']);

type Row = { item: ItemRow; person: { id: string; sealed: Buffer } | null };

const present = (safe: Safe, { item, person }: Row): Commitment => ({
  ...{ id: item.id, kind: item.kind === 'step' ? 'step' : 'promise', source: item.source },
  ...{ relationshipId: item.relationshipId, personName: person && openWords(safe, person).personName },
  ...{ text: openText(safe, item), dueOn: item.dueOn, doneAt: item.doneAt?.toISOString() ?? null },
  ...{ helped: item.helped, createdAt: item.createdAt.toISOString() },
});

const rowsOf = ({ db, user }: Mine, more: ReturnType<typeof and>) =>
  db
    .select({ item: items, person: { id: r.id, sealed: r.sealed } })
    .from(items)
    .leftJoin(r, eq(r.id, items.relationshipId))
    .where(and(eq(items.ownerId, user.id), isKept, isNull(r.deletedAt), isNull(r.archivedAt), more));

async function list(context: Mine): Promise<Commitment[]> {
  const since = new Date(context.now().getTime() - DONE_DAYS * DAY);
  const [safe, open, done] = await Promise.all([
    context.vault.of(context.user.id),
    rowsOf(context, isNull(items.doneAt)).orderBy(asc(items.dueOn), desc(items.id)).limit(MOST),
    rowsOf(context, gte(items.doneAt, since)).orderBy(desc(items.doneAt)).limit(MOST),
  ]);
  return [...open, ...done].map((row) => present(safe, row));
}

const notify = ({ live, user }: Mine, tx: Transaction, { relationshipId }: ItemRow) =>
  live.notify(user.id, { kind: 'relationships', ...(relationshipId && { id: relationshipId }) }, tx);

async function change(context: Mine, given: string, change: Change): Promise<Commitment> {
  const { db, vault, user, now, headers } = context;
  const isIt = and(eq(items.id, idIn(given)), eq(items.ownerId, user.id), isKept);
  await db.transaction(async (tx) => {
    const [held] = await tx.select().from(items).where(isIt).for('update');
    const there = found(held);
    const set = changedItem(there, change, now(), whereabouts(headers).timeZone);
    if (change.helped && set.doneAt === null)
      throw invalid([{ path: ['helped'], message: 'Please say so once it is done' }]);
    await tx.update(items).set(set).where(isIt);
    await notify(context, tx, there);
  });
  const [[row], safe] = await Promise.all([rowsOf(context, eq(items.id, idIn(given))), vault.of(user.id)]);
  return present(safe, found(row));
}

async function remove(context: Mine, given: string) {
  const isIt = and(eq(items.id, idIn(given)), eq(items.ownerId, context.user.id), isKept);
  await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(items).where(isIt).returning();
    await notify(context, tx, found(gone));
  });
}

const from = signedIn.relationships.commitments;
export const commitments = {
  list: from.list.handler(({ context }) => list(context)),
  change: from.change.handler(({ context, input: { id, ...sent } }) => change(context, id, sent)),
  remove: from.remove.handler(({ context, input: { id } }) => remove(context, id)),
};

type Given = {
  ownerId: string;
  relationshipId: string | null;
  kind: 'step' | 'promise';
  source: 'saved_chat' | 'agreement';
  texts: readonly string[];
  dueOn: string | null;
};

/**
 * Stores the action items of a chat or an agreement, each once. What does not fit into the plan stays only in its
 * source.
 */
export async function commitTo({ vault, now }: Pick<House, 'vault' | 'now'>, tx: Transaction, given: Given) {
  const { ownerId, relationshipId, kind, source, dueOn } = given;
  const safe = await vault.of(ownerId);
  const isThere = relationshipId ? eq(items.relationshipId, relationshipId) : isNull(items.relationshipId);
  const there = await tx
    .select()
    .from(items)
    .where(and(eq(items.ownerId, ownerId), isThere, eq(items.kind, kind)));
  const known = new Set(there.map((item) => openText(safe, item)));
  const said = given.texts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ITEM));
  const fresh = [...new Set(said)].filter((text) => text !== '' && !known.has(text));
  const fitting = fresh.slice(0, Math.max(0, MOST_OF_A_KIND - there.length));
  const added = fitting.map((text) => ({ kind, text, dueOn, source }));
  await addItems(tx, safe, { ownerId, id: relationshipId }, added, now());
}

/** Reminds each member once of everything due, however many processes run this. */
export async function remindOfCommitments(deps: Omit<House, 'close'>) {
  const { db, now } = deps;
  const isDue = and(lte(items.remindAt, now()), isNull(items.doneAt), isNotNull(items.remindAt));
  const due = await db.selectDistinct({ ownerId: items.ownerId }).from(items).where(isDue).limit(500);
  const remind = (ownerId: string) =>
    db.transaction(async (tx) => {
      const told = await tx
        .update(items)
        .set({ remindAt: null })
        .where(and(eq(items.ownerId, ownerId), isDue))
        .returning({ id: items.id, relationshipId: items.relationshipId });
      const people = told.flatMap(({ relationshipId }) => relationshipId ?? []);
      const isHere = and(inArray(r.id, people), isNull(r.deletedAt), isNull(r.archivedAt));
      const here = people.length > 0 ? await tx.select({ id: r.id }).from(r).where(isHere) : [];
      const counts = told.filter(({ relationshipId: id }) => id === null || here.some((one) => one.id === id));
      if (counts.length === 0) return;
      const events = counts.map(({ id }) => ({ kind: 'relationships.due', id }));
      await remindOf(deps, tx, ownerId, events);
    });
  const owners = due.map(({ ownerId }) => ownerId);
  await forEach(deps, owners, remind, 'a reminder of steps and promises could not be sent');
}
