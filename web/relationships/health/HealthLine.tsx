import { useRef } from 'react';
import type { Hue } from '#contract/hues.ts';
import type { Trend } from '#contract/relationship-check-ins.ts';
import { TrendFrame } from '#web/kit/chart/TrendFrame.tsx';
import { type Frame, yOf } from '#web/kit/chart/trendGeometry.ts';
import { useWidth } from '#web/kit/chart/useWidth.ts';
import { dayOf } from '#web/kit/dates.ts';
import { archPath } from '#web/kit/figure/arch.tsx';
import { EventMarks } from '#web/relationships/health/EventMarks.tsx';
import { beginningOf, lineOf, timesOf } from '#web/relationships/health/lineOf.ts';

const HEIGHT = 236;

/** The overall score by time. Between two points it is drawn straight; what happened stands under the ground line. */
export function HealthLine({ trend: { points, events }, name, hue }: { trend: Trend; name: string; hue: Hue }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 480);
  const frame: Frame = { width, height: HEIGHT, left: 30, right: 40, top: 10, bottom: 52 };
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return <div ref={box} />;
  // One answer, or one day, is a point: nothing moved yet.
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
