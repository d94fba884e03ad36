import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Change } from '#contract/dashboard-week.ts';
import { type Source, scoresOf } from '#contract/relationship-scores.ts';
import type { Db } from '#server/database/open.ts';
import { newestMoments, presentMoment, sourceOf } from '#server/relationships/check-ins/moments.ts';
import { openText } from '#server/relationships/plan/plan-items.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import { openWords } from '#server/relationships/record/record.ts';
import {
  relationshipPlanItems as items,
  relationshipMoments as moments,
  relationships as r,
} from '#server/relationships/table.ts';
import type { House } from '#server/services.ts';

type Asking = Pick<House, 'read' | 'vault' | 'now'>;

/** The most people that are listed. */
const MOST_CHANGES = 4;

const isHere = and(isNull(r.deletedAt), isNull(r.archivedAt));

const momentsSince = (read: Db, ownerId: string, since: Date) =>
  read
    .select({ moment: moments, person: { id: r.id, sealed: r.sealed, sealedGuard: r.sealedGuard } })
    .from(moments)
    .innerJoin(r, and(eq(r.id, moments.relationshipId), isHere))
    .where(and(eq(moments.ownerId, ownerId), gte(moments.at, since)))
    .orderBy(desc(moments.at), desc(moments.id));

const doneSince = (read: Db, ownerId: string, since: Date) =>
  read
    .select({ item: items })
    .from(items)
    .innerJoin(r, and(eq(r.id, items.relationshipId), isHere))
    .where(and(eq(items.ownerId, ownerId), gte(items.doneAt, since)));

const addedSince = (read: Db, ownerId: string, since: Date) =>
  read
    .select({ id: r.id, at: r.createdAt })
    .from(r)
    .where(and(eq(r.ownerId, ownerId), isHere, gte(r.createdAt, since)));

type Done = {
  kind: 'added' | 'check_in' | 'good_moment' | 'conflict' | 'planned';
  at: Date;
  relationshipId: string;
  words: string | null;
};

/** People added, moments logged and plan items done since then. */
export async function doneLately({ read, vault }: Asking, ownerId: string, since: Date): Promise<Done[]> {
  const [logged, done, added, safe] = await Promise.all([
    momentsSince(read, ownerId, since),
    doneSince(read, ownerId, since),
    addedSince(read, ownerId, since),
    vault.of(ownerId),
  ]);
  return [
    ...added.map(({ id, at }) => ({ kind: 'added' as const, at, relationshipId: id, words: null })),
    ...logged.map(({ moment }) => ({ ...moment, words: presentMoment(safe, moment).note })),
    ...done.flatMap(({ item }) =>
      item.doneAt && item.relationshipId
        ? [
            {
              kind: 'planned' as const,
              at: item.doneAt,
              relationshipId: item.relationshipId,
              words: openText(safe, item),
            },
          ]
        : [],
    ),
  ].map(({ kind, at, relationshipId, words }) => ({ kind, at, relationshipId, words }));
}

/** The score at the start of the time, or at the first check-in if that came later, and now. */
function movedIn(sources: readonly Source[], since: Date, now: Date) {
  const first = sources.filter(({ kind }) => kind === 'check_in').at(-1);
  const to = scoresOf(sources, now)?.overallHealthScore;
  if (!first || to === undefined) return null;
  const isNew = first.at > since;
  const start = isNew ? first.at : since;
  const after = sources.filter(({ at }) => at > start);
  if (isNew && after.length === 0) return { start, between: [first], from: null, to };
  const before = sources.filter(({ at }) => at <= start);
  return { start, between: after, from: scoresOf(before, start)?.overallHealthScore ?? null, to };
}

/**
 * People whose score changed because of something logged. Someone with whom the member may not be safe is left out:
 * good days prove nothing there.
 */
export async function changesLately({ read, vault, now }: Asking, ownerId: string, since: Date): Promise<Change[]> {
  const [logged, safe] = await Promise.all([momentsSince(read, ownerId, since), vault.of(ownerId)]);
  const people = [...new Map(logged.map(({ person }) => [person.id, person])).values()].filter(
    (person) => !isConnectingOff(safe, person),
  );
  const changes: Change[] = [];
  for (const person of people) {
    if (changes.length === MOST_CHANGES) break;
    const rows = await newestMoments(read, ownerId, person.id);
    const moved = movedIn(rows.map(sourceOf), since, now());
    if (!moved || moved.from === moved.to) continue;
    const times = (kind: Source['kind']) => moved.between.filter((one) => one.kind === kind).length;
    changes.push({
      ...{ relationshipId: person.id, personName: openWords(safe, person).personName },
      ...{ from: moved.from, to: moved.to, since: moved.start.toISOString() },
      ...{ checkIns: times('check_in'), goodMoments: times('good_moment'), conflicts: times('conflict') },
    });
  }
  return changes;
}
