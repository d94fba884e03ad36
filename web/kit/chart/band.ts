import { type Band, bandOf } from '#contract/relationship-scores.ts';

/** The words for bands: in lists and on the dashboard, on the profile, and for crafted messages. */
export type BandWords = 'overview' | 'profile' | 'crafting';

const words: Record<BandWords, Record<Band, string>> = {
  overview: { excellent: 'Excellent', good: 'Good', fair: 'Needs Attention', needs: 'Critical' },
  crafting: { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs: 'Needs improvement' },
  profile: { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs: 'Needs Work' },
};

export const notRated = 'Not rated yet';

export function bandWord(score: number, set: BandWords): string {
  return words[set][bandOf(score)];
}
