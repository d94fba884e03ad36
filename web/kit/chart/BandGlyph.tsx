import type { Band } from '#contract/relationship-scores.ts';
import { archPath } from '#web/kit/figure/arch.tsx';

const lit: Record<Band, number> = { excellent: 4, good: 3, fair: 2, needs: 1 };

/** One to four rising arches, readable without color. */
export function BandGlyph({ band, height = 12 }: { band: Band | null; height?: number }) {
  const count = band ? lit[band] : 0;
  return (
    <svg viewBox="0 0 16 14" width={(height * 16) / 14} height={height} aria-hidden="true">
      {[5, 8, 11, 14].map((size, index) => (
        <path
          key={size}
          d={archPath(index * 4.2, 3.2, size, 14)}
          fill="currentColor"
          opacity={index < count ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
