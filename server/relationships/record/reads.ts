import { and, count, desc, eq, getColumns, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Relationship } from '#contract/relationships.ts';
import { hot } from '#server/database/hot.ts';
import { found, idIn } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { openWords, present, type Week, type Words } from '#server/relationships/record/record.ts';
import { connections, relationshipMoments, relationships } from '#server/relationships/table.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const r = relationships;
const columns = { ...getColumns(r), otherId: connections.otherId };
const isOwn = and(eq(r.ownerId, sql.placeholder('owner')), isNull(r.deletedAt));

const oneOf = hot((read) =>
  read
    .select(columns)
    .from(r)
    .leftJoin(connections, eq(connections.relationshipId, r.id))
    .where(and(isOwn, eq(r.id, sql.placeholder('id'))))
    .prepare('relationship'),
);

const pageOf = hot((read) =>
  read
    .select(columns)
    .from(r)
    .leftJoin(connections, eq(connections.relationshipId, r.id))
    .where(
      and(
        isOwn,
        lt(r.id, sql.placeholder('before')),
        eq(sql`(${r.archivedAt} is not null)`, sql.placeholder('archived')),
      ),
    )
    .orderBy(desc(r.id))
    .limit(sql.placeholder('limit'))
    .prepare('relationships'),
);

const weekOf = hot((read) =>
  read
    .select({ id: relationshipMoments.relationshipId, kind: relationshipMoments.kind, times: count() })
    .from(relationshipMoments)
    .where(
      and(
        eq(relationshipMoments.ownerId, sql.placeholder('owner')),
        gt(relationshipMoments.at, sql.placeholder('since')),
        ne(relationshipMoments.kind, 'check_in'),
      ),
    )
    .groupBy(relationshipMoments.relationshipId, relationshipMoments.kind)
    .prepare('relationships_week'),
);

const nameOf = hot((read) =>
  read
    .select({ id: r.id, type: r.type, sealedGuard: r.sealedGuard, sealed: r.sealed })
    .from(r)
    .where(and(isOwn, eq(r.id, sql.placeholder('id'))))
    .prepare('relationship_words'),
);

type Asking = Pick<Context, 'read' | 'vault' | 'now'>;

/** Counts of the last 7 days, by relationship. */
async function weeks({ read, now }: Asking, owner: string) {
  const rows = await weekOf(read).execute({ owner, since: new Date(now().getTime() - WEEK) });
  return (id: string): Week => {
    const times = (kind: string) => rows.find((row) => row.id === id && row.kind === kind)?.times ?? 0;
    return { conflicts: times('conflict'), goodMoments: times('good_moment') };
  };
}

export async function readOne(context: Asking, owner: string, id: string): Promise<Relationship> {
  const { read, vault, now } = context;
  const [rows, week, safe] = await Promise.all([
    oneOf(read).execute({ owner, id: idIn(id) }),
    weeks(context, owner),
    vault.of(owner),
  ]);
  const { otherId, ...row } = found(rows[0]);
  return present(row, safe, otherId, week(row.id), now());
}

/** The row, without its figures. */
export async function rowOf(read: Asking['read'], owner: string, id: string) {
  const [row] = await nameOf(read).execute({ owner, id: idIn(id) });
  return row;
}

/** Checks that it is theirs, and opens it. */
export async function readOwn({ read, vault }: Asking, owner: string, id: string): Promise<Words> {
  const [row, safe] = await Promise.all([rowOf(read, owner, id), vault.of(owner)]);
  return openWords(safe, found(row));
}

type Page = { before?: string | undefined; limit: number; archived: boolean };

export async function readPage(context: Asking, owner: string, page: Page): Promise<Relationship[]> {
  const { read, vault, now } = context;
  const { before = LAST, limit, archived } = page;
  const [rows, week, safe] = await Promise.all([
    pageOf(read).execute({ owner, before, limit, archived }),
    weeks(context, owner),
    vault.of(owner),
  ]);
  return rows.map(({ otherId, ...row }) => present(row, safe, otherId, week(row.id), now()));
}
