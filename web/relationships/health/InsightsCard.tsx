import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Insight, InsightSource, RelationshipInsights } from '#contract/relationship-insights.ts';
import { LIST_FIELDS } from '#contract/relationship-lists.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { refusalOf } from '#web/app/refusal.ts';

import { Button } from '#web/kit/button/Button.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { PriorityBadge } from '#web/kit/chart/PriorityBadge.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { IconPlus } from '#web/kit/icons.ts';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { ByCoach } from '#web/relationships/health/ByCoach.tsx';
import { momentNames } from '#web/relationships/health/momentWords.ts';
import { ScoreDialog } from '#web/relationships/health/ScoreDialog.tsx';
import { fields } from '#web/relationships/lists/fields.ts';
import type { PlanActions } from '#web/relationships/plan/usePlan.ts';
import css from './InsightsCard.module.css';

type RecommendedActionsProps = { id: string; texts: readonly string[]; actions: PlanActions };

/** What could be done next. One press makes it an action step; texts that are steps already are left out. */
function RecommendedActions({ id, texts, actions: { add, plan } }: RecommendedActionsProps) {
  const known = plan.data?.steps.map(({ text }) => text) ?? [];
  const open = texts.filter((text) => !known.includes(text));
  if (open.length === 0) return null;
  return (
    <section className={css.recommended} aria-label="You could try">
      <h3 className={css.title}>You could try</h3>
      <ul>
        {open.map((text) => (
          <li key={text}>
            <span>{text}</span>
            <Button
              size="compact"
              variant="subtle"
              icon={<IconPlus aria-hidden="true" />}
              aria-label={`Add step: ${text}`}
              loading={add.isPending && add.variables.text === text}
              onClick={() =>
                add.mutate(
                  { id, kind: 'step', text },
                  { onSuccess: () => toast({ title: 'Added to your action steps', tone: 'success' }) },
                )
              }
            >
              Add step
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StandingOutProps = { insight: Insight; onSource: (source: InsightSource) => void };

function StandingOut({ insight, onSource }: StandingOutProps) {
  const { title, priority, description, actionableAdvice, sources } = insight;
  return (
    <li className={css.insight}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <PriorityBadge priority={priority} />
      </div>
      <p className={css.text}>{description}</p>
      {actionableAdvice.length > 0 && (
        <ul className={css.advice}>
          {actionableAdvice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className={css.sources}>
          From
          {sources.map((source) => (
            <button key={`${source.kind} ${source.id}`} type="button" onClick={() => onSource(source)}>
              {sourceName(source)}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

function sourceName({ kind, id, at }: InsightSource): string {
  if (kind === 'saved_chat') return at ? `A saved chat, ${dayOf(at)}` : 'A saved chat';
  if (kind !== 'field') return at ? `${momentNames[kind]}, ${dayOf(at)}` : momentNames[kind];
  const field = LIST_FIELDS.find((name) => name === id);
  return field ? fields[field].title : 'Notes';
}

type Props = { relationship: Relationship; actions: PlanActions };

/** What stands out, with a way to each source. */
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
  // Before the first check-in there is nothing to show, and the button for one is right above.
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
