import { type Argument, type ArgumentForm, type ArgumentStatus, rowOf } from '#contract/arguments.ts';
import { chatOf } from '#server/arguments/follow-up.ts';
import { records } from '#server/arguments/row.ts';
import { argumentRows as a } from '#server/arguments/table.ts';
import { chatMessages, chatThreads } from '#server/chats/chats.ts';
import { newId } from '#server/clock/ids.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { offerStory } from '#server/learning-feed/learning-feed.ts';
import { policyOf } from '#server/safety/policy.ts';

export type Mine = Context & { user: Caller };

export async function resolve(context: Mine, form: ArgumentForm): Promise<Argument> {
  const { user, coach, headers, now } = context;
  const { country } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: form.partiesInvolved };
  const { output, meta } = await coach.ask('resolveArgument', form, asker);
  const at = now();
  const row = { id: newId(at), status: 'active' as const, createdAt: at, updatedAt: at };
  return records.add(context, row, { ...form, ...output, meta });
}

async function withChat({ db, user }: Mine, argument: Argument): Promise<Argument> {
  return { ...argument, hasChat: (await chatOf(db, user.id, argument.id)) !== undefined };
}

export const readOne = async (context: Mine, id: string) => withChat(context, await records.one(context, id));

export const readPage = async (context: Mine, page: { before?: string | undefined; limit: number }) =>
  (await records.page(context, page)).map(rowOf);

/** Sets the status. A resolved argument may be offered to the community, where the member shares. */
export async function mark(context: Mine, id: string, status: ArgumentStatus): Promise<Argument> {
  const { db, vault, user, live, now } = context;
  const row = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(a).where(records.isOwn(user.id, id)).for('update');
    const [row] = await tx.update(a).set({ status, updatedAt: now() }).where(records.isOwn(user.id, id)).returning();
    await live.notify(user.id, { kind: 'arguments', id: found(before).id }, tx);
    return { ...found(row), isNews: before?.status !== status };
  });
  const { isNews, ...kept } = row;
  const argument = await withChat(context, records.open(await vault.of(user.id), kept));
  if (status === 'resolved' && isNews) await offerLesson(context, argument);
  return argument;
}

async function offerLesson(context: Mine, { id, originalConversation, context: about, meta }: Argument) {
  const thread = await chatOf(context.db, context.user.id, id);
  const asked = thread ? await chatMessages.said(context, context.db, thread) : [];
  const hasCard = policyOf(meta.safety).card || asked.some(({ safety }) => safety !== null);
  const said = [originalConversation, about, ...asked.map(({ text }) => text)];
  await offerStory(context, context.user, { sourceId: id, said, hasCard });
}

/** Also deletes its follow-up chat. */
export const remove = (context: Mine, id: string) =>
  records.remove(context, id, async (tx, known) => {
    const thread = await chatOf(tx, context.user.id, known);
    if (thread) await chatThreads.remove(context, tx, thread);
  });
