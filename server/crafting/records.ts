import { type CraftForm, type Crafting, type MessageVersion, MOST_VERSIONS } from '#contract/crafting.ts';
import { newId } from '#server/clock/ids.ts';
import { craftings as c } from '#server/crafting/table.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { ownRecords } from '#server/http/own-records.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';

type Mine = Context & { user: Caller };
/** The sealed part of a crafted message. */
type Words = Omit<Crafting, 'id' | 'createdAt' | 'updatedAt'>;

export const records = ownRecords(
  c,
  'crafting',
  ({ id, createdAt, updatedAt }, words: Words): Crafting => ({
    ...{ id, ...words },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  }),
);

async function versionFor({ coach, user, headers, now }: Mine, form: CraftForm): Promise<MessageVersion> {
  const { country } = whereabouts(headers);
  const { output, meta } = await coach.ask('craftMessage', form, { people: [user.id], country });
  const at = now();
  return { ...output, id: newId(at), selectedTone: form.selectedTone, meta, createdAt: at.toISOString() };
}

export async function craft(context: Mine, form: CraftForm) {
  const version = await versionFor(context, form);
  const { selectedTone: _, ...asked } = form;
  const at = new Date(version.createdAt);
  const row = { id: newId(at), createdAt: at, updatedAt: at };
  const crafting = await records.add(context, row, { ...asked, versions: [version] });
  return { ...version, crafting };
}

export async function craftAgain(context: Mine, id: string, selectedTone: CraftForm['selectedTone']) {
  const { db, vault, user, live } = context;
  const known = await records.one(context, id);
  roomFor(known);
  const { goal, context: about, conversationHistory, originalDraft } = known;
  const version = await versionFor(context, { goal, context: about, conversationHistory, originalDraft, selectedTone });
  const safe = await vault.of(user.id);
  const crafting = await db.transaction(async (tx) => {
    // Locks the row, so that two tones asked for at once are both added.
    const [row] = await tx.select().from(c).where(records.isOwn(user.id, id)).for('update');
    const { id: rowId, createdAt, updatedAt: _, ...words } = records.open(safe, found(row));
    roomFor(words);
    const now = { ...words, versions: [...words.versions, version] };
    const updatedAt = new Date(version.createdAt);
    await tx
      .update(c)
      .set({ updatedAt, sealed: records.seal(safe, rowId, now) })
      .where(records.isOwn(user.id, rowId));
    await live.notify(user.id, { kind: 'crafting', id: rowId }, tx);
    return { id: rowId, ...now, createdAt, updatedAt: version.createdAt };
  });
  return { ...version, crafting };
}

function roomFor({ versions }: Pick<Crafting, 'versions'>) {
  if (versions.length >= MOST_VERSIONS)
    throw refuse('conflict', { reason: 'full' }, `A message has at most ${MOST_VERSIONS} versions.`);
}
