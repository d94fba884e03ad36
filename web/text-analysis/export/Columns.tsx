import { useRef } from 'react';
import type { Hue } from '#contract/hues.ts';
import { useWidth } from '#web/kit/chart/useWidth.ts';
import css from './ChatExport.module.css';

type ColumnSeries = { name: string; hue: Hue | 'you'; values: readonly (number | null)[] };
type ColumnsProps = { label: string; series: readonly ColumnSeries[]; steps: readonly string[]; unit?: string };

const HEIGHT = 150;
/** Pixels for a label. */
const LABEL = 52;
const ROOM = { top: 16, bottom: 24 };

/** A grouped column chart over time. */
export function Columns({ label, series, steps, unit = '' }: ColumnsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 320);
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ground = HEIGHT - ROOM.bottom;
  const step = width / Math.max(1, steps.length);
  const each = Math.min(22, (step * 0.8) / series.length);
  const every = Math.ceil(steps.length / Math.max(1, Math.floor(width / 76)));
  return (
    <div ref={box} className={css.chart}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT}>
        <text x={0} y={10}>
          {`${Math.round(most).toLocaleString('en-US')}${unit}`}
        </text>
        {series.map(({ name, hue, values }, at) => (
          <g key={name} data-hue={hue}>
            {values.map((value, place) => {
              const tall = ((value ?? 0) / most) * (ground - ROOM.top);
              const x = place * step + (step - each * series.length) / 2 + at * each;
              return <rect key={steps[place]} x={x} y={ground - tall} width={Math.max(1, each - 1)} height={tall} />;
            })}
          </g>
        ))}
        <line x1={0} x2={width} y1={ground} y2={ground} />
        {steps.map((name, place) =>
          place % every === 0 && (place === 0 || place * step < width - LABEL) ? (
            <text key={name} x={place * step} y={HEIGHT - 6}>
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <ul className={css.legend}>
        {series.map(({ name, hue }) => (
          <li key={name} data-hue={hue}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
