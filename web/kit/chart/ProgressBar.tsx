import css from './Score.module.css';

/** A share that is done. It is no judgment, so it has no band. */
export function ProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={`${done} of ${total} done`}
      className={`${css.bar} ${css.progress}`}
    >
      <span className={css.fill} style={{ inlineSize: `${total === 0 ? 0 : (100 * done) / total}%` }} />
    </span>
  );
}
