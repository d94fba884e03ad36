import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { ConversationStanding } from '#contract/conversations.ts';
import { DashboardWeek } from '#contract/dashboard-week.ts';
import { endpoint } from '#contract/endpoint.ts';
import { CARD_IDS } from '#contract/insight-cards.ts';
import { Progress } from '#contract/progress.ts';
import { NextItem } from '#contract/relationship-dates.ts';
import { RelationshipCard } from '#contract/relationships.ts';

export const InsightCard = z.object({
  id: z.enum(CARD_IDS),
  type: z.enum(['strengths', 'opportunities', 'communication', 'conflict']),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  isPinned: z.boolean(),
  isVisible: z.boolean(),
  /** Null while nobody has changed it. */
  updatedAt: z.nullable(z.iso.datetime()),
  /** The score that a finding was read from, and whose it is; null beside words of one's own. */
  source: z.nullable(z.object({ relationshipId: z.string(), personName: z.string(), score: z.int() })),
});
export type InsightCard = z.infer<typeof InsightCard>;

/** The tiles count rated relationships only, except the total. */
export const Overview = z.object({
  total: z.int(),
  healthy: z.int(),
  needAttention: z.int(),
  /** Null while nothing is rated yet. */
  averageHealth: z.nullable(z.int()),
  first: z.array(RelationshipCard),
});
export type Overview = z.infer<typeof Overview>;

/** A conversation, of which the dashboard shows the latest, and counts those that are open. */
const ConversationRow = z.object({
  id: z.string(),
  title: z.string(),
  status: ConversationStanding,
  updatedAt: z.iso.datetime(),
});

/** When something was analyzed, the latest first. */
const AnalysisRow = z.object({ id: z.string(), createdAt: z.iso.datetime() });

/** Rooms that have nothing to tell yet answer an empty list. */
const nothingYet = z.array(z.never());

export const Dashboard = z.object({
  firstName: z.nullable(z.string()),
  relationships: Overview,
  insightCards: z.array(InsightCard),
  progress: Progress,
  /** The rounded average of the progress values; null without any. */
  progressScore: z.nullable(z.int()),
  next: z.array(NextItem),
  conversations: z.array(ConversationRow),
  textAnalyses: z.array(AnalysisRow),
  relationshipAnalyses: z.array(AnalysisRow),
  learningFeed: nothingYet,
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  get: endpoint
    .meta({ access: 'member', touches: [] })
    .route({ method: 'GET', path: '/dashboard', summary: 'Everything the dashboard shows' })
    .output(Dashboard),
  week: endpoint
    .meta({ access: 'member', touches: [] })
    .route({
      method: 'GET',
      path: '/dashboard/week',
      summary: 'What changed in the last days, and what was done in them',
    })
    .output(DashboardWeek),
  changeCard: endpoint
    .meta({ access: 'member', touches: ['dashboard'] })
    .route({ method: 'PATCH', path: '/dashboard/cards/{id}', summary: 'Pin, hide or edit an insight card' })
    .input(
      z.object({
        id: z.string(),
        content: z.optional(
          z
            .string('Please write a few words')
            .check(
              z.trim(),
              z.minLength(1, 'Please write a few words'),
              z.maxLength(1000, 'Please keep it under 1,000 characters'),
            ),
        ),
        isPinned: z.optional(z.boolean('Please say yes or no')),
        isVisible: z.optional(z.boolean('Please say yes or no')),
        /** When it was done, where the page was offline then: a later change on the server stays. */
        at: z.optional(z.iso.datetime('Please give the day and time')),
      }),
    )
    .output(z.extend(InsightCard, { safety: z.nullable(SafetyNote) })),
};
