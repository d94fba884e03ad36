import { eq, inArray } from 'drizzle-orm';
import type { CoachMeta } from '#contract/coach.ts';
import { FACT_LENGTH } from '#contract/memory.ts';
import { ownRelationship } from '#server/chats/message/coach-context.ts';
import { fitting, turnIn } from '#server/chats/message/history.ts';
import { memory } from '#server/chats/message/memory.ts';
import { messagesBefore, openBody } from '#server/chats/message/rows.ts';
import { type MessageRow, type ThreadRow, threadMessages, threads } from '#server/chats/table.ts';
import { calledIn, joined, type Member, membersIn } from '#server/chats/thread/members.ts';
import { type Earlier, isShared, openThread, sealThread } from '#server/chats/thread/rows.ts';
import type { Transaction } from '#server/database/open.ts';
import { knownPeople } from '#server/relationships/relationships.ts';
import { isCalm, mayBeSummedUp, mayLeave } from '#server/safety/heard.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

export const LOOK_BACK = 'chats.look-back';
/** Seconds without a message after which a talk counts as paused. */
export const PAUSE_SECONDS = 20;

/** Some time after a reply, a model is asked what is worth keeping of the talk. */
export async function lookBackSoon(
  { jobs, now }: Pick<House, 'jobs' | 'now'>,
  tx: Transaction,
  { threadId, messageId, meta }: { threadId: string; messageId: string; meta: CoachMeta | null },
) {
  if (!meta || meta.adapter === 'embedded') return;
  const runAt = new Date(now().getTime() + PAUSE_SECONDS * 1000);
  await jobs.add(LOOK_BACK, { thread: threadId, message: messageId }, { runAt, tx });
}

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'coach' | 'now' | 'live'>;

export async function lookBack(house: Deps, threadId: string, messageId: string) {
  const threadNow = async () => (await house.db.select().from(threads).where(eq(threads.id, threadId)))[0];
  const thread = await threadNow();
  if (!thread) return;
  await sumUpEarlier(house, thread);
  const after = await threadNow();
  if (after) await proposeFacts(house, after, messageId);
}

/** A reply gets the newest `KEPT` messages as they are. Older ones are summed up `EVERY` messages. */
const KEPT = 24;
const EVERY = 6;
const MOST_SUMMED_UP = 200;
const MOST_SIGNS_SUMMED_UP = 16_000;

const isSame = (before: readonly MessageRow[], now: readonly MessageRow[]) =>
  before.every((row) => now.some(({ id, sealed }) => id === row.id && sealed.equals(row.sealed)));

/** Nothing is kept of words that were changed or taken back meanwhile. */
async function keepEarlier({ db, vault }: Deps, thread: ThreadRow, rows: readonly MessageRow[], earlier: Earlier) {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(threads).where(eq(threads.id, thread.id)).for('update');
    if (!row) return;
    const ids = rows.map(({ id }) => id);
    const now = await tx.select().from(threadMessages).where(inArray(threadMessages.id, ids));
    const safe = await vault.of(row.keyId);
    const words = openThread(safe, row);
    if (!isSame(rows, now) || words.earlier?.upTo !== openThread(safe, thread).earlier?.upTo) return;
    await tx
      .update(threads)
      .set({ sealed: sealThread(safe, row.id, { ...words, earlier }) })
      .where(eq(threads.id, row.id));
  });
}

/** Sums up what goes before the newest messages of a long talk. Without a model, or where it fails, it stays as it was. */
async function sumUpEarlier(house: Deps, thread: ThreadRow) {
  const safe = await house.vault.of(thread.keyId);
  const { earlier } = openThread(safe, thread);
  const newest = await messagesBefore(house.db, thread.id, MOST_SUMMED_UP);
  const rows = newest.filter(({ id }) => !earlier || id > earlier.upTo);
  if (rows.length < KEPT + EVERY) return;
  const older = rows.slice(KEPT).reverse();
  const members = await membersIn(house.db, safe, thread);
  const here = joined(members);
  const [first, ...others] = here.map(({ id }) => id);
  const upTo = older.at(-1)?.id;
  if (first === undefined || upTo === undefined) return;
  const told = older.filter((row) => mayBeSummedUp(openBody(safe, row).safety));
  const given = {
    before: earlier?.summary ?? null,
    messages: fitting(
      told.flatMap((row) => turnIn({ thread, members, safe }, row) ?? []),
      MOST_SIGNS_SUMMED_UP,
    ),
    name: here.length === 1 ? calledIn(here[0]) : null,
  };
  const names = here.flatMap((one) => calledIn(one) ?? []);
  const { output } = await house.coach.ask('threadSummary', given, { people: [first, ...others], names });
  const summary = output.summary.trim();
  if (summary) await keepEarlier(house, thread, older, { summary, upTo });
}

