import type { Tile } from '#web/kit/card/Tiles.tsx';

type Counts = { total: number; healthy: number; needAttention: number; averageHealth: number | null };

/**
 * The four tiles of a member's relationships; loading without counts. A score without ratings is a dash and never a
 * zero.
 */
export function overviewTiles(counts: Counts | undefined): Tile[] {
  const { total, healthy, needAttention, averageHealth } = counts ?? {};
  return [
    { label: 'Total Relationships', value: total },
    { label: 'Healthy Relationships', value: healthy, ...(healthy && { band: 'good' }) },
    { label: 'Need Attention', value: needAttention, ...(needAttention && { band: 'fair' }) },
    averageHealth === null
      ? { label: 'Average Health', value: '–' }
      : { label: 'Average Health', value: averageHealth, suffix: '%' },
  ];
}
