import { type BandWords, notRated } from '#web/kit/chart/band.ts';
import { Meter } from '#web/kit/chart/Meter.tsx';
import css from './Score.module.css';

type ScoreRow = { label: string; score: number | null };

/** Sub-scores, aligned for comparison. */
export function ScoreRows({ rows, words = 'relationship' }: { rows: readonly ScoreRow[]; words?: BandWords }) {
  return (
    <div className={css.rows}>
      {rows.map(({ label, score }) => (
        <div key={label} className={css.row}>
          <span className={css.label}>{label}</span>
          <Meter label={label} score={score} words={words} />
          <span className={css.value}>
            {score ?? <span className="visually-hidden">{notRated}</span>}
            {score === null && <span aria-hidden="true">–</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
