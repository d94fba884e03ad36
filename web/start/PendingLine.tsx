import css from './PendingLine.module.css';

/** The next page's code is on its way. Appears only when that takes a moment. */
export function PendingLine({ active }: { active: boolean }) {
  return (
    <div role="status" className={css.place}>
      {active && (
        <div className={css.line}>
          <span className="visually-hidden">Loading the page</span>
        </div>
      )}
    </div>
  );
}
