import { eq } from 'drizzle-orm';
import { chatMessages } from '#server/chats/chats.ts';
import { wordsHash } from '#server/conversations/mediation/consents.ts';
import { type Held, keep, type Mine, mayGoOn, nameOf, withMediation } from '#server/conversations/mediation/held.ts';
import { present } from '#server/conversations/mediation/present.ts';
import { remindOn } from '#server/conversations/mediation/remind.ts';
import { holdBack } from '#server/conversations/mediation/safety.ts';
import { agreedOn, reworded } from '#server/conversations/mediator/spoken.ts';
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

/** Who has said yes to exactly the words that stand now. */
async function yesIn(context: Mine, { tx, thread, kept, checkInOn }: Held): Promise<string[]> {
  const hash = wordsHash(context, kept.items, checkInOn);
  const rows = await tx.select().from(consents).where(eq(consents.threadId, thread.id));
  return rows.filter((row) => row.wordsHash.equals(hash)).map(({ memberId }) => memberId);
}

/** Proposes new words. Earlier confirmations no longer count, and whoever gave one is told. */
export async function propose(context: Mine, id: string, { items, checkInOn }: Words) {
  if (checkInOn !== null && checkInOn < context.now().toISOString().slice(0, 10))
    throw invalid([{ path: ['checkInOn'], message: 'Please choose a day in the future' }]);
  await withMediation(context, id, async (held) => mayAgree(held));
  await holdBack(context, id, context.user.id, items.join('\n'));
  return withMediation(context, id, async (held) => {
    const { tx, thread, kept } = held;
    const { id: me } = context.user;
    mayAgree(held);
    // The same words again take nobody's yes.
    if (isSame(held, items, checkInOn)) return present(context, held, me);
    const yes = await yesIn(context, held);
    const asked = yes.filter((one) => one !== me).map((one) => nameOf(held, one));
    await tx.delete(consents).where(eq(consents.threadId, thread.id));
    await chatMessages.sendAsCoach(context, tx, thread, reworded(nameOf(held, me), kept.items.length > 0, asked));
    const before = { by: me, items: kept.items, checkInOn: held.checkInOn, yes };
    const { changed: _, ...others } = kept;
    const change = { items, ...(kept.items.length > 0 && { changed: before }) };
    return present(context, await keep(context, { ...held, kept: others }, { kept: change, checkInOn }), me);
  });
}

const isSame = (held: Held, items: readonly string[], checkInOn: string | null | undefined) =>
  JSON.stringify(items) === JSON.stringify(held.kept.items) &&
  (checkInOn === undefined || checkInOn === held.checkInOn);

/** The only one with the name that a line begins with ("Amara: I can wait"), and what they promised. */
function promiseIn({ members, circle }: Held, line: string) {
  const [name = '', ...rest] = line.split(': ');
  const named = members.filter(({ id, firstName }) => circle.includes(id) && firstName === name);
  return named.length === 1 ? { by: named[0]?.id, text: rest.join(': ') } : { by: null, text: line };
}

/** What was confirmed becomes a commitment of whoever promised it, and of each where it names no one. */
async function keepForAll(context: Mine, held: Held) {
  const { tx, members, circle, kept, checkInOn: dueOn } = held;
  const promised = kept.items.map((line) => promiseIn(held, line));
  for (const { id: ownerId, relationshipId } of members.filter(({ id }) => circle.includes(id))) {
    const texts = promised.filter(({ by }) => by === null || by === ownerId).map(({ text }) => text);
    await commitTo(context, tx, { ownerId, relationshipId, kind: 'promise', source: 'agreement', texts, dueOn });
  }
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
    const state = agreed(held.state, circle, await yesIn(context, held));
    if (state.phase === 'agreed') {
      await chatMessages.sendAsCoach(context, tx, thread, agreedOn(circle.length, held.checkInOn));
      await remindOn(context, held);
      await keepForAll(context, held);
    }
    const kept = state.phase === 'agreed' ? { agreed: { at: context.now().toISOString(), by: circle } } : {};
    return present(context, await keep(context, held, { state, kept }), me);
  });
