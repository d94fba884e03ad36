import type { AuthMode } from '#web/account/sign-in/authMode.ts';
import { archPath, Eyes } from '#web/kit/figure/arch.tsx';
import css from './AuthFigure.module.css';

const you = archPath(34, 58, 68, 96);
const other = archPath(76, 58, 76, 96);

/** Two figures on the edge of the card; their pose depends on the mode. */
export function AuthFigure({ mode }: { mode: AuthMode }) {
  return (
    <svg viewBox="0 0 168 96" width={168} height={96} aria-hidden="true" className={css.figure} data-mode={mode}>
      <clipPath id="auth-figure-you">
        <path d={you} />
      </clipPath>
      <path d={you} fill="var(--you)" />
      <path d={other} fill="var(--ember)" />
      <path d={other} fill="var(--glow)" clipPath="url(#auth-figure-you)" />
      <g className={css.you}>
        <Eyes cx={57} y={54} color="var(--you-eye)" />
      </g>
      <g className={css.other}>
        <Eyes cx={111} y={46} />
      </g>
    </svg>
  );
}
