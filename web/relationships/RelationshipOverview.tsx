import type { Relationship } from '#contract/relationships.ts';
import { AskingCard } from '#web/relationships/AskingCard.tsx';
import { DatesCard } from '#web/relationships/DatesCard.tsx';
import { GoalsCard } from '#web/relationships/GoalsCard.tsx';
import { HealthTrend } from '#web/relationships/HealthTrend.tsx';
import { InsightsCard } from '#web/relationships/InsightsCard.tsx';
import { ListsCard } from '#web/relationships/ListsCard.tsx';
import { NotesCard } from '#web/relationships/NotesCard.tsx';
import { PersonHeader } from '#web/relationships/PersonHeader.tsx';
import { usePlan } from '#web/relationships/usePlan.ts';

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
