import css from './PendingLine.module.css';

/** Shows that the next page's code is being loaded, if that takes a moment. */
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
