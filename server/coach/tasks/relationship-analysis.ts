import * as z from 'zod/mini';
import { RelationshipAnalysisResult, RelationshipKind } from '#contract/coach.ts';
import { text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const relationshipAnalysis = task({
  name: 'relationshipAnalysis',
  version: 'relationship-analysis.1',
  input: z.object({ relationshipType: RelationshipKind, description: text }),
  output: RelationshipAnalysisResult,
  free: ({ description }) => texts('relationship_analysis', description),
});
