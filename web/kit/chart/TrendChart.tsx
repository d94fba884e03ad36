import { useRef } from 'react';
import { TrendFrame } from '#web/kit/chart/TrendFrame.tsx';
import { TrendLine } from '#web/kit/chart/TrendLine.tsx';
import { type Frame, spread, type TrendSeries, xOf, yOf } from '#web/kit/chart/trendGeometry.ts';
import { useWidth } from '#web/kit/chart/useWidth.ts';

type TrendChartProps = {
  series: readonly TrendSeries[];
  /** One per value; as many are shown as fit. */
  labels: readonly string[];
  height?: number;
};

/** Scores over time. Lines are labeled at their ends, so there is no legend; the title should say what it shows. */
export function TrendChart({ series, labels, height = 210 }: TrendChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 380);
  const frame = { width, height, left: 30, right: nameRoom(series), top: 10, bottom: 28 };
  const ends = spread(
    series.map(({ values }) => yOf(lastOf(values) ?? 0, frame)),
    18,
  );
  return (
    <TrendFrame ref={box} label={series.map(spoken).join('; ')} frame={frame}>
      <Labels labels={labels} frame={frame} />
      {series.map((one, index) => (
        <TrendLine key={one.name} series={one} frame={frame} dashed={index % 2 === 1} nameY={ends[index] ?? 0} />
      ))}
    </TrendFrame>
  );
}

function Labels({ labels, frame }: { labels: readonly string[]; frame: Frame }) {
  const fitting = Math.max(1, Math.floor((frame.width - frame.left - frame.right) / 72));
  const step = Math.ceil(labels.length / fitting);
  return labels.map((label, index) =>
    (labels.length - 1 - index) % step === 0 ? (
      <text key={label} x={xOf(index, labels.length, frame)} y={frame.height - 6} textAnchor="middle">
        {label}
      </text>
    ) : null,
  );
}

function nameRoom(series: readonly TrendSeries[]): number {
  const longest = Math.max(0, ...series.map(({ name }) => Math.min(name.length, 14)));
  return 44 + longest * 7.5;
}

function lastOf(values: readonly (number | null)[]): number | undefined {
  return values.findLast((value) => value !== null) ?? undefined;
}

function spoken({ name, values }: TrendSeries): string {
  const first = values.find((value) => value !== null);
  return first === undefined ? `${name}: nothing yet` : `${name} from ${first} to ${lastOf(values)}`;
}
