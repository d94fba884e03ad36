import { archOutline, archPath, Eyes } from '#web/kit/figure/arch.tsx';
import css from './Empty.module.css';

/** other: somebody is missing. pages: nothing written yet. lost: nobody here. */
export type EmptyFigureName = 'other' | 'pages' | 'lost';

const figures = { other: Other, pages: Pages, lost: Lost };

export function EmptyFigure({ name }: { name: EmptyFigureName }) {
  const Figure = figures[name];
  return (
    <svg viewBox="0 0 168 84" width="168" height="84" aria-hidden="true" className={css.figure}>
      <Figure />
      <path d="M4 83H164" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Other() {
  return (
    <>
      <path d={archPath(22, 58, 68, 82)} fill="var(--you)" />
      <path d={archOutline(90, 58, 76, 82)} className={css.dashed} />
      <Eyes cx={54} y={40} gaze="right" color="var(--you-eye)" />
    </>
  );
}

function Pages() {
  const heights = [38, 52, 46, 64];
  return (
    <>
      {heights.map((height, index) => (
        <path key={height} d={archOutline(14 + index * 30, 24, height, 82)} className={css.dashed} />
      ))}
      <path d={archPath(134, 24, 74, 82)} fill="var(--ember)" />
      <Eyes cx={146} y={22} scale={0.8} />
    </>
  );
}

function Lost() {
  return <path d={archOutline(55, 58, 76, 82)} className={css.dashed} />;
}
