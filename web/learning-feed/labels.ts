import { excerpt } from '#contract/excerpt.ts';
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

/** What would be left out is shorter than the way to it. */
export const isShort = (text: string): boolean => text.length <= SUMMARY_SHOWN + 'Read more'.length * 2;

export const shortened = (text: string): string => excerpt(text, SUMMARY_SHOWN);

/** A date without a time, the same everywhere. */
export const dayLabel = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
