import { useId } from 'react';
import type { Hue } from '#contract/hues.ts';
import { archOutline, archPath, Eyes, type Gaze } from '#web/kit/figure/arch.tsx';
import css from './Pair.module.css';

const ground = 96;
const middle = 84;
const arch = 58;
const you = 68;
const other = 76;

type PairProps = {
  /** 0 to 100; null without ratings, when the other person is a dashed arch. */
  score: number | null;
  hue: Hue;
  width?: number;
};

/** Two people as arches. Their overlap shows the score, which is always written beside it. */
export function Pair({ score, hue, width = 168 }: PairProps) {
  const clip = useId();
  if (score === null) return <UnratedPair width={width} />;
  const distance = arch * (1.42 - 0.9 * (score / 100));
  const left = middle - distance / 2;
  const right = middle + distance / 2;
  const lean = 3 + Math.max(0, arch - distance) * 0.3;
  const yours = archPath(left - arch / 2, arch, you, ground);
  const theirs = archPath(right - arch / 2, arch, other, ground);
  const gaze = gazes(score);
  return (
    <svg viewBox="0 0 168 96" width={width} height={(width * 96) / 168} aria-hidden="true" className={css.pair}>
      <clipPath id={clip}>
        <path d={yours} className={css.you} />
      </clipPath>
      <path d={yours} fill="var(--you)" className={css.you} />
      <path d={theirs} fill={`var(--p-${hue}-solid)`} className={css.other} />
      <g clipPath={`url(#${clip})`}>
        <path d={theirs} fill={`var(--p-${hue}-lens)`} className={css.other} />
      </g>
      <g className={css.you}>
        <Eyes cx={left - lean} y={ground - you + 26} gaze={gaze.you} color="var(--you-eye)" />
      </g>
      <g className={css.other}>
        <Eyes cx={right + lean} y={ground - other + 26} gaze={gaze.other} color="var(--eye)" />
      </g>
    </svg>
  );
}

export function UnratedPair({ width = 168 }: { width?: number }) {
  const left = middle - 36;
  return (
    <svg viewBox="0 0 168 96" width={width} height={(width * 96) / 168} aria-hidden="true" className={css.pair}>
      <path d={archPath(left - arch / 2, arch, you, ground)} fill="var(--you)" />
      <path d={archOutline(middle + 36 - arch / 2, arch, other, ground)} className={css.dashed} />
      <Eyes cx={left} y={ground - you + 26} gaze="right" color="var(--you-eye)" />
    </svg>
  );
}

function gazes(score: number): { you: Gaze; other: Gaze } {
  if (score >= 80) return { you: 'closed', other: 'closed' };
  if (score >= 60) return { you: 'right', other: 'left' };
  if (score >= 40) return { you: 'ahead', other: 'ahead' };
  return { you: 'left', other: 'right' };
}
