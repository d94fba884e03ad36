import { archPath } from '#web/kit/figure/arch.tsx';
import css from './Skeleton.module.css';

/** The figures of a person's card while it loads. */
export function SkeletonPair() {
  return (
    <span className={css.scene}>
      <svg viewBox="0 0 168 96" width="168" height="96" aria-hidden="true">
        <path d={archPath(26, 58, 68, 96)} fill="var(--skeleton)" />
        <path d={archPath(80, 58, 76, 96)} fill="var(--skeleton)" />
      </svg>
    </span>
  );
}
