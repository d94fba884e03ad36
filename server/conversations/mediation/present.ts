import { eq } from 'drizzle-orm';
import type { Agreement, Mediation } from '#contract/mediation.ts';
import { wordsHash } from '#server/conversations/mediation/consents.ts';
import type { Held, Mine } from '#server/conversations/mediation/held.ts';
import { readPrivate, readyIn } from '#server/conversations/mediation/intake.ts';
import { invitedTo } from '#server/conversations/mediation/invited.ts';
import { isOpenToJoin } from '#server/conversations/phase.ts';
import { mediationConsents as consents } from '#server/conversations/table.ts';

async function agreementIn(
  context: Mine,
  { tx, thread, state, kept, checkInOn, circle, members }: Held,
  me: string,
): Promise<Agreement | null> {
  if (!/^(agreeing|agreed)$/.test(state.phase)) return null;
  const { items } = kept;
  const hash = wordsHash(context, items, checkInOn);
  const rows = await tx.select().from(consents).where(eq(consents.threadId, thread.id));
  const confirmedBy = rows.filter((row) => row.wordsHash.equals(hash)).map(({ memberId }) => memberId);
  const isConfirmed = state.phase === 'agreed' || circle.every((id) => confirmedBy.includes(id));
  const others = kept.agreed?.by.filter((id) => id !== me) ?? [];
  const names = others.flatMap((id) => members.filter((one) => one.id === id).map(({ firstName }) => firstName));
  const agreed = kept.agreed ? { at: kept.agreed.at, others: names, gone: others.length - names.length } : null;
  const changed = isConfirmed ? null : changeIn({ kept, members }, me);
  return { items, checkInOn, confirmedBy, isConfirmed, agreed, changed };
}

function changeIn({ kept: { changed }, members }: Pick<Held, 'kept' | 'members'>, me: string): Agreement['changed'] {
  if (!changed) return null;
  const { by, items, checkInOn, yes } = changed;
  const other = members.find(({ id }) => id === by && id !== me)?.firstName ?? null;
  return { by: other, isMine: by === me, before: { items, checkInOn }, hadMyYes: yes.includes(me) };
}

/** A mediation as one of its members sees it. Of others' private parts, only whether they are done. */
export async function present(context: Mine, held: Held, me: string): Promise<Mediation> {
  const { tx, thread, state, members } = held;
  const ready = await readyIn(context, tx, thread.id);
  const own = await readPrivate(context, tx, thread.id, me);
  const invited = thread.ownerId === me ? await invitedTo(context, tx, thread) : [];
  const agreement = await agreementIn(context, held, me);
  return {
    conversationId: thread.id,
    phase: state.phase,
    turnOf: state.turnOf,
    people: [
      ...members.map(({ id, firstName, isOwner, state: memberState }) => ({
        ...{ id, firstName, isOwner, isMe: id === me, state: memberState },
        isReady: memberState === 'joined' && ready.includes(id),
      })),
      ...invited
        .filter(({ id }) => !members.some((member) => member.id === id && member.state === 'joined'))
        .map((one) => ({ ...one, isOwner: false, isMe: false, state: 'invited' as const, isReady: false })),
    ],
    needsIntake: isOpenToJoin(state) && !own?.answers,
    agreement,
    safety: own?.note ?? null,
  };
}
