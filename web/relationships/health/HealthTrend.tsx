import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hueOf } from '#contract/hues.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { HealthLine } from '#web/relationships/health/HealthLine.tsx';
import { movementOf } from '#web/relationships/health/movement.ts';
import { TrendLegend } from '#web/relationships/health/TrendLegend.tsx';
import css from './HealthTrend.module.css';

const spans = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
type Span = (typeof spans)[number]['value'];

/** How the overall score moved, with what happened beneath. Nothing before the first check-in. */
export function HealthTrend({ relationship: { id, personName } }: { relationship: Relationship }) {
  const title = useId();
  const [days, setDays] = useState<Span>('90');
  const trend = useQuery(
    api.relationships.checkIns.trend.queryOptions({
      input: { id, days },
      placeholderData: (before) => before,
    }),
  );
  return (
    <Card as="section" className={css.card} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title} className="h2">
          Over time
        </h2>
        <Segmented label="How far back" hideLabel options={spans} value={days} onValue={setDays} />
      </div>
      {trend.isError && (
        <Failed
          title="The chart couldn’t be loaded"
          text={refusalOf(trend.error).message}
          retrying={trend.isFetching}
          onRetry={() => void trend.refetch()}
        />
      )}
      {trend.isPending && (
        <Skeleton label="Loading the chart">
          <Blank width="60%" />
          <Blank shape="block" height="220px" />
        </Skeleton>
      )}
      {trend.data && (
        <figure className={css.figure}>
          <figcaption className="small dim">{movementOf(trend.data.points)}</figcaption>
          <HealthLine trend={trend.data} name={personName} hue={hueOf(id)} />
          <TrendLegend events={trend.data.events} />
        </figure>
      )}
    </Card>
  );
}
