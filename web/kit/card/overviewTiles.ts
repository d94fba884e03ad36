import type { Tile } from '#web/kit/card/Tiles.tsx';

type Counts = { total: number; healthy: number; needAttention: number; averageHealth: number | null };

/** How somebody's relationships stand, in four tiles. Without counts they are still to come; what nothing is rated for is a dash, never a zero. */
export function overviewTiles(counts: Counts | undefined): Tile[] {
  const { total, healthy, needAttention, averageHealth } = counts ?? {};
  return [
    { label: 'Total Relationships', value: total },
    { label: 'Healthy Relationships', value: healthy, ...(healthy && { band: 'good' }) },
    { label: 'Need Attention', value: needAttention, ...(needAttention && { band: 'needs' }) },
    averageHealth === null
      ? { label: 'Average Health', value: '–' }
      : { label: 'Average Health', value: averageHealth, suffix: '%' },
  ];
}
