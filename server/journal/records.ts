import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { type EntryForm, UNDO_SECONDS } from '#contract/journal.ts';
import { newId } from '#server/clock/ids.ts';
import { dayAt, isTimeZone } from '#server/clock/time-zone.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { type EntryRow, openEntry, presentEntry, sealWords, wordsOf } from '#server/journal/entry.ts';
import { besideEarlier, isOwn, readOne } from '#server/journal/reads.ts';
import { journalEntries as j } from '#server/journal/table.ts';
import { invalid } from '#server/refusal.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';
import { assessManyTexts, texts } from '#server/safety/assess-texts.ts';
import { cardBeside, countCard, showCard } from '#server/safety/counts.ts';

export const PURGE = 'journal.purge';
/** Extra seconds for an Undo that is on its way. */
const ON_THE_WAY = 5;

/** The day of an entry, which may not be in the future in the writer's time zone. */
export function dayOf({ on, timeZone }: EntryForm, now: Date): string {
  if (!isTimeZone(timeZone)) throw invalid([{ path: ['timeZone'], message: 'There is no such time zone' }]);
  const today = dayAt(now, timeZone);
  if (on !== undefined && on > today) throw invalid([{ path: ['on'], message: 'This day is in the future' }]);
  return on ?? today;
}

/** Must be one of the member's relationships. A deleted one is kept, since it can be restored. */
export async function personIn(context: Context, ownerId: string, id: string | null, before: string | null = null) {
  return id === before ? before : id === null ? null : (await relationshipOf(context, ownerId, id)).id;
}

/** The safety finding of an entry. */
const assessEntry = ({ title, content, emotions }: EntryForm) =>
  assessManyTexts(texts('journal', title, content, emotions));

export async function addEntry(context: Context, ownerId: string, form: EntryForm) {
  const at = context.now();
  const day = dayOf(form, at);
  const [relationshipId, safe] = await Promise.all([
    personIn(context, ownerId, form.relationshipId),
    context.vault.of(ownerId),
  ]);
  const id = newId(at);
  const words = wordsOf(form);
  const row = { id, relationshipId, day, createdAt: at, updatedAt: at };
  const assessment = await assessEntry(form);
  const answer = await context.db.transaction(async (tx) => {
    await tx.insert(j).values({ ...row, ownerId, sealed: sealWords(safe, id, words) });
    const saved = await besideEarlier({ ...context, db: tx }, ownerId, presentEntry(row, words));
    await context.live.notify(ownerId, { kind: 'journal', id }, tx);
    // Built from what was stored, which saves a query.
    const kept = { ...saved, safety: cardBeside(assessment) };
    await context.answered?.(tx, kept);
    return kept;
  });
  await countCard(context, assessment);
  return answer;
}

async function saysTheSame({ vault }: Pick<Context, 'vault'>, row: EntryRow, form: EntryForm) {
  const there = openEntry(await vault.of(row.ownerId), row);
  const same = (all: EntryForm) =>
    JSON.stringify([all.relationshipId, all.on ?? row.day, ...Object.values(wordsOf(all))]);
  return same({ ...there, timeZone: form.timeZone }) === same(form);
}

type Change = EntryForm & { basedOn?: string | undefined };

/** If the entry was changed on another page meanwhile, both versions are kept: this one becomes a new entry. */
export async function changeEntry(context: Context, ownerId: string, given: string, { basedOn, ...form }: Change) {
  const id = idIn(given);
  const now = context.now();
  const on = form.on === undefined ? {} : { day: dayOf(form, now) };
  const isIt = and(isOwn(ownerId), eq(j.id, id));
  const [row] = await context.db.select().from(j).where(isIt);
  const before = found(row);
  const { relationshipId: about, day } = before;
  if (basedOn !== undefined && before.updatedAt.toISOString() !== new Date(basedOn).toISOString()) {
    // The same change sent again, after its first answer was lost.
    if (await saysTheSame(context, before, form))
      return { ...(await readOne(context, ownerId, id)), safety: null, isCopy: false };
    return { ...(await addEntry(context, ownerId, { ...form, on: form.on ?? day })), isCopy: true };
  }
  const [relationshipId, safe] = await Promise.all([
    personIn(context, ownerId, form.relationshipId, about),
    context.vault.of(ownerId),
  ]);
  await context.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(j)
      .set({ ...on, relationshipId, updatedAt: now, sealed: sealWords(safe, id, wordsOf(form)) })
      .where(isIt)
      .returning({ id: j.id });
    found(changed);
    await context.live.notify(ownerId, { kind: 'journal', id }, tx);
  });
  return {
    ...(await readOne(context, ownerId, id)),
    ...(await showCard(context, await assessEntry(form))),
    isCopy: false,
  };
}

/** Hides the entry at once, and deletes it when it can no longer be restored. */
export async function removeEntry(context: Context, ownerId: string, given: string) {
  const id = idIn(given);
  const deletedAt = context.now();
  await context.db.transaction(async (tx) => {
    const [gone] = await tx
      .update(j)
      .set({ deletedAt })
      .where(and(isOwn(ownerId), eq(j.id, id)))
      .returning({ id: j.id });
    found(gone);
    const runAt = new Date(deletedAt.getTime() + (UNDO_SECONDS + ON_THE_WAY) * 1000);
    await context.jobs.add(PURGE, { id }, { runAt, tx });
    await context.live.notify(ownerId, { kind: 'journal', id }, tx);
  });
}

export async function restoreEntry(context: Context, ownerId: string, given: string) {
  const id = idIn(given);
  const since = new Date(context.now().getTime() - (UNDO_SECONDS + ON_THE_WAY) * 1000);
  await context.db.transaction(async (tx) => {
    const [back] = await tx
      .update(j)
      .set({ deletedAt: null })
      .where(and(eq(j.ownerId, ownerId), eq(j.id, id), isNotNull(j.deletedAt), gt(j.deletedAt, since)))
      .returning({ id: j.id });
    found(back);
    await context.live.notify(ownerId, { kind: 'journal', id }, tx);
  });
  return readOne(context, ownerId, id);
}

/** Deletes it if its time has come. It may have been restored and deleted again meanwhile. */
export async function purgeEntry({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const due = new Date(now().getTime() - UNDO_SECONDS * 1000);
  await db.delete(j).where(and(eq(j.id, id), lte(j.deletedAt, due)));
}
