import { desc, gte } from 'drizzle-orm';
import { resourcesCheckedOn } from '#contract/resources.ts';
import type { Context } from '#server/http/context.ts';
import { safetyCounts as t } from '#server/safety/table.ts';

const DAY = 86_400_000;
const SHOWN_DAYS = 90;
/** Half a year. Phone numbers change. */
const OLD = 183 * DAY;

/** How often cards were shown recently, and whether their phone numbers were checked in time. */
export async function safetyOverview({ db, now }: Pick<Context, 'db' | 'now'>) {
  const at = now().getTime();
  const since = new Date(at - SHOWN_DAYS * DAY).toISOString().slice(0, 10);
  const counts = await db.select().from(t).where(gte(t.day, since)).orderBy(desc(t.day), desc(t.level), t.category);
  return { counts, resourcesCheckedOn, resourcesAreOld: at - Date.parse(resourcesCheckedOn) > OLD };
}
