import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PlanItem } from '#contract/relationship-plan.ts';
import type { Relationship } from '#contract/relationships.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useDraft } from '#web/app/useDraft.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ProgressBar } from '#web/kit/chart/ProgressBar.tsx';
import { ListFieldAdd } from '#web/kit/field/ListFieldAdd.tsx';
import { IconPlus, IconWand } from '#web/kit/icons.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { ByCoach } from '#web/relationships/health/ByCoach.tsx';
import { ListPart } from '#web/relationships/lists/ListPart.tsx';
import { FoldingCard } from '#web/relationships/person/FoldingCard.tsx';
import { Checklist } from '#web/relationships/plan/Checklist.tsx';
import { GoalsPart } from '#web/relationships/plan/GoalsPart.tsx';
import { PartHead } from '#web/relationships/plan/PartHead.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './GoalsCard.module.css';

type Props = { id: string; steps: readonly PlanItem[]; canGenerate: boolean; actions: PlanActions };

/** What to do about the areas to improve. Without steps it only offers to make some. */
function StepsPart({ id, steps, canGenerate, actions: { change, add, remove, generate, heard } }: Props) {
  const draft = useDraft<string>(`relationships/${id}/step-new`);
  const [adding, setAdding] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    plus.current?.focus();
  };
  const done = steps.filter(({ isDone }) => isDone).length;
  const percent = Math.round((100 * done) / Math.max(1, steps.length));
  return (
    <section className={css.part} aria-label="Action Steps">
      {steps.length > 0 && (
        <>
          <PartHead title="Action Steps" note={`${done}/${steps.length} done, ${percent}%`}>
            <IconButton ref={plus} label="Add to Action Steps" onClick={() => setAdding(true)}>
              <IconPlus />
            </IconButton>
          </PartHead>
          <ProgressBar label="Action steps done" done={done} total={steps.length} />
          <Checklist
            items={steps}
            onTick={({ id: itemId }, isDone) => change.mutate({ id, itemId, isDone })}
            onRemove={({ id: itemId }) => remove.mutate({ id, itemId })}
          />
        </>
      )}
      {adding && (
        <ListFieldAdd
          title="Action Steps"
          placeholder="Ask about her day before I talk about mine"
          draft={draft}
          onAdd={(text) => add.mutate({ id, kind: 'step', text })}
          onClose={close}
        />
      )}
      <HeardCard heard={heard.step} />
      <div className={css.generate}>
        <Button
          variant="light"
          icon={<IconWand aria-hidden="true" />}
          loading={generate.isPending && 'Generating'}
          disabled={!canGenerate}
          onClick={() => generate.mutate({ id })}
        >
          Generate Action Steps
        </Button>
        {generate.data && steps.length > 0 && <ByCoach meta={generate.data.meta} />}
        {!canGenerate && <p className="caption dim">Write down an area to improve first.</p>}
      </div>
    </section>
  );
}

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
