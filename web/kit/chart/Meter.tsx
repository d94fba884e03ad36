import { bandOf } from '#contract/relationship-scores.ts';
import { type BandWords, bandWord } from '#web/kit/chart/band.ts';
import css from './Score.module.css';

type MeterProps = { label: string; score: number | null; words: BandWords; cut?: boolean };

export function Meter({ label, score, words, cut = false }: MeterProps) {
  if (score === null) return <span className={css.bar} data-unknown aria-hidden="true" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the meter element cannot be styled like this in any browser.
    <span
      role="meter"
      aria-label={label}
      aria-valuenow={score}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${score} of 100, ${bandWord(score, words)}`}
      className={css.bar}
      data-band={bandOf(score)}
      data-cut={cut || undefined}
    >
      <span className={css.fill} style={{ inlineSize: `${score}%` }} />
    </span>
  );
}
