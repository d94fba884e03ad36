import { readOutOfTen, type TenScale } from '#web/kit/chart/outOfTen.ts';
import { archPath } from '#web/kit/figure/arch.tsx';
import css from './TenArches.module.css';

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type TenArchesProps = { label: string; value: number; scale: TenScale };

export function TenArches({ label, value, scale }: TenArchesProps) {
  const { word, band } = readOutOfTen(value, scale);
  return (
    <div className={css.ten} data-band={band}>
      <p className="small dim">{label}</p>
      <p className={css.reading}>
        <span className={css.number}>
          {value}
          <small>/10</small>
        </span>
        <span className={css.word}>{word}</span>
      </p>
      <svg viewBox="0 0 158 18" width="158" height="18" aria-hidden="true">
        {places.map((place) => (
          <path
            key={place}
            d={archPath((place - 1) * 16 + 1, 12, 16, 17)}
            className={place <= Math.round(value) ? css.full : css.open}
          />
        ))}
      </svg>
    </div>
  );
}
