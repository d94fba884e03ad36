export type TenScale = 'severity' | 'resolution' | 'health';
type TenBand = 'excellent' | 'fair' | 'warm' | 'needs';
type TenReading = { word: string; band: TenBand };

const steps = [8, 6, 4, 0] as const;

/** High severity is red and high resolution potential green; the word says the same. */
const readings: Record<TenScale, readonly TenReading[]> = {
  severity: [
    { word: 'Severe', band: 'needs' },
    { word: 'High', band: 'warm' },
    { word: 'Moderate', band: 'fair' },
    { word: 'Mild', band: 'excellent' },
  ],
  resolution: [
    { word: 'High', band: 'excellent' },
    { word: 'Good', band: 'fair' },
    { word: 'Limited', band: 'warm' },
    { word: 'Low', band: 'needs' },
  ],
  health: [
    { word: 'Going well', band: 'excellent' },
    { word: 'Mixed', band: 'fair' },
    { word: 'Hard at the moment', band: 'needs' },
    { word: 'Hard at the moment', band: 'needs' },
  ],
};

export function readOutOfTen(value: number, scale: TenScale): TenReading {
  const step = steps.findIndex((least) => value >= least);
  return readings[scale][step] ?? { word: '', band: 'needs' };
}
