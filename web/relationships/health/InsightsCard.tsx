import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Insight, InsightSource, RelationshipInsights } from '#contract/relationship-insights.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { ByCoach } from '#web/relationships/health/ByCoach.tsx';
import { RecommendedActions } from '#web/relationships/health/RecommendedActions.tsx';
import { ScoreDialog } from '#web/relationships/health/ScoreDialog.tsx';
import { StandingOut } from '#web/relationships/health/StandingOut.tsx';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './InsightsCard.module.css';

type Props = { relationship: Relationship; actions: PlanActions };

/** What stands out, each sentence with the way to where it comes from. */
export function InsightsCard({ relationship, actions }: Props) {
  const { id } = relationship;
  const [opened, setOpened] = useState<string | null>(null);
  const insights = useQuery(api.relationships.insights.queryOptions({ input: { id } }));
  const [, setSearch] = useSearchParams();
  const open = ({ kind, id: source }: InsightSource) => {
    if (kind === 'field') showField(source);
    else if (kind === 'saved_chat') setSearch({ saved: source }, { preventScrollReset: true });
    else setOpened(source);
  };
  // Before the first check-in and the first words there is nothing to stand out, and the way to a check-in is right above.
  if (!relationship.isRated && !insights.isError && !hasGround(insights.data)) return null;
  return (
    <Card as="section" className={css.card} aria-labelledby="insights">
      <h2 id="insights" className="h2">
        What stands out
      </h2>
      {insights.isError && (
        <Failed
          title="Insights couldn’t be loaded"
          text={refusalOf(insights.error).message}
          retrying={insights.isFetching}
          onRetry={() => void insights.refetch()}
        />
      )}
      {insights.isPending && (
        <Skeleton label="Loading insights">
          <Blank width="40%" />
          <Blank />
          <Blank width="85%" />
        </Skeleton>
      )}
      {insights.data && (
        <>
          <Insights all={insights.data.insights.slice(0, 1)} onSource={open} />
          <RecommendedActions id={id} texts={insights.data.recommendedActions.slice(0, 1)} actions={actions} />
          {(insights.data.insights.length > 1 || insights.data.recommendedActions.length > 1) && (
            <details className={css.more}>
              <summary>More that stands out</summary>
              <Insights all={insights.data.insights.slice(1)} onSource={open} />
              <RecommendedActions id={id} texts={insights.data.recommendedActions.slice(1)} actions={actions} />
            </details>
          )}
          {insights.data.isWithheld && (
            <p className="dim">
              There are no suggestions here at the moment. <Link to={paths.support}>Get help now</Link> has people to
              talk to.
            </p>
          )}
          {insights.data.insights.length === 0 && !insights.data.isWithheld && (
            <p className="dim">Nothing yet. A check-in, an event or a few notes give Mallama something to go on.</p>
          )}
          {!insights.data.isWithheld && insights.data.insights.length > 0 && <ByCoach meta={insights.data.meta} />}
        </>
      )}
      {opened && (
        <ScoreDialog relationship={relationship} side="overall" wanted={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

const hasGround = (data: RelationshipInsights | undefined) =>
  data !== undefined && (data.isWithheld || data.insights.some(({ sources }) => sources.length > 0));

type InsightsProps = { all: readonly Insight[]; onSource: (source: InsightSource) => void };

function Insights({ all, onSource }: InsightsProps) {
  return (
    <ul className={css.insights}>
      {all.map((insight) => (
        <StandingOut key={`${insight.insightType} ${insight.title}`} insight={insight} onSource={onSource} />
      ))}
    </ul>
  );
}

function showField(field: string) {
  const place = document.getElementById(`field-${field}`);
  place?.closest('details')?.setAttribute('open', '');
  place?.scrollIntoView({ block: 'start' });
}
