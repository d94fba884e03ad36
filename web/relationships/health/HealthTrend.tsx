import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Hue } from '#contract/hues.ts';
import { hueOf } from '#contract/hues.ts';
import type { Trend } from '#contract/relationship-check-ins.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { TrendFrame } from '#web/kit/chart/TrendFrame.tsx';
import { type Frame, yOf } from '#web/kit/chart/trendGeometry.ts';
import { useWidth } from '#web/kit/chart/useWidth.ts';
import { dayOf } from '#web/kit/dates.ts';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { archPath } from '#web/kit/figure/arch.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { beginningOf, lineOf, movementOf, timesOf } from '#web/relationships/health/numbers.ts';
import css from './HealthTrend.module.css';

type Props = { events: Trend['events']; xAt: (at: string) => number; ground: number };

/** Good moments are arches under the line, conflicts are points, each in a row of its own. */
function EventMarks({ events, xAt, ground }: Props) {
  return events.map(({ id, kind, at }) =>
    kind === 'good_moment' ? (
      <path key={id} d={archPath(xAt(at) - 4, 8, 9, ground + 14)} className={css.good} />
    ) : (
      <path key={id} d={`M${xAt(at) - 5} ${ground + 18}h10l-5 9z`} className={css.conflict} />
    ),
  );
}

const HEIGHT = 236;

/** The overall score over time, with events under the ground line. */
function HealthLine({ trend: { points, events }, name, hue }: { trend: Trend; name: string; hue: Hue }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 480);
  const frame: Frame = { width, height: HEIGHT, left: 30, right: 40, top: 10, bottom: 52 };
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return <div ref={box} />;
  // One answer, or one day, is a point, since nothing has changed yet.
  const isLine = dayOf(first.at) !== dayOf(last.at) && (points.length > 2 || events.length > 0);
  const start = beginningOf(points, events);
  const xAt = timesOf(start, last.at, frame);
  return (
    <TrendFrame
      ref={box}
      hue={hue}
      label={`${name} from ${first.overallHealthScore} to ${last.overallHealthScore}`}
      frame={frame}
    >
      {isLine && <path d={lineOf(points, xAt, frame)} data-part="line" />}
      <path d={archPath(xAt(last.at) - 5, 10, 11, yOf(last.overallHealthScore, frame) + 5)} data-part="end" />
      <text x={width - frame.right + 10} y={yOf(last.overallHealthScore, frame) + 5} data-part="name">
        {last.overallHealthScore}
      </text>
      <EventMarks events={events} xAt={xAt} ground={yOf(0, frame)} />
      <text x={frame.left} y={HEIGHT - 6}>
        {dayOf(start)}
      </text>
      <text x={width - frame.right} y={HEIGHT - 6} textAnchor="end">
        Today
      </text>
    </TrendFrame>
  );
}

/** What the marks mean and how many there are; screen readers also get the days. */
function TrendLegend({ events }: { events: Trend['events'] }) {
  if (events.length === 0) return null;
  const of = (kind: 'good_moment' | 'conflict') => events.filter((event) => event.kind === kind);
  const days = (list: Trend['events']) => list.map(({ at }) => dayOf(at)).join(', ');
  const [good, conflicts] = [of('good_moment'), of('conflict')];
  return (
    <div className={css.legend}>
      {good.length > 0 && (
        <span>
          <svg viewBox="0 0 8 9" width="9" height="10" aria-hidden="true">
            <path d={archPath(0, 8, 9, 9)} className={css.good} />
          </svg>
          {good.length === 1 ? '1 good moment' : `${good.length} good moments`}
          <span className="visually-hidden">: {days(good)}</span>
        </span>
      )}
      {conflicts.length > 0 && (
        <span>
          <svg viewBox="0 0 10 9" width="10" height="9" aria-hidden="true">
            <path d="M0 0h10l-5 9z" className={css.conflict} />
          </svg>
          {conflicts.length === 1 ? '1 conflict' : `${conflicts.length} conflicts`}
          <span className="visually-hidden">: {days(conflicts)}</span>
        </span>
      )}
    </div>
  );
}

const spans = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
type Span = (typeof spans)[number]['value'];

/** How the overall score changed. Renders nothing before the first check-in. */
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
