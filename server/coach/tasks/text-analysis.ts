import * as z from 'zod/mini';
import { TextAnalysisResult } from '#contract/coach.ts';
import { Bond, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/standing.ts';

export const textAnalysis = task({
  name: 'textAnalysis',
  version: 'text-analysis.2',
  input: z.object({ text, relationship: z._default(z.nullable(Bond), null) }),
  output: TextAnalysisResult,
  free: ({ text }) => texts('text_analyzer', text),
});
