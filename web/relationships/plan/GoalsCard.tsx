import { Link } from 'react-router';
import type { Relationship } from '#contract/relationships.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { ListPart } from '#web/relationships/lists/ListPart.tsx';
import { FoldingCard } from '#web/relationships/person/FoldingCard.tsx';
import { GoalsPart } from '#web/relationships/plan/GoalsPart.tsx';
import { StepsPart } from '#web/relationships/plan/StepsPart.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './GoalsCard.module.css';

export function GoalsCard({ relationship, actions }: { relationship: Relationship; actions: PlanActions }) {
  const { plan } = actions;
  return (
    <FoldingCard
      title="Goals & Improvement"
      holds="Relationship Goals, Areas to Improve, Action Steps, Current Issues & Concerns"
      isOpen
      isFirst
    >
      {plan.isError && (
        <Failed
          title="Goals and action steps couldn’t be loaded"
          text={refusalOf(plan.error).message}
          retrying={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      )}
      {plan.data ? <GoalsPart relationship={relationship} goals={plan.data.goals} actions={actions} /> : <Loading />}
      <hr className={css.rule} />
      <ListPart relationship={relationship} field="strugglingWith" explores />
      {plan.data && (
        <StepsPart
          id={relationship.id}
          steps={plan.data.steps}
          canGenerate={relationship.strugglingWith !== ''}
          actions={actions}
        />
      )}
      <div>
        <ListPart relationship={relationship} field="currentIssues" explores />
        <p className={css.hint}>
          Stuck on one argument? Replay it in the <Link to={paths.argumentResolver}>Argument Resolver</Link>.
        </p>
      </div>
    </FoldingCard>
  );
}

function Loading() {
  return (
    <Skeleton label="Loading goals">
      <Blank width="180px" height="20px" />
      <Blank height="6px" />
      <Blank width="80%" />
      <Blank width="70%" />
    </Skeleton>
  );
}
