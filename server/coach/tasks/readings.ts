import * as z from 'zod/mini';
import { JournalInsight, RelationshipAnalysisResult, RelationshipKind, TextAnalysisResult } from '#contract/coach.ts';
import { Bond, text } from '#server/coach/tasks/shapes.ts';
import { task } from '#server/coach/tasks/task.ts';
import { texts } from '#server/safety/assess-texts.ts';

export const Entry = z.object({
  title: text,
  content: text,
  emotions: z._default(text, ''),
  mood: z.enum(['very_happy', 'happy', 'neutral', 'sad', 'very_sad']),
  tags: z._default(z.array(text), []),
  createdAt: z.string(),
});
export type Entry = z.infer<typeof Entry>;

export const journalInsight = task({
  name: 'journalInsight',
  version: 'journal-insight.1',
  input: z.object({ entries: z.array(Entry) }),
  output: JournalInsight,
  free: ({ entries }) =>
    texts('journal', ...entries.slice(0, 1).flatMap(({ title, content, emotions }) => [title, content, emotions])),
});

export const relationshipAnalysis = task({
  name: 'relationshipAnalysis',
  version: 'relationship-analysis.1',
  input: z.object({ relationshipType: RelationshipKind, description: text }),
  output: RelationshipAnalysisResult,
  free: ({ description }) => texts('relationship_analysis', description),
});

export const textAnalysis = task({
  name: 'textAnalysis',
  version: 'text-analysis.2',
  input: z.object({ text, relationship: z._default(z.nullable(Bond), null) }),
  output: TextAnalysisResult,
  free: ({ text }) => texts('text_analyzer', text),
});
