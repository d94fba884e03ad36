import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import { TenArches } from '#web/kit/chart/TenArches.tsx';
import css from '#web/kit/Tool.module.css';
import { healthOf } from '#web/relationship-analysis/compared.ts';

/** Overall health out of ten with its reason. */
export function Health({ one }: { one: RelationshipAnalysis }) {
  const shown = healthOf(one);
  return (
    shown && (
      <div className={css.part}>
        <TenArches label="Overall health" value={shown.health} scale="health" />
        <p className="small">{shown.why}</p>
      </div>
    )
  );
}
