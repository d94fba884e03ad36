import { type Argument, type ArgumentForm, type ArgumentStatus, rowOf } from '#contract/arguments.ts';
import { chatOf } from '#server/arguments/follow-up.ts';
import { isOwn, openArgument, type Row, rowsOf, sealWords } from '#server/arguments/row.ts';
import { argumentRows as a } from '#server/arguments/table.ts';
import { deleteThread, saidIn } from '#server/chats/chats.ts';
import { newId } from '#server/clock/ids.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { offerStory } from '#server/learning-feed/learning-feed.ts';
import { policyOf } from '#server/safety/policy.ts';

export type Mine = Context & { user: Caller };

export async function resolve(context: Mine, form: ArgumentForm): Promise<Argument> {
  const { db, vault, user, live, coach, headers, now } = context;
  const { country } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: form.partiesInvolved };
  const [{ output, meta }, safe] = await Promise.all([coach.ask('resolveArgument', form, asker), vault.of(user.id)]);
  const at = now();
  const id = newId(at);
  const sealed = sealWords(safe, id, { ...form, ...output, meta });
  const row = { id, ownerId: user.id, status: 'active' as const, sealed, createdAt: at, updatedAt: at };
  await db.transaction(async (tx) => {
    await tx.insert(a).values(row);
    await live.tell(user.id, { kind: 'arguments', id }, tx);
  });
  return openArgument(safe, row);
}

async function present({ db, vault, user }: Mine, row: Row): Promise<Argument> {
  const thread = await chatOf(db, user.id, row.id);
  return openArgument(await vault.of(user.id), row, thread !== undefined);
}

export async function readOne(context: Mine, id: string): Promise<Argument> {
  const [row] = await context.db.select().from(a).where(isOwn(context.user.id, id));
  return present(context, found(row));
}

export async function readPage({ db, vault, user }: Mine, page: { before?: string | undefined; limit: number }) {
  const rows = await rowsOf(db, user.id, page.before, page.limit);
  const safe = await vault.of(user.id);
  return rows.map((row) => rowOf(openArgument(safe, row)));
}

/** How it stands; what was resolved may help others, where its member lets it. */
export async function mark(context: Mine, id: string, status: ArgumentStatus): Promise<Argument> {
  const { db, user, live, now } = context;
  const row = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(a).where(isOwn(user.id, id)).for('update');
    const [row] = await tx.update(a).set({ status, updatedAt: now() }).where(isOwn(user.id, id)).returning();
    await live.tell(user.id, { kind: 'arguments', id: found(before).id }, tx);
    return { ...found(row), isNews: before?.status !== status };
  });
  const argument = await present(context, row);
  if (status === 'resolved' && row.isNews) await offerLesson(context, argument);
  return argument;
}

async function offerLesson(context: Mine, { id, originalConversation, context: about, meta }: Argument) {
  const thread = await chatOf(context.db, context.user.id, id);
  const asked = thread ? await saidIn(context, context.db, thread) : [];
  const hasCard = policyOf(meta.safety).card || asked.some(({ safety }) => safety !== null);
  const said = [originalConversation, about, ...asked.map(({ text }) => text)];
  await offerStory(context, context.user, { sourceId: id, said, hasCard });
}

/** With the chat about it. */
export async function remove(context: Mine, id: string) {
  const { db, user, live } = context;
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(a).where(isOwn(user.id, id)).returning({ id: a.id });
    const thread = await chatOf(tx, user.id, found(gone).id);
    if (thread) await deleteThread(context, tx, thread);
    await live.tell(user.id, { kind: 'arguments', id: found(gone).id }, tx);
  });
}
