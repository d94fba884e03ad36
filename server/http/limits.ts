import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Limit } from '#contract/endpoint.ts';
import type { House } from '#server/house.ts';
import { limits } from '#server/http/limits-table.ts';
import { refuse } from '#server/http/refuse.ts';

type Counter = Pick<House, 'db' | 'now'>;

/** Counts one more try, and refuses it where `max` were made within the window. One statement, so that parallel tries count too. */
export async function countTry({ db, now }: Counter, name: string, key: string, { max, seconds }: Omit<Limit, 'by'>) {
  const who = createHash('sha256').update(key).digest('base64url').slice(0, 22);
  const at = now();
  const over = sql`${limits.since} <= ${new Date(at.getTime() - seconds * 1000).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(limits)
    .values({ name, who, count: 1, since: at })
    .onConflictDoUpdate({
      target: [limits.name, limits.who],
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        since: sql`case when ${over} then excluded.since else ${limits.since} end`,
      },
    })
    .returning({ count: limits.count, since: limits.since });
  if (!row || row.count <= max) return;
  const left = Math.ceil((row.since.getTime() + seconds * 1000 - at.getTime()) / 1000);
  throw refuse('too_many', { retryAfter: Math.max(1, left) });
}
