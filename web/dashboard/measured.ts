import type { Progress } from '#contract/progress.ts';

/** Categories that something was measured in, in words and whole percents. */
export function measuredIn(progress: Progress): { label: string; percent: number }[] {
  return Object.entries(progress).flatMap(([category, value]) =>
    typeof value === 'number' ? [{ label: inWords(category), percent: Math.round(value) }] : [],
  );
}

function inWords(category: string): string {
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
