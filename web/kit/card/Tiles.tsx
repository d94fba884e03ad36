import type { ReactNode } from 'react';
import type { Band } from '#contract/relationship-scores.ts';
import { BandGlyph } from '#web/kit/chart/BandGlyph.tsx';
import { Blank } from '#web/kit/state/Skeleton.tsx';
import css from './Tiles.module.css';

export type Tile = {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  suffix?: string;
  /** Gives glyph and color only; a count has no band label. */
  band?: Band;
};

/** Counts in one divided strip. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={css.strip}>
      {tiles.map(({ label, value, suffix, band }) => (
        <div key={label} className={css.tile}>
          <dt className="small dim">{label}</dt>
          <dd className={css.value}>
            {value === undefined ? <Blank shape="block" width={44} height={26} /> : value}
            {suffix && value !== undefined && <small>{suffix}</small>}
            {band && value !== undefined && (
              <span className={css.glyph} data-band={band}>
                <BandGlyph band={band} height={15} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
