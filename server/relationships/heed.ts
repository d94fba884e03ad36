import { setImmediate as breath } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { SafetyNote } from '#contract/chat.ts';
import { type Standing as Stands, noteOf as safetyNoteOf, standingOf } from '#server/coach/port.ts';
import { countSafety } from '#server/coach/safety/counts.ts';
import { isFaint } from '#server/coach/safety/faint.ts';
import { texts } from '#server/coach/tasks/task.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import { withoutContent } from '#server/http/failure.ts';
import { type Held, withHeld } from '#server/relationships/held.ts';
import { isOpen } from '#server/relationships/invitation.ts';
import { idIn } from '#server/relationships/own.ts';
import { invitations, relationships } from '#server/relationships/table.ts';
import { tellOwner } from '#server/relationships/tell.ts';

/** What the safety layer saw in words about somebody. */
export type Standing = Stands;
export type Heeded = { safety: SafetyNote | null };
type Text = string | null | undefined;

/** What the safety layer reads in words about somebody. Others have their turn between two texts. */
export async function heed(written: readonly Text[]): Promise<Standing> {
  let strongest = standingOf([]);
  for (const free of texts('relationship', ...written)) {
    const standing = standingOf([free]);
    if (standing.level > strongest.level) strongest = standing;
    await breath();
  }
  return strongest;
}

/** Harm between two people: to the writer, or by the writer. */
const BETWEEN = new Set<string>([
  ...['domestic_violence', 'forced_marriage', 'sexual_assault', 'child_abuse', 'elder_abuse', 'threat_to_others'],
]);

/** Where the writer is in it, and it is not long over: then nobody is invited here. A faint sign is too little. */
export function forbidsConnecting(standing: Standing): boolean {
  const { level, category, also, who } = standing;
  return level > 0 && who === 'self' && !isFaint(standing) && [category, ...also].some((name) => BETWEEN.has(name));
}

/** No connection is offered here any more, and open invitations lead nowhere, as if they had run out. */
export async function closeConnecting(tx: Transaction, relationshipId: string, now: Date) {
  await tx.update(relationships).set({ connectingOff: true }).where(eq(relationships.id, relationshipId));
  const isOpenHere = and(eq(invitations.relationshipId, relationshipId), isOpen(now));
  await tx.update(invitations).set({ closedAt: now }).where(isOpenHere);
}

/** What the writer is told: a card beside what was kept as it was written. It is counted, without whose. */
export async function noteOf(house: Pick<Context, 'db' | 'now' | 'log'>, standing: Standing): Promise<Heeded> {
  if (standing.level === 0) return { safety: null };
  await countSafety(house, standing).catch((error) => {
    house.log.error({ error: withoutContent(error) }, 'a count could not be kept');
  });
  return { safety: safetyNoteOf(standing) };
}

type Mine = Parameters<typeof withHeld>[0] & Pick<Context, 'log'>;

/** Keeps words about somebody, whatever they say, and heeds what they say. */
export async function withHeed<Kept>(
  context: Mine,
  id: string,
  written: readonly Text[],
  work: (held: Held) => Promise<Kept>,
): Promise<Kept & Heeded> {
  const standing = await heed(written);
  const kept = await withHeld(context, id, async (held) => {
    const done = await work(held);
    if (forbidsConnecting(standing)) await closeConnecting(held.tx, held.row.id, held.now);
    return done;
  });
  return { ...kept, ...(await noteOf(context, standing)) };
}

/** For other rooms that heard of harm, such as a chat about this person. */
export async function forbidConnecting(
  { db, now, live }: Pick<Context, 'db' | 'now' | 'live'>,
  ownerId: string,
  id: string,
) {
  await db.transaction(async (tx) => {
    const isIt = and(
      eq(relationships.ownerId, ownerId),
      eq(relationships.id, idIn(id)),
      isNull(relationships.deletedAt),
    );
    const [row] = await tx.select().from(relationships).where(isIt).for('update');
    if (!row || row.connectingOff) return;
    await closeConnecting(tx, row.id, now());
    await tellOwner(live, ownerId, row.id, tx);
  });
}
