import { archOutline, archPath, Eyes } from '#web/kit/figure/arch.tsx';
import css from './MembershipPage.module.css';

/** The title, or that the trial has ended. */
export function MembershipHeading({ title, isExpired }: { title: string; isExpired: boolean }) {
  if (!isExpired) {
    return (
      <div className={css.heading}>
        <h1 className="h1">{title}</h1>
        <p>Three plans. You can change or cancel at any time.</p>
      </div>
    );
  }
  return (
    <div className={css.expired}>
      <div className={css.heading} data-expired>
        <h1 className="h1">Your Free Trial Has Ended</h1>
        <p>Choose a plan to pick up where you left off. What you wrote is kept, and stays yours to export or erase.</p>
      </div>
      <Parting />
    </div>
  );
}

function Parting() {
  return (
    <svg viewBox="0 0 168 84" width="168" height="84" aria-hidden="true" className={css.figure}>
      <path d={archOutline(22, 58, 68, 82)} className={css.dashed} />
      <path d={archPath(90, 58, 76, 82)} fill="var(--ember)" />
      <Eyes cx={118} y={32} gaze="left" />
      <path d="M4 83H164" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
