import type { Overview } from '#contract/dashboard.ts';
import type { Tile } from '#web/kit/Tiles.tsx';

/** Without an overview the values are still to come. What nothing is rated for is a dash, never a zero. */
export function overviewTiles(overview: Overview | undefined): Tile[] {
  const { total, healthy, needAttention, averageHealth } = overview ?? {};
  return [
    { label: 'Total Relationships', value: total },
    { label: 'Healthy Relationships', value: healthy, ...(healthy && { band: 'good' }) },
    { label: 'Need Attention', value: needAttention, ...(needAttention && { band: 'needs' }) },
    averageHealth === null
      ? { label: 'Average Health', value: '–' }
      : { label: 'Average Health', value: averageHealth, suffix: '%' },
  ];
}
