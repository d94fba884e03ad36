export type Band = 'excellent' | 'good' | 'fair' | 'needs';
/** Lists, details and the dashboard say it one way, the profile another. */
export type BandWords = 'overview' | 'profile';

const words: Record<BandWords, Record<Band, string>> = {
  overview: { excellent: 'Excellent', good: 'Good', fair: 'Needs Attention', needs: 'Critical' },
  profile: { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs: 'Needs Work' },
};

export const notRated = 'Not rated yet';

export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'needs';
}

export function bandWord(score: number, set: BandWords): string {
  return words[set][bandOf(score)];
}
