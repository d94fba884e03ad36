import { eq } from 'drizzle-orm';
import { FACT_LENGTH } from '#contract/memory.ts';
import { ownRelationship } from '#server/chats/bond.ts';
import { fitting, turnIn } from '#server/chats/history.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { type MessageRow, openBody } from '#server/chats/messages.ts';
import { calledIn, type Member, membersIn } from '#server/chats/people.ts';
import { threads } from '#server/chats/table.ts';
import { isShared, openThread, sealThread, type ThreadRow } from '#server/chats/words.ts';
import { allowedKinds, knownFacts, propose } from '#server/memory/memory.ts';
import { namedIn } from '#server/relationships/relationships.ts';
import { isCalm, mayLeave } from '#server/safety/heard.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

const MOST_READ = 60;
const MOST_SIGNS = 12_000;
/** Of less than this nothing lasting can be said. */
const FEWEST_SAID = 2;
const MOST_AT_ONCE = 3;

type Ground = Pick<House, 'db' | 'read' | 'vault' | 'coach' | 'now' | 'live'>;
type Talk = { thread: ThreadRow; members: readonly Member[]; safe: Safe; rows: readonly MessageRow[] };

/** What was said since it was last looked; nothing where the talk goes on, or where somebody may not be safe. */
function worthALook({ safe, rows }: Pick<Talk, 'safe' | 'rows'>, newestId: string): boolean {
  const own = rows.filter(({ authorId, isRemoved }) => authorId && !isRemoved);
  return rows[0]?.id === newestId && own.length >= FEWEST_SAID && rows.every((row) => !openBody(safe, row).safety);
}

async function askFor(house: Ground, { thread, members, safe, rows }: Talk) {
  const { ownerId } = thread;
  const [person, all] = await Promise.all([
    thread.relationshipId ? ownRelationship(house, ownerId, thread.relationshipId) : undefined,
    knownFacts(house, ownerId),
  ]);
  // Of what is remembered the model reads no more than a coach in this chat would.
  const remembered = all
    .filter(({ text, about }) => (about === null || about === thread.relationshipId) && mayLeave(text))
    .map(({ text }) => text);
  const said = rows.toReversed().flatMap((row) => turnIn({ thread, members, safe }, row) ?? []);
  const name = calledIn(members.find(({ id }) => id === ownerId));
  const given = { messages: fitting(said, MOST_SIGNS), name, personName: person?.personName ?? null, remembered };
  const names = [name, person?.personName].filter((one) => one != null);
  const { output, meta } = await house.coach.ask('factsToRemember', given, { people: [ownerId], names });
  const known = new Set(all.map(({ text }) => text.toLowerCase()));
  const facts = output.facts.map(({ text, scope }) => ({ text: text.replace(/\s+/g, ' ').trim(), scope }));
  const fit = ({ text }: { text: string }) =>
    text !== '' && text.length <= FACT_LENGTH && isCalm(text) && !known.has(text.toLowerCase());
  return { facts: facts.filter(fit).slice(0, MOST_AT_ONCE), isByModel: meta.adapter !== 'embedded' };
}

/** Whose chats a fact is for: the person of this chat, or the one whom it names. */
async function personOf(house: Ground, { ownerId, relationshipId }: ThreadRow, text: string, scope: 'person' | 'all') {
  if (relationshipId) return scope === 'person' ? relationshipId : null;
  const named = await namedIn(house, ownerId, text);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** When a talk pauses: offers what may be worth remembering of it. Never where safety was a matter, and nothing twice. */
export async function proposeFacts(house: Ground, thread: ThreadRow, newestId: string) {
  const { db, coach, vault } = house;
  if (!coach.provider || isShared(thread.kind) || thread.isTemporary) return;
  if (!(await allowedKinds(db, thread.ownerId)).has('remembered')) return;
  const safe = await vault.of(thread.keyId);
  const { lookedUpTo } = openThread(safe, thread);
  const newest = await messagesBefore(db, thread.id, MOST_READ);
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
    if (!(await allowedKinds(tx, thread.ownerId)).has('remembered')) return;
    const sealed = sealThread(safe, row.id, { ...openThread(safe, row), lookedUpTo: newestId });
    await tx.update(threads).set({ sealed }).where(eq(threads.id, row.id));
    await propose(house, tx, proposals);
  });
}