/** What was summed up goes when something in it is changed or taken back; it is summed up anew. */
export async function dropEarlier(
  tx: Transaction,
  safe: Safe,
  thread: ThreadRow,
  messageId: string,
): Promise<ThreadRow> {
  const words = openThread(safe, thread);
  if (!words.earlier || messageId > words.earlier.upTo) return thread;
  const sealed = sealThread(safe, thread.id, { ...words, earlier: null });
  await tx.update(threads).set({ sealed }).where(eq(threads.id, thread.id));
  return { ...thread, sealed };
}

const MOST_LOOKED_AT = 60;
const MOST_SIGNS_LOOKED_AT = 12_000;
/** Of less than this nothing lasting can be said. */
const FEWEST_SAID = 2;
const MOST_AT_ONCE = 3;

type Talk = { thread: ThreadRow; members: readonly Member[]; safe: Safe; rows: readonly MessageRow[] };

/** What was said since it was last looked; nothing where the talk goes on, or where somebody may not be safe. */
function worthALook({ safe, rows }: Pick<Talk, 'safe' | 'rows'>, newestId: string): boolean {
  const own = rows.filter(({ authorId, isRemoved }) => authorId && !isRemoved);
  return rows[0]?.id === newestId && own.length >= FEWEST_SAID && rows.every((row) => !openBody(safe, row).safety);
}

async function askFor(house: Deps, { thread, members, safe, rows }: Talk) {
  const { ownerId } = thread;
  const [person, all] = await Promise.all([
    thread.relationshipId ? ownRelationship(house, ownerId, thread.relationshipId) : undefined,
    memory().facts(house, ownerId),
  ]);
  // Of what is remembered the model reads no more than a coach in this chat would.
  const remembered = all
    .filter(({ text, about }) => (about === null || about === thread.relationshipId) && mayLeave(text))
    .map(({ text }) => text);
  const said = rows.toReversed().flatMap((row) => turnIn({ thread, members, safe }, row) ?? []);
  const name = calledIn(members.find(({ id }) => id === ownerId));
  const given = {
    messages: fitting(said, MOST_SIGNS_LOOKED_AT),
    name,
    personName: person?.personName ?? null,
    remembered,
  };
  const names = [name, person?.personName].filter((one) => one != null);
  const { output, meta } = await house.coach.ask('factsToRemember', given, { people: [ownerId], names });
  const known = new Set(all.map(({ text }) => text.toLowerCase()));
  const facts = output.facts.map(({ text, scope }) => ({ text: text.replace(/\s+/g, ' ').trim(), scope }));
  const fit = ({ text }: { text: string }) =>
    text !== '' && text.length <= FACT_LENGTH && isCalm(text) && !known.has(text.toLowerCase());
  return { facts: facts.filter(fit).slice(0, MOST_AT_ONCE), isByModel: meta.adapter !== 'embedded' };
}

/** Whose chats a fact is for: the person of this chat, or the one whom it names. */
async function personOf(house: Deps, { ownerId, relationshipId }: ThreadRow, text: string, scope: 'person' | 'all') {
  if (relationshipId) return scope === 'person' ? relationshipId : null;
  const named = (await knownPeople.finder(house, ownerId)).namedIn(text);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** When a talk pauses: offers what may be worth remembering of it. Never where safety was a matter, and nothing twice. */
async function proposeFacts(house: Deps, thread: ThreadRow, newestId: string) {
  const { db, coach, vault } = house;
  if (!coach.provider || isShared(thread.kind) || thread.isTemporary) return;
  if (!(await memory().allowedKinds(db, thread.ownerId)).has('remembered')) return;
  const safe = await vault.of(thread.keyId);
  const { lookedUpTo } = openThread(safe, thread);
  const newest = await messagesBefore(db, thread.id, MOST_LOOKED_AT);
  const rows = newest.filter(({ id }) => !lookedUpTo || id > lookedUpTo);
  if (!worthALook({ safe, rows }, newestId)) return;
  const talk = { thread, members: await membersIn(db, safe, thread), safe, rows };
  const { facts, isByModel } = await askFor(house, talk);
  if (!isByModel) return;
  const proposals = await Promise.all(
    facts.map(async ({ text, scope }) => ({
      ...{ ownerId: thread.ownerId, threadId: thread.id, text },
      relationshipId: await personOf(house, thread, text, scope),
    })),
  );
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(threads).where(eq(threads.id, thread.id)).for('update');
    if (!row || openThread(safe, row).lookedUpTo !== lookedUpTo) return;
    if (!(await memory().allowedKinds(tx, thread.ownerId)).has('remembered')) return;
    const sealed = sealThread(safe, row.id, { ...openThread(safe, row), lookedUpTo: newestId });
    await tx.update(threads).set({ sealed }).where(eq(threads.id, row.id));
    await memory().propose(house, tx, proposals);
  });
}
