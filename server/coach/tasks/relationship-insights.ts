import * as z from 'zod/mini';
import { RelationshipInsights } from '#contract/coach.ts';
import { Bond } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

const score = z.nullable(z.number());

export const relationshipInsights = task({
  name: 'relationshipInsights',
  version: 'relationship-insights.1',
  input: z.object({
    relationship: Bond,
    /** Check-ins as stored, the oldest first; the numbers come from here, only the words from a coach. */
    scores: z.array(
      z.object({ at: z.string(), overall: score, trust: score, communication: score, growth: score, joy: score }),
    ),
    conflictsThisWeek: z._default(z.number(), 0),
    positivesThisWeek: z._default(z.number(), 0),
  }),
  output: RelationshipInsights,
  free: ({ relationship: { notes, goals, strugglingWith } }) =>
    texts('relationship', notes, ...goals, ...strugglingWith),
});
