import { sql } from 'drizzle-orm';
import type { Limit } from '#contract/endpoint.ts';
import { hot } from '#server/database/hot.ts';
import { limits } from '#server/http/limits-table.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Counter = Pick<House, 'db' | 'now' | 'identity'>;

const over = sql`${limits.since} <= ${sql.placeholder('before')}::timestamptz`;

/** One statement, so that parallel calls are counted; prepared, because every limited call waits for it. */
const counted = hot((db) =>
  db
    .insert(limits)
    .values({ name: sql.placeholder('name'), who: sql.placeholder('who'), count: 1, since: sql.placeholder('since') })
    .onConflictDoUpdate({
      target: [limits.name, limits.who],
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        since: sql`case when ${over} then excluded.since else ${limits.since} end`,
      },
    })
    .returning({
      count: limits.count,
      since: limits.since,
      // Without waiting for the disk: after a crash the last counts may be missing.
      lazily: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('count_try'),
);

/** Counts a try, and refuses it if there were `max` in the window. */
export async function countTry(
  { db, now, identity }: Counter,
  name: string,
  key: string,
  { max, seconds }: Omit<Limit, 'by'>,
) {
  const who = identity.keyedHash('limit', key).slice(0, 22);
  const since = now();
  const before = new Date(since.getTime() - seconds * 1000).toISOString();
  const [row] = await counted(db).execute({ name, who, since, before });
  if (!row || row.count <= max) return;
  const left = Math.ceil((row.since.getTime() + seconds * 1000 - since.getTime()) / 1000);
  throw refuse('too_many', { retryAfter: Math.max(1, left) });
}
