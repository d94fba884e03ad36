import { and, eq, getColumns, gte, inArray, isNull } from 'drizzle-orm';
import { presentMoment } from '#server/relationships/check-ins/moments.ts';
import { openText } from '#server/relationships/plan/plan-items.ts';
import { openWords, type Words } from '#server/relationships/record/record.ts';
import * as t from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

/** `relationshipId` is null for agreements with people who are not among the member's relationships. */
type Piece = { id: string; relationshipId: string | null; at: Date; in?: string; open: () => string };

/** The text of a relationship beside its name. */
const textOf = ({ personName, ...words }: Words) => [personName, ...Object.values(words)].filter(Boolean).join('\n');

async function rowsOf({ db }: Pick<House, 'db'>, userId: string) {
  const isHere = and(eq(t.relationships.ownerId, userId), isNull(t.relationships.deletedAt));
  return Promise.all([
    db.select().from(t.relationships).where(isHere),
    db.select().from(t.relationshipMoments).where(eq(t.relationshipMoments.ownerId, userId)),
    db.select().from(t.relationshipPlanItems).where(eq(t.relationshipPlanItems.ownerId, userId)),
  ]);
}

/** Moments logged since then, with their notes. */
export async function loggedBy({ db, vault }: Pick<House, 'db' | 'vault'>, ownerId: string, since: Date) {
  const { relationshipMoments: m, relationships: r } = t;
  const rows = await db
    .select(getColumns(m))
    .from(m)
    .innerJoin(r, and(eq(r.id, m.relationshipId), isNull(r.deletedAt)))
    .where(and(eq(m.ownerId, ownerId), gte(m.at, since)));
  const safe = await vault.of(ownerId);
  return rows.map((row) => ({ ...row, note: presentMoment(safe, row).note }));
}

/** Plan items done since then that helped, as the owner said. */
export async function helpedBy({ db, vault }: Pick<House, 'db' | 'vault'>, ownerId: string, since: Date) {
  const { relationshipPlanItems: i, relationships: r } = t;
  const rows = await db
    .select(getColumns(i))
    .from(i)
    .innerJoin(r, and(eq(r.id, i.relationshipId), isNull(r.deletedAt)))
    .where(and(eq(i.ownerId, ownerId), inArray(i.helped, ['yes', 'a_little']), gte(i.doneAt, since)));
  const safe = await vault.of(ownerId);
  return rows.flatMap((row) => (row.doneAt ? [{ ...row, doneAt: row.doneAt, text: openText(safe, row) }] : []));
}

const AGREED = 'What you agreed on';

/** Everything a member wrote about people and agreed on with others, newest first. */
export async function* writtenOf(house: Pick<House, 'db' | 'vault'>, userId: string) {
  const [[people, moments, items], safe] = await Promise.all([rowsOf(house, userId), house.vault.of(userId)]);
  const words = new Map(people.map((row) => [row.id, openWords(safe, row)]));
  const pieces: Piece[] = [
    ...moments.map((row) => ({ ...row, in: `?moment=${row.id}`, open: () => presentMoment(safe, row).note ?? '' })),
    ...items.map((row) => ({ ...row, at: row.createdAt, open: () => openText(safe, row) })),
    ...people.map((row) => ({
      ...{ id: row.id, relationshipId: row.id, at: row.updatedAt },
      open: () => textOf(openWords(safe, row)),
    })),
  ];
  for (const { id, relationshipId, at, in: place = '', open } of pieces.sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  )) {
    if (relationshipId === null) {
      yield { kind: 'agreement' as const, id, part: id, title: AGREED, text: open(), at, path: '/progress' };
      continue;
    }
    const title = words.get(relationshipId)?.personName;
    const text = title === undefined ? '' : open();
    if (title === undefined || text === '') continue;
    const part = id === relationshipId ? null : id;
    const path = `/relationships/${relationshipId}${place}`;
    yield { kind: 'relationship' as const, id: relationshipId, part, title, text, at, path };
  }
}
