import type { Relationship } from '#contract/relationships.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { DatesPart } from '#web/relationships/dates/DatesPart.tsx';
import { PromisesPart } from '#web/relationships/dates/PromisesPart.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './DatesCard.module.css';

type Props = { relationship: Relationship; actions: PlanActions };

export function DatesCard({ relationship: { id, personName }, actions }: Props) {
  return (
    <Card as="section" className={css.card} aria-labelledby="dates">
      <h2 id="dates" className="h2">
        Dates & Promises
      </h2>
      <DatesPart id={id} personName={personName} />
      <PromisesPart id={id} promises={actions.plan.data?.promises ?? []} actions={actions} />
    </Card>
  );
}
