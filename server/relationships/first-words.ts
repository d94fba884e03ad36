import type { Overview } from '#contract/dashboard.ts';
import type { RelationshipCard } from '#contract/relationships.ts';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import { forCoach } from '#server/relationships/insights.ts';
import type { OverviewRows } from '#server/relationships/overview.ts';

/** The card of whoever was rated last. Nobody with whom the writer may not be safe is held up as something to work on. */
function newest(rows: OverviewRows, { first }: Overview): { card: RelationshipCard; at: Date } | undefined {
  const rated = first.flatMap((card) => {
    const row = rows.find(({ id }) => id === card.id);
    return card.isRated && row?.weighedAt && !row.connectingOff ? [{ card, at: row.weighedAt }] : [];
  });
  return rated.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
}

/** The first strength and the first growth area, from the scores as they stand; words are asked of nobody outside. */
export async function firstWords(rows: OverviewRows, overview: Overview) {
  const found = newest(rows, overview);
  if (!found) return {};
  const { card, at } = found;
  const ratings = {
    trustSafety: card.trustSafetyScore,
    communicationClarity: card.communicationClarityScore,
    growth: card.growthScore,
    joyFulfillment: card.joyFulfillmentScore,
  };
  const now = { id: '', relationshipId: card.id, kind: 'check_in', at: at.toISOString(), ratings, note: null } as const;
  const about = { personName: card.personName, type: card.relationshipType, moments: [now] };
  const given = forCoach({ ...about, strugglingWith: '', relationshipGoals: '' }, at);
  const { output } = await run(embedded, 'relationshipInsights', given);
  const title = (wanted: boolean) =>
    output.insights.find(({ insightType }) => (insightType === 'strength') === wanted)?.title;
  return { strength: title(true), growthArea: title(false) };
}
