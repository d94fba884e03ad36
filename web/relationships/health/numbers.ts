/** Points with their sign, a true minus included: "+4.2", "−1". */
export function signed(points: number): string {
  const rounded = Number(points.toFixed(1));
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

export const percent = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`;
