import { sql } from 'drizzle-orm';
import type { Assessment } from '#server/coach/safety/assess.ts';
import { safetyCounts } from '#server/coach/safety/table.ts';
import type { House } from '#server/house.ts';

/** Counts a shown card by day, category, level and resource; nothing else is kept. */
export async function countSafety({ db, now }: Pick<House, 'db' | 'now'>, found: Assessment): Promise<void> {
  if (found.level === 0) return;
  const { category, level, resource } = found;
  const day = now().toISOString().slice(0, 10);
  await db
    .insert(safetyCounts)
    .values({ day, category, level, resource, count: 1 })
    .onConflictDoUpdate({
      target: [safetyCounts.day, safetyCounts.category, safetyCounts.level, safetyCounts.resource],
      set: { count: sql`${safetyCounts.count} + 1` },
    });
}
