import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { TenArches } from '#web/kit/chart/TenArches.tsx';
import css from '#web/kit/Tool.module.css';
import { healthOf } from '#web/relationship-analysis/compared.ts';

/** Overall health out of ten with its reason, or a note that there is too little to tell. */
export function Health({ one }: { one: RelationshipAnalysis }) {
  const shown = healthOf(one);
  if (shown)
    return (
      <div className={css.part}>
        <TenArches label="Overall health" value={shown.health} scale="health" />
        <p className="small">{shown.why}</p>
      </div>
    );
  return (
    <div className={css.part}>
      <h3 className="label">Overall health</h3>
      <p className={css.voice}>Not enough to tell</p>
      <p className="caption dim">
        A few sentences can’t carry a number. Check-ins on someone’s page can, and show what it was counted from.
      </p>
    </div>
  );
}
