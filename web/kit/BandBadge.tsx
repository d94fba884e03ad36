import { bandOf } from '#contract/relationship-scores.ts';
import { BandGlyph } from '#web/kit/BandGlyph.tsx';
import { type BandWords, bandWord, notRated } from '#web/kit/band.ts';
import css from './Badge.module.css';

/** Word, glyph and number together: none of them leans on the colour. */
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
