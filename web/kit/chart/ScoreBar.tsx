import { type BandWords, notRated } from '#web/kit/chart/band.ts';
import { Meter } from '#web/kit/chart/Meter.tsx';
import css from './Score.module.css';

type ScoreBarProps = {
  label: string;
  /** 0 to 100, or null if unknown. */
  score: number | null;
  words?: BandWords;
};

/** The track is divided at 40, 60 and 80, so that the position alone shows the band. */
export function ScoreBar({ label, score, words = 'relationship' }: ScoreBarProps) {
  return (
    <div>
      <div className={css.head}>
        <span className={css.label}>{label}</span>
        {score === null ? (
          <span className={css.unknown}>{notRated}</span>
        ) : (
          <span className={css.value}>
            {score}
            <small>/100</small>
          </span>
        )}
      </div>
      <Meter label={label} score={score} words={words} cut />
    </div>
  );
}
