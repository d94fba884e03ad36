import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { type OwnStory, type StoryChoice, type StoryVocabulary, WAITING_HOURS } from '#contract/learning-feed.ts';
import { newId } from '#server/clock/ids.ts';
import type { Transaction } from '#server/database/open.ts';
import { found, idIn } from '#server/found.ts';
import type { Arrival } from '#server/http/arrival.ts';
import { stories, storyShares as t } from '#server/learning-feed/table.ts';
import { invalid } from '#server/refusal.ts';
import type { House } from '#server/services.ts';
import { type StoryKeys, storyFrom } from '#server/stories/compose.ts';
import { endings, helps, issues } from '#server/stories/vocabulary.ts';
import type { Safe } from '#server/vault/vault.ts';
import { withoutContent } from '#server/without-content.ts';

type Deps = Pick<House, 'db' | 'vault' | 'now'>;

type Row = typeof t.$inferSelect;
/** Its keys and, once published, the id of the story. Being sealed, it is the only link between the two. */
type Kept = { keys: StoryKeys; storyId: string | null };

const TABLE = 'story_shares';
const HOUR = 60 * 60 * 1000;

const optionsOf = (all: Record<string, { title?: string; said?: string }>) =>
  Object.entries(all).map(([key, { title, said }]) => ({ key, label: title ?? said ?? key }));

export const vocabulary = (): StoryVocabulary => ({
  issues: optionsOf(issues),
  helps: optionsOf(helps),
  ends: optionsOf(endings),
});

/** Only keys of the vocabulary, so that no one's own words are published. */
export function keysIn(choice: StoryChoice): StoryKeys {
  const problems = (
    [
      ['issue', issues],
      ['help', helps],
      ['end', endings],
    ] as const
  ).filter(([name, all]) => !Object.hasOwn(all, choice[name]));
  if (problems.length > 0)
    throw invalid(problems.map(([name]) => ({ path: [name], message: 'Please choose one of the list' })));
  return choice as StoryKeys;
}

const open = (safe: Safe, row: Row) => safe.open<Kept>(TABLE, row.id, row.sealed);

function present(row: Row, { keys }: Kept): OwnStory {
  const { title, summary, lessonLearned } = storyFrom(keys);
  return {
    id: row.id,
    state: row.publishAt ? 'waiting' : 'published',
    publishAt: row.publishAt?.toISOString() ?? null,
    ...{ choice: keys, title, summary, lessonLearned },
  };
}

const own = (ownerId: string) => and(eq(t.ownerId, ownerId), eq(t.withdrawn, false));

export async function readShares({ db, vault }: Pick<Deps, 'db' | 'vault'>, ownerId: string): Promise<OwnStory[]> {
  const [rows, safe] = await Promise.all([
    db.select().from(t).where(own(ownerId)).orderBy(asc(t.publishAt), asc(t.id)),
    vault.of(ownerId),
  ]);
  return rows.map((row) => present(row, open(safe, row)));
}

/** A new story waits for a day. Each source is shared once. */
export async function addShare(deps: Deps, ownerId: string, keys: StoryKeys, sourceId: string | null = null) {
  const now = deps.now();
  const id = newId(now);
  const kept: Kept = { keys, storyId: null };
  const sealed = (await deps.vault.of(ownerId)).seal(TABLE, id, kept);
  const publishAt = new Date(now.getTime() + WAITING_HOURS * HOUR);
  const [row] = await deps.db
    .insert(t)
    .values({ id, ownerId, sourceId, publishAt, sealed })
    .onConflictDoNothing()
    .returning();
  return row && present(row, kept);
}

/** Imports stories that were waiting. They wait for a day again, and are shared only with the consent given here. */
export async function bringShares({ tx, safe, owner, now, arrive }: Arrival, all: readonly OwnStory[]) {
  const publishAt = new Date(now.getTime() + WAITING_HOURS * HOUR);
  for (const { id: old, state, choice } of all) {
    if (state !== 'waiting') continue;
    const id = arrive(old, now);
    const kept: Kept = { keys: keysIn(choice), storyId: null };
    await tx
      .insert(t)
      .values({ id, ownerId: owner.id, sourceId: newId(now), publishAt, sealed: safe.seal(TABLE, id, kept) });
  }
}

