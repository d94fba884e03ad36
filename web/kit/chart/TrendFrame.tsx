import type { ReactNode, Ref } from 'react';
import type { Hue } from '#contract/hues.ts';
import { type Frame, yOf } from '#web/kit/chart/trendGeometry.ts';
import css from './TrendFrame.module.css';

type TrendFrameProps = { ref: Ref<HTMLDivElement>; label: string; frame: Frame; hue?: Hue; children: ReactNode };

/** The background of a chart of scores: the lines at every 20, and the styles of lines and labels. */
export function TrendFrame({ ref, label, frame, hue, children }: TrendFrameProps) {
  const { width, height } = frame;
  return (
    <div ref={ref} className={css.box} data-hue={hue}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={css.chart}
      >
        {[0, 20, 40, 60, 80, 100].map((value) => (
          <g key={value}>
            <line
              x1={frame.left}
              x2={width - frame.right}
              y1={yOf(value, frame)}
              y2={yOf(value, frame)}
              data-part={value === 0 ? 'ground' : 'grid'}
            />
            <text x={frame.left - 8} y={yOf(value, frame) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </div>
  );
}
