import type { ReportReason, StoryCategory } from '#contract/learning-feed.ts';

export const CATEGORY_LABELS: Record<StoryCategory, string> = {
  romantic: 'Romantic',
  family: 'Family',
  friendship: 'Friendship',
  workplace: 'Workplace',
};

export const REASON_LABELS: Record<ReportReason, string> = {
  names_someone: 'It identifies someone',
  unkind: 'It’s unkind',
  dangerous: 'It could put someone in danger',
  spam: 'It’s spam',
  other: 'Something else',
};

/** Characters of a summary that a card shows. */
export const SUMMARY_SHOWN = 200;

/** Cut between words if possible. */
export function shortened(text: string): string {
  const cut = text.slice(0, SUMMARY_SHOWN);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > SUMMARY_SHOWN - 40 ? end : SUMMARY_SHOWN)}…`;
}

/** A date without a time, the same everywhere. */
export const dayLabel = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
