import type { Progress } from '#contract/progress.ts';
import { CATEGORIES, CATEGORY_LABELS } from '#contract/progress-scores.ts';

/** The measured categories, as words and whole percentages. */
export const measuredIn = (progress: Progress): { label: string; percent: number }[] =>
  CATEGORIES.flatMap((category) => {
    const value = progress[category];
    return typeof value === 'number' ? [{ label: CATEGORY_LABELS[category], percent: Math.round(value) }] : [];
  });
