import css from './arch.module.css';

export type Gaze = 'left' | 'right' | 'ahead' | 'down' | 'closed';

/** The arch that figures, charts and the logo are made of. */
export function archPath(x: number, width: number, height: number, ground: number): string {
  const radius = width / 2;
  return `M${x} ${ground}V${ground - height + radius}a${radius} ${radius} 0 0 1 ${width} 0V${ground}z`;
}

/** The same arch without its base line, for dashed outlines. */
export function archOutline(x: number, width: number, height: number, ground: number): string {
  return archPath(x, width, height, ground).slice(0, -1);
}

type EyesProps = { cx: number; y: number; gaze?: Gaze; color?: string; scale?: number };

export function Eyes({ cx, y, gaze = 'ahead', color = 'var(--eye)', scale = 1 }: EyesProps) {
  const gap = 6.5 * scale;
  if (gaze === 'closed') return <ClosedEyes cx={cx} y={y} gap={gap} color={color} scale={scale} />;
  const shift = { left: -5, right: 5, ahead: 0, down: 0 }[gaze] * scale;
  const center = y + (gaze === 'down' ? 4 * scale : 0);
  return (
    <g fill={color} className={css.blink}>
      <ellipse cx={cx + shift - gap} cy={center} rx={2.5 * scale} ry={3.4 * scale} />
      <ellipse cx={cx + shift + gap} cy={center} rx={2.5 * scale} ry={3.4 * scale} />
    </g>
  );
}

type ClosedEyesProps = { cx: number; y: number; gap: number; color: string; scale: number };

function ClosedEyes({ cx, y, gap, color, scale }: ClosedEyesProps) {
  const lid = (x: number) => `M${x - 3.2 * scale} ${y - 0.6 * scale}q${3.2 * scale} ${3.6 * scale} ${6.4 * scale} 0`;
  return (
    <path d={lid(cx - gap) + lid(cx + gap)} fill="none" stroke={color} strokeWidth={2 * scale} strokeLinecap="round" />
  );
}
