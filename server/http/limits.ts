import { sql } from 'drizzle-orm';
import type { Limit } from '#contract/endpoint.ts';
import { hot } from '#server/database/hot.ts';
import { limits } from '#server/http/limits-table.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Counter = Pick<House, 'db' | 'now' | 'identity'>;

const over = sql`${limits.since} <= ${sql.placeholder('before')}::timestamptz`;

/** One statement, so that parallel tries count too; prepared, because every call that is limited waits for it. */
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
      // Nobody waits for the disk: a database that dies may forget the tries of its last moment, and nothing else.
      lazily: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('count_try'),
);

/** Counts one more try, and refuses it where `max` were made within the window. */
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
