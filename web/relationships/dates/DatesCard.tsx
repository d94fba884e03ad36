import type { Relationship } from '#contract/relationships.ts';
import { DatesPart } from '#web/relationships/dates/DatesPart.tsx';
import { PromisesPart } from '#web/relationships/dates/PromisesPart.tsx';
import { FoldingCard } from '#web/relationships/person/FoldingCard.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';

type Props = { relationship: Relationship; actions: PlanActions };

export function DatesCard({ relationship: { id, personName }, actions }: Props) {
  return (
    <FoldingCard title="Dates & Promises" holds="Important Dates, Promises" isOpen>
      <DatesPart id={id} personName={personName} />
      <PromisesPart id={id} promises={actions.plan.data?.promises ?? []} actions={actions} />
    </FoldingCard>
  );
}
