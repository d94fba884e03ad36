import type { Relationship } from '#contract/relationships.ts';
import { DatesCard } from '#web/relationships/dates/DatesCard.tsx';
import { HealthTrend } from '#web/relationships/health/HealthTrend.tsx';
import { InsightsCard } from '#web/relationships/health/InsightsCard.tsx';
import { AskingCard } from '#web/relationships/lists/AskingCard.tsx';
import { ListsCard } from '#web/relationships/lists/ListsCard.tsx';
import { NotesCard } from '#web/relationships/lists/NotesCard.tsx';
import { PersonHeader } from '#web/relationships/person/PersonHeader.tsx';
import { GoalsCard } from '#web/relationships/plan/GoalsCard.tsx';
import { usePlan } from '#web/relationships/plan/usePlan.ts';

const boundaries = ['triggers', 'redLines', 'incompatibilities', 'aspirations', 'values', 'nonNegotiables'] as const;
const appreciation = ['learned', 'likes'] as const;

export function RelationshipOverview({ relationship }: { relationship: Relationship }) {
  const actions = usePlan(relationship.id);
  return (
    <>
      <PersonHeader relationship={relationship} />
      <InsightsCard relationship={relationship} actions={actions} />
      <AskingCard relationship={relationship} />
      <GoalsCard relationship={relationship} actions={actions} />
      {relationship.isRated && <HealthTrend relationship={relationship} />}
      <ListsCard relationship={relationship} title="Relationship Dynamics & Boundaries" fields={boundaries} beside />
      <ListsCard relationship={relationship} title="Insights & Appreciation" fields={appreciation} explores />
      <DatesCard relationship={relationship} actions={actions} />
      <NotesCard relationship={relationship} />
    </>
  );
}
