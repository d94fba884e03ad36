import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { ShownStatus } from '#contract/conversations.ts';
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
  /** Null as long as nobody has changed it. */
  updatedAt: z.nullable(z.iso.datetime()),
  /** The relationship and score it is based on; null where the member wrote it. */
  source: z.nullable(z.object({ relationshipId: z.string(), personName: z.string(), score: z.int() })),
});
export type InsightCard = z.infer<typeof InsightCard>;

/** The tiles count rated relationships only, except the total. */
export const Overview = z.object({
  total: z.int(),
  healthy: z.int(),
  needAttention: z.int(),
  /** Null as long as nothing is rated. */
  averageHealth: z.nullable(z.int()),
  first: z.array(RelationshipCard),
});
export type Overview = z.infer<typeof Overview>;

/** The dashboard shows the latest conversations and counts the open ones. */
const ConversationRow = z.object({
  id: z.string(),
  title: z.string(),
  status: ShownStatus,
  updatedAt: z.iso.datetime(),
});

/** When analyses were made, newest first. */
const AnalysisRow = z.object({ id: z.string(), createdAt: z.iso.datetime() });

/** Asked for by the specification, and always empty. */
const nothingYet = z.array(z.never());

export const Dashboard = z.object({
  firstName: z.nullable(z.string()),
  relationships: Overview,
  insightCards: z.array(InsightCard),
  progress: Progress,
  /** The rounded average of the progress values; null where there are none. */
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
        /** When it was changed offline. A newer change on the server wins. */
        at: z.optional(z.iso.datetime('Please give the day and time')),
      }),
    )
    .output(z.extend(InsightCard, { safety: z.nullable(SafetyNote) })),
};
