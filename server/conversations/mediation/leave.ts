import { eq } from 'drizzle-orm';
import { chatThreads, type ThreadRow } from '#server/chats/chats.ts';
import { type Deps, holdMediation } from '#server/conversations/mediation/held.ts';
import { forgetPrivate } from '#server/conversations/mediation/intake.ts';
import { decideWhenDue, moveTo } from '#server/conversations/mediation/move.ts';
import { SOMEBODY_LEFT, TOO_FEW } from '#server/conversations/mediator/spoken.ts';
import { ENOUGH, isOpenToJoin, isUnderWay, left } from '#server/conversations/phase.ts';
import { mediationConsents as consents } from '#server/conversations/table.ts';
import type { Transaction } from '#server/database/open.ts';

/** After a member left: deletes their private part, moves the turn on, and withdraws confirmations. */
export async function afterLeaving(deps: Deps, tx: Transaction, thread: ThreadRow, memberId: string) {
  const held = await holdMediation(deps, tx, thread);
  if (!held || held.circle.includes(memberId)) return;
  // An erased person is no longer a member, so nothing of theirs is kept.
  const mayComeBack = held.members.some(({ id }) => id === memberId);
  const wasHere = await forgetPrivate(deps, tx, thread.id, memberId, mayComeBack);
  const next = left(held.state, held.circle, memberId);
  if (isOpenToJoin(held.state)) return void (await decideWhenDue(deps, { ...held, state: next }));
  // For someone who had left before and is erased now, the others are not told a second time.
  if (!isUnderWay(held.state) || !wasHere) return;
  await tx.delete(consents).where(eq(consents.threadId, thread.id));
  const isOver = held.circle.length < ENOUGH;
  await moveTo(deps, held, next, { before: [isOver ? TOO_FEW : SOMEBODY_LEFT] });
  if (isOver && thread.status === 'active') await chatThreads.setStatus(deps, tx, thread, 'closed');
}
