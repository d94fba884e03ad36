import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/open.ts';
import { presentMoment } from '#server/relationships/check-ins/moments.ts';
import { endConnection } from '#server/relationships/connect/disconnect.ts';
import { presentInvitation } from '#server/relationships/connect/invitation.ts';
import { dateLabel } from '#server/relationships/dates/dates.ts';
import { type ItemRow, openText, presentItem } from '#server/relationships/plan/plan-items.ts';
import { openWords } from '#server/relationships/record/record.ts';
import { refusedName } from '#server/relationships/refusals.ts';
import * as t from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'vault' | 'now'>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function rowsOf({ db }: Pick<House, 'db'>, userId: string) {
  const [own, moments, items, dates, connected, invited, refused] = await Promise.all([
    db.select().from(t.relationships).where(eq(t.relationships.ownerId, userId)).orderBy(asc(t.relationships.id)),
    db
      .select()
      .from(t.relationshipMoments)
      .where(eq(t.relationshipMoments.ownerId, userId))
      .orderBy(asc(t.relationshipMoments.id)),
    db
      .select()
      .from(t.relationshipPlanItems)
      .where(eq(t.relationshipPlanItems.ownerId, userId))
      .orderBy(asc(t.relationshipPlanItems.id)),
    db
      .select()
      .from(t.relationshipDates)
      .where(eq(t.relationshipDates.ownerId, userId))
      .orderBy(asc(t.relationshipDates.id)),
    db.select().from(t.connections).where(eq(t.connections.ownerId, userId)),
    db.select().from(t.invitations).where(eq(t.invitations.ownerId, userId)),
    db.select().from(t.refusals).where(eq(t.refusals.ownerId, userId)),
  ]);
  return { own, moments, items, dates, connected, invited, refused };
}

/** Connections are exported with their dates, without who the other person is. */
export async function exportOf(house: Deps, userId: string) {
  const [rows, safe] = await Promise.all([rowsOf(house, userId), house.vault.of(userId)]);
  const now = house.now();
  const of = <Row extends { relationshipId: string | null }>(all: readonly Row[], id: string | null) =>
    all.filter(({ relationshipId }) => relationshipId === id);
  const asItem = (item: ItemRow) => ({
    ...presentItem(item, openText(safe, item)),
    ...{ doneAt: iso(item.doneAt), source: item.source, helped: item.helped },
  });
  const relationships = rows.own.map((row) => ({
    id: row.id,
    type: row.type,
    ...openWords(safe, row),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    archivedAt: iso(row.archivedAt),
    deletedAt: iso(row.deletedAt),
    connectedSince: iso(of(rows.connected, row.id)[0]?.createdAt ?? null),
    moments: of(rows.moments, row.id).map((moment) => presentMoment(safe, moment)),
    plan: of(rows.items, row.id).map(asItem),
    dates: of(rows.dates, row.id).map((date) => ({
      id: date.id,
      label: dateLabel(safe, date),
      on: date.day,
      repeats: date.repeats,
      remindDays: date.remindDays,
      timeZone: date.timeZone,
    })),
    invitations: of(rows.invited, row.id).map((invitation) => presentInvitation(invitation, now)),
  }));
  const agreed = of(rows.items, null).map(asItem);
  const refused = rows.refused.map((row) => ({ name: refusedName(safe, row), at: iso(row.createdAt) }));
  return { relationships, agreed, refused };
}

/**
 * Connected people keep their own record and see that the connection is over. An accepted invitation stays accepted,
 * without the name.
 */
export async function eraseOf(house: Pick<House, 'live'>, tx: Transaction, userId: string) {
  const own = await tx
    .select({ id: t.relationships.id })
    .from(t.relationships)
    .where(eq(t.relationships.ownerId, userId));
  const ids = own.map(({ id }) => id);
  const connected = await tx.select().from(t.connections).where(eq(t.connections.ownerId, userId));
  for (const { relationshipId } of connected) await endConnection({ live: house.live }, tx, relationshipId);
  await tx.update(t.invitations).set({ acceptedBy: null }).where(eq(t.invitations.acceptedBy, userId));
  await tx.delete(t.refusals).where(eq(t.refusals.ownerId, userId));
  await tx.delete(t.refusals).where(eq(t.refusals.otherId, userId));
  await tx.delete(t.relationshipPlanItems).where(eq(t.relationshipPlanItems.ownerId, userId));
  await tx.delete(t.relationships).where(inArray(t.relationships.id, ids));
}
