import * as z from 'zod/mini';

/** How many days the story covers, and how many days a change is measured over. */
export const STORY_DAYS = 30;
export const CHANGE_DAYS = 7;

/** What a member can do on a day, in the order in which the story mentions it. */
export const DEED_KINDS = [
  ...(['added', 'check_in', 'good_moment', 'conflict', 'planned', 'agreed', 'chat', 'saved_chat'] as const),
  ...(['conversation', 'mediation', 'entry', 'text_analysis', 'relationship_analysis', 'argument', 'message'] as const),
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

/**
 * One day with one person, or with nobody in particular: what was done, how often, and the member's own words about
 * it.
 */
export const StoryPart = z.object({
  on: z.iso.date(),
  relationshipId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  deeds: z.array(z.object({ kind: z.enum(DEED_KINDS), times: z.int(), words: z.array(z.string()) })),
});
export type StoryPart = z.infer<typeof StoryPart>;

/** How a person's overall score moved, and what was logged in between. */
export const Change = z.object({
  relationshipId: z.string(),
  personName: z.string(),
  /** Null where the only check-in of that time was the first one. */
  from: z.nullable(z.int()),
  to: z.int(),
  since: z.iso.datetime(),
  checkIns: z.int(),
  goodMoments: z.int(),
  conflicts: z.int(),
});
export type Change = z.infer<typeof Change>;

export const DashboardWeek = z.object({
  /** Newest first. */
  changes: z.array(Change),
  story: z.array(StoryPart),
});
export type DashboardWeek = z.infer<typeof DashboardWeek>;