/** The owner's share, locked. */
async function held(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.id, idIn(id)), own(ownerId)))
    .for('update');
  return found(row);
}

export async function changeShare({ db, vault }: Deps, ownerId: string, id: string, keys: StoryKeys) {
  const safe = await vault.of(ownerId);
  return db.transaction(async (tx) => {
    const row = await held(tx, ownerId, id);
    // A published story can be withdrawn and not changed, since others have read it.
    if (!row.publishAt) throw invalid([{ path: ['id'], message: 'This story is published. You can withdraw it.' }]);
    const kept: Kept = { keys, storyId: null };
    await tx
      .update(t)
      .set({ sealed: safe.seal(TABLE, row.id, kept) })
      .where(eq(t.id, row.id));
    return present(row, kept);
  });
}

export async function withdrawShare({ db, vault }: Pick<Deps, 'db' | 'vault'>, ownerId: string, id: string) {
  const safe = await vault.of(ownerId);
  await db.transaction(async (tx) => {
    const row = await held(tx, ownerId, id);
    const { storyId } = open(safe, row);
    if (storyId) await tx.delete(stories).where(eq(stories.id, storyId));
    await forget(tx, safe, row);
  });
}

/** Deletes the story. Its source stays recorded, so that it is not offered again. */
async function forget(tx: Transaction, safe: Safe, { id, sourceId }: Row) {
  if (sourceId === null) return void (await tx.delete(t).where(eq(t.id, id)));
  const sealed = safe.seal(TABLE, id, { storyId: null });
  await tx.update(t).set({ withdrawn: true, publishAt: null, sealed }).where(eq(t.id, id));
}

/** After a change to a private plan or a withdrawn consent: withdraws the stories that are waiting. */
export async function withdrawWaiting({ db, vault, live }: Pick<House, 'db' | 'vault' | 'live'>, ownerId: string) {
  await db.transaction(async (tx) => {
    const isWaiting = and(own(ownerId), isNotNull(t.publishAt), isNotNull(t.sourceId));
    const rows = await tx.select().from(t).where(isWaiting).for('update');
    if (rows.length === 0) return;
    const safe = await vault.of(ownerId);
    for (const row of rows) await forget(tx, safe, row);
    await live.notify(ownerId, { kind: 'learningFeed.own' }, tx);
  });
}

async function publish(house: Deps, mayShare: (ownerId: string) => Promise<boolean>, { id, ownerId, sourceId }: Row) {
  const { db, vault, now } = house;
  const isAllowed = sourceId === null || (await mayShare(ownerId));
  const safe = await vault.of(ownerId);
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(t).where(eq(t.id, id)).for('update', { skipLocked: true });
    if (!row?.publishAt || row.publishAt > now()) return;
    if (!isAllowed) return forget(tx, safe, row);
    const { keys } = open(safe, row);
    const { title, category, summary, lessonLearned: lesson } = storyFrom(keys);
    // A random id and a day without a time, so that neither leads back to the share.
    const storyId = randomUUID();
    const day = now().toISOString().slice(0, 10);
    await tx.insert(stories).values({ id: storyId, category, title, summary, lesson, day });
    const sealed = safe.seal(TABLE, id, { keys, storyId });
    await tx.update(t).set({ publishAt: null, sealed }).where(eq(t.id, id));
  });
}

/** Publishes stories that have waited long enough and may still be shared; deletes those that may not. */
export async function publishDue(house: Deps & Pick<House, 'log'>, mayShare: (ownerId: string) => Promise<boolean>) {
  const { db, now, log } = house;
  const due = await db.select().from(t).where(lte(t.publishAt, now())).orderBy(asc(t.publishAt)).limit(200);
  for (const row of due) {
    await publish(house, mayShare, row).catch(async (error) => {
      log.error({ error: withoutContent(error) }, 'a story could not be published; it is tried again tomorrow');
      const publishAt = new Date(now().getTime() + WAITING_HOURS * HOUR);
      await db.update(t).set({ publishAt }).where(eq(t.id, row.id));
    });
  }
}
