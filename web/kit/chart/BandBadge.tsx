import { bandOf } from '#contract/relationship-scores.ts';
import css from '#web/kit/Badge.module.css';
import { BandGlyph } from '#web/kit/chart/BandGlyph.tsx';
import { type BandWords, bandWord, notRated } from '#web/kit/chart/band.ts';

/** Word, glyph and number together, so that none depends on color. */
export function BandBadge({ score, words }: { score: number | null; words: BandWords }) {
  if (score === null) return <span className={`${css.badge} ${css.unrated}`}>{notRated}</span>;
  const band = bandOf(score);
  return (
    <span className={css.badge} data-band={band}>
      <BandGlyph band={band} />
      {bandWord(score, words)}
      <span className="num">{score}%</span>
    </span>
  );
}
