import { eq } from 'drizzle-orm';
import { chatMessages } from '#server/chats/chats.ts';
import { wordsHash } from '#server/conversations/mediation/consents.ts';
import { type Held, keep, type Mine, mayGoOn, withMediation } from '#server/conversations/mediation/held.ts';
import { present } from '#server/conversations/mediation/present.ts';
import { remindOn } from '#server/conversations/mediation/remind.ts';
import { holdBack } from '#server/conversations/mediation/safety.ts';
import { agreedOn } from '#server/conversations/mediator/spoken.ts';
import { agreed } from '#server/conversations/phase.ts';
import { mediationConsents as consents } from '#server/conversations/table.ts';
import { invalid, refuse } from '#server/refusal.ts';
import { commitTo } from '#server/relationships/relationships.ts';

type Words = { items: string[]; checkInOn: string | null };

function mayAgree(held: Held) {
  if (held.state.phase === 'agreed')
    throw refuse('conflict', { reason: 'agreed' }, 'Everyone has already said yes to this.');
  if (held.state.phase !== 'agreeing') throw refuse('conflict', { reason: 'not_yet' }, 'It’s too early for this.');
  mayGoOn(held);
}

/** Proposes new words. Earlier confirmations no longer count. */
export async function propose(context: Mine, id: string, { items, checkInOn }: Words) {
  if (checkInOn !== null && checkInOn < context.now().toISOString().slice(0, 10))
    throw invalid([{ path: ['checkInOn'], message: 'Please choose a day in the future' }]);
  await withMediation(context, id, async (held) => mayAgree(held));
  await holdBack(context, id, context.user.id, items.join('\n'));
  return withMediation(context, id, async (held) => {
    mayAgree(held);
    await held.tx.delete(consents).where(eq(consents.threadId, held.thread.id));
    return present(context, await keep(context, held, { kept: { items }, checkInOn }), context.user.id);
  });
}

const isSame = (held: Held, items: readonly string[], checkInOn: string | null | undefined) =>
  JSON.stringify(items) === JSON.stringify(held.kept.items) &&
  (checkInOn === undefined || checkInOn === held.checkInOn);

/** What everyone confirmed becomes a commitment of each, to be ticked off and looked back on. */
async function keepForAll(context: Mine, { tx, members, circle, kept: { items }, checkInOn }: Held) {
  for (const { id: ownerId, relationshipId } of members.filter(({ id }) => circle.includes(id)))
    await commitTo(context, tx, {
      ...{ ownerId, relationshipId, kind: 'promise', source: 'agreement' },
      ...{ texts: items, dueOn: checkInOn },
    });
}

/** Confirms exactly the current words. */
export const confirm = (context: Mine, id: string, items: readonly string[], checkInOn?: string | null) =>
  withMediation(context, id, async (held) => {
    const { tx, thread, circle } = held;
    const { id: me } = context.user;
    mayAgree(held);
    if (!isSame(held, items, checkInOn))
      throw refuse('conflict', { reason: 'changed' }, 'The wording has changed in the meantime. Please read it again.');
    const hash = wordsHash(context, held.kept.items, held.checkInOn);
    await tx
      .insert(consents)
      .values({ threadId: thread.id, memberId: me, wordsHash: hash, createdAt: context.now() })
      .onConflictDoUpdate({ target: [consents.threadId, consents.memberId], set: { wordsHash: hash } });
    const rows = await tx.select().from(consents).where(eq(consents.threadId, thread.id));
    const confirmed = rows.filter((row) => row.wordsHash.equals(hash)).map(({ memberId }) => memberId);
    const state = agreed(held.state, circle, confirmed);
    if (state.phase === 'agreed') {
      await chatMessages.sendAsCoach(context, tx, thread, agreedOn(circle.length, held.checkInOn));
      await remindOn(context, held);
      await keepForAll(context, held);
    }
    const kept = state.phase === 'agreed' ? { agreed: { at: context.now().toISOString(), by: circle } } : {};
    return present(context, await keep(context, held, { state, kept }), me);
  });
