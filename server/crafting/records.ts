import { type CraftForm, type Crafting, type MessageVersion, MOST_VERSIONS } from '#contract/crafting.ts';
import { newId } from '#server/clock/ids.ts';
import { isOwn, openCrafting, rowsOf, sealWords } from '#server/crafting/row.ts';
import { craftings as c } from '#server/crafting/table.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

type Mine = Context & { user: Caller };

async function versionFor({ coach, user, headers, now }: Mine, form: CraftForm): Promise<MessageVersion> {
  const { country } = whereabouts(headers);
  const { output, meta } = await coach.ask('craftMessage', form, { people: [user.id], country });
  const at = now();
  return { ...output, id: newId(at), selectedTone: form.selectedTone, meta, createdAt: at.toISOString() };
}

export async function craft(context: Mine, form: CraftForm) {
  const { db, vault, user, live } = context;
  const [version, safe] = await Promise.all([versionFor(context, form), vault.of(user.id)]);
  const { selectedTone: _, ...asked } = form;
  const at = new Date(version.createdAt);
  const id = newId(at);
  const words = { ...asked, versions: [version] };
  const row = { id, ownerId: user.id, createdAt: at, updatedAt: at, sealed: sealWords(safe, id, words) };
  await db.transaction(async (tx) => {
    await tx.insert(c).values(row);
    await live.tell(user.id, { kind: 'crafting', id }, tx);
  });
  return { ...version, crafting: openCrafting(safe, row) };
}

export async function craftAgain(context: Mine, id: string, selectedTone: CraftForm['selectedTone']) {
  const { db, vault, user, live } = context;
  const known = await readOne(context, id);
  roomFor(known);
  const { goal, context: about, conversationHistory, originalDraft } = known;
  const version = await versionFor(context, { goal, context: about, conversationHistory, originalDraft, selectedTone });
  const safe = await vault.of(user.id);
  const crafting = await db.transaction(async (tx) => {
    // Two tones may be asked for at once: neither takes the other one's place.
    const [row] = await tx.select().from(c).where(isOwn(user.id, id)).for('update');
    const { id: rowId, createdAt, updatedAt: _, ...words } = openCrafting(safe, found(row));
    roomFor(words);
    const now = { ...words, versions: [...words.versions, version] };
    const updatedAt = new Date(version.createdAt);
    await tx
      .update(c)
      .set({ updatedAt, sealed: sealWords(safe, rowId, now) })
      .where(isOwn(user.id, rowId));
    await live.tell(user.id, { kind: 'crafting', id: rowId }, tx);
    return { id: rowId, ...now, createdAt, updatedAt: version.createdAt };
  });
  return { ...version, crafting };
}

function roomFor({ versions }: Pick<Crafting, 'versions'>) {
  if (versions.length >= MOST_VERSIONS)
    throw refuse('conflict', { reason: 'full' }, `A message has at most ${MOST_VERSIONS} versions.`);
}

export async function readOne({ db, vault, user }: Mine, id: string): Promise<Crafting> {
  const [row] = await db.select().from(c).where(isOwn(user.id, id));
  return openCrafting(await vault.of(user.id), found(row));
}

export async function readPage({ db, vault, user }: Mine, page: { before?: string | undefined; limit: number }) {
  const rows = await rowsOf(db, user.id, page.before, page.limit);
  const safe = await vault.of(user.id);
  return rows.map((row) => openCrafting(safe, row));
}

export async function remove({ db, user, live }: Mine, id: string) {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(c).where(isOwn(user.id, id)).returning({ id: c.id });
    await live.tell(user.id, { kind: 'crafting', id: found(gone).id }, tx);
  });
}
