import type { Read } from '#web/arguments/ArgumentSections.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import type { TenScale } from '#web/kit/chart/outOfTen.ts';
import { TenArches } from '#web/kit/chart/TenArches.tsx';
import { IconInfoCircle } from '#web/kit/icons.ts';
import { Popover } from '#web/kit/menu/Popover.tsx';
import tool from '#web/kit/Tool.module.css';
import css from './Arguments.module.css';

/** The kind of conflict, its severity, and how close a solution is. */
export function Scales({ argument: { analysis, severityScore, resolutionScore, reasons } }: { argument: Read }) {
  return (
    <Card className={css.scales}>
      <div>
        <h2 className="small dim">Conflict type</h2>
        <p className={css.kind}>{analysis.conflictType}</p>
      </div>
      <Scale label="Severity" value={severityScore} scale="severity" reason={reasons?.severityScore} />
      <Scale
        label="Resolution potential"
        value={resolutionScore}
        scale="resolution"
        reason={reasons?.resolutionScore}
      />
    </Card>
  );
}

type ScaleProps = { label: string; value: number | null; scale: TenScale; reason: string | undefined };

function Scale({ label, value, scale, reason }: ScaleProps) {
  return (
    <div className={css.scale}>
      {value === null ? (
        <>
          <p className="small dim">{label}</p>
          <p className={css.kind}>Not enough to tell</p>
        </>
      ) : (
        <TenArches label={label} value={value} scale={scale} />
      )}
      {reason && (
        <Popover
          title={`${label}: why`}
          trigger={
            <button type="button" className={tool.why}>
              <IconInfoCircle size={16} aria-hidden="true" />
              Why<span className="visually-hidden"> this {label.toLowerCase()}</span>
            </button>
          }
        >
          <p className="small">{reason}</p>
        </Popover>
      )}
    </div>
  );
}
