import type { RelationshipInsights } from '#contract/relationship-insights.ts';
import { askGuide } from '#server/coach/coach.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import type { Caller } from '#server/identity/caller.ts';
import { forCoach, insightsFrom } from '#server/relationships/check-ins/insights.ts';
import { chatInsights, type KeptChats } from '#server/relationships/check-ins/insights-chats.ts';
import { newestMoments, presentMoment } from '#server/relationships/check-ins/moments.ts';
import { trendIn } from '#server/relationships/check-ins/trend.ts';
import { isConnectingOff } from '#server/relationships/record/guard.ts';
import { rowOf } from '#server/relationships/record/reads.ts';
import { openWords } from '#server/relationships/record/record.ts';
import { policyOf } from '#server/safety/policy.ts';

type Mine = Pick<Context, 'read' | 'db' | 'vault' | 'now'> & { user: Pick<Caller, 'id'> };

/**
 * Read at every page view, so it asks no provider, stores nothing, and counts no card a second time. Where someone may
 * not be safe, the numbers stay and advice is withheld.
 */
export async function readInsights(mine: Mine, keptChats: KeptChats, id: string): Promise<RelationshipInsights> {
  const { read, db, vault, user, now } = mine;
  const row = found(await rowOf(read, user.id, id));
  const [rows, chats, safe] = await Promise.all([
    newestMoments(db, user.id, row.id),
    keptChats(mine, row.id),
    vault.of(user.id),
  ]);
  const moments = rows.map((moment) => presentMoment(safe, moment)).sort((a, b) => b.at.localeCompare(a.at));
  const about = { ...openWords(safe, row), type: row.type, moments };
  const { output, meta } = await askGuide('relationshipInsights', forCoach(about, now()));
  const isWithheld = isConnectingOff(safe, row) || policyOf(meta.safety).coach === 'card';
  const said = isWithheld
    ? { insights: [], recommendedActions: [] }
    : insightsFrom(about, output, chatInsights(chats), now());
  return { ...trendIn(moments, now()), ...said, isWithheld, meta };
}
