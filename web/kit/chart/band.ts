import { type Band, bandOf } from '#contract/relationship-scores.ts';

/** The words for bands: how a relationship stands is said in the same ones everywhere; a crafted message has its own. */
export type BandWords = 'relationship' | 'crafting';

const words: Record<BandWords, Record<Band, string>> = {
  relationship: { excellent: 'Excellent', good: 'Good', fair: 'Needs Attention', needs: 'Critical' },
  crafting: { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs: 'Needs improvement' },
};

export const notRated = 'Not rated yet';

export function bandWord(score: number, set: BandWords): string {
  return words[set][bandOf(score)];
}
