import { type ConversationProgress, STEP_WORDS, STEPS } from '#contract/conversations.ts';
import { ProgressBar } from '#web/kit/chart/ProgressBar.tsx';
import { IconCheck, IconChevronDown, IconCircle } from '#web/kit/icons.ts';
import css from './ProgressSteps.module.css';

/** How many of the five steps were taken, and on opening, which ones. */
export function ProgressSteps({
  progress: { percent, done },
  title,
}: {
  progress: ConversationProgress;
  title: string;
}) {
  return (
    <details className={css.progress}>
      <summary className={css.summary}>
        <span className={css.head}>
          <span>
            Progress<span className="visually-hidden"> of {title}</span>
          </span>
          <span className={css.percent}>
            {percent}%
            <IconChevronDown size={16} className={css.chevron} aria-hidden="true" />
          </span>
        </span>
        <ProgressBar label="Steps taken" done={done.length} total={STEPS.length} />
      </summary>
      <ul className={css.steps}>
        {STEPS.map((step) => {
          const isDone = done.includes(step);
          const Icon = isDone ? IconCheck : IconCircle;
          return (
            <li key={step} data-done={isDone || undefined}>
              <Icon size={16} className={css.mark} aria-hidden="true" />
              <span>
                {STEP_WORDS[step]}
                {!isDone && <span className={css.notYet}> (not yet)</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
