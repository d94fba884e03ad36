import { type Frame, linePath, type TrendSeries, xOf, yOf } from '#web/kit/chart/trendGeometry.ts';
import { archPath } from '#web/kit/figure/arch.tsx';

type Props = { series: TrendSeries; frame: Frame; dashed: boolean; nameY: number };

export function TrendLine({ series, frame, dashed, nameY }: Props) {
  const { name, hue, values } = series;
  const at = values.findLastIndex((value) => value !== null);
  const last = values[at];
  if (last === undefined || last === null) return null;
  const x = xOf(at, values.length, frame);
  const y = yOf(last, frame);
  return (
    <g data-hue={hue}>
      <path d={linePath(values, frame)} data-part="line" strokeDasharray={dashed ? '7 6' : undefined} />
      <path d={archPath(x - 5, 10, 11, y + 5)} data-part="end" />
      <text x={frame.width - frame.right + 12} y={nameY + 5} data-part="name">
        {name.length > 14 ? `${name.slice(0, 13)}…` : name} {last}
      </text>
    </g>
  );
}
