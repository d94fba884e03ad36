import { eq, sql } from 'drizzle-orm';
import type { KnownKind } from '#contract/coach.ts';
import { KNOWN_KINDS, type MemorySettings } from '#contract/memory.ts';
import { hot } from '#server/database/hot.ts';
import type { Db, DbOrTransaction } from '#server/database/open.ts';
import { memorySettings as settings } from '#server/memory/table.ts';
import type { House } from '#server/services.ts';

const settingsOf = hot((db) =>
  db
    .select({ off: settings.off })
    .from(settings)
    .where(eq(settings.ownerId, sql.placeholder('owner')))
    .prepare('memory_settings'),
);

/** The kinds that a coach may use. */
export async function allowedKinds(db: DbOrTransaction, ownerId: string): Promise<ReadonlySet<KnownKind>> {
  const [row] = await settingsOf(db).execute({ owner: ownerId });
  return new Set(KNOWN_KINDS.filter((kind) => !row?.off.includes(kind)));
}

export async function readSettings(db: Db, ownerId: string): Promise<MemorySettings> {
  const allowed = await allowedKinds(db, ownerId);
  const kinds = Object.fromEntries(KNOWN_KINDS.map((kind) => [kind, allowed.has(kind)]));
  return { kinds: kinds as MemorySettings['kinds'] };
}

type Choice = { [Kind in KnownKind]?: boolean | undefined };

/** Locks, so that two switches changed at the same moment are both stored. */
export async function changeSettings({ db, now }: Pick<House, 'db' | 'now'>, ownerId: string, choice: Choice) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memory settings ${ownerId}`}, 0))`);
    const [before] = await tx.select({ off: settings.off }).from(settings).where(eq(settings.ownerId, ownerId));
    const off = KNOWN_KINDS.filter((kind) => !(choice[kind] ?? !before?.off.includes(kind)));
    const row = { off, updatedAt: now() };
    await tx
      .insert(settings)
      .values({ ownerId, ...row })
      .onConflictDoUpdate({ target: settings.ownerId, set: row });
  });
}
