import type { RelationshipInsights } from '#contract/relationship-insights.ts';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { forCoach, insightsFrom } from '#server/relationships/insights.ts';
import { chatInsights, recentChats } from '#server/relationships/insights-chats.ts';
import { newestMoments, presentMoment } from '#server/relationships/moments.ts';
import { found } from '#server/relationships/own.ts';
import { rowOf } from '#server/relationships/reads.ts';
import { openWords } from '#server/relationships/record.ts';
import { trendIn } from '#server/relationships/trend.ts';

type Mine = Pick<Context, 'read' | 'db' | 'vault' | 'now'> & { user: Pick<Caller, 'id'> };

const CRISIS = 2;

/**
 * Read at every view of a page: so it asks nobody outside, stores nothing, and counts no card a second time. Where
 * somebody may not be safe there is nothing to improve: the numbers stay, the advice is withheld.
 */
export async function readInsights({ read, db, vault, user, now }: Mine, id: string): Promise<RelationshipInsights> {
  const row = found(await rowOf(read, user.id, id));
  const [rows, chats, safe] = await Promise.all([
    newestMoments(db, user.id, row.id),
    recentChats(db, user.id, row.id, now()),
    vault.of(user.id),
  ]);
  const moments = rows.map((moment) => presentMoment(safe, moment)).sort((a, b) => b.at.localeCompare(a.at));
  const about = { ...openWords(safe, row), type: row.type, moments };
  const { output, meta } = await run(embedded, 'relationshipInsights', forCoach(about, now()));
  const isWithheld = row.connectingOff || meta.safety.level >= CRISIS;
  const said = isWithheld
    ? { insights: [], recommendedActions: [] }
    : insightsFrom(about, output, chatInsights(safe, chats), now());
  return { ...trendIn(moments, now()), ...said, isWithheld, meta };
}
