import * as z from 'zod/mini';
import { redact } from '#server/coach/anonymise/redact.ts';
import { LONGEST } from '#server/coach/tasks/shapes.ts';
import { assess } from '#server/safety/assess.ts';
import { injected } from '#server/safety/injection/injected.ts';
import { surfaces } from '#server/safety/terms.ts';
import { composeStory } from '#server/stories/compose.ts';

/** One input to one result. Throws zod's error for an input that does not fit. */
export type BatchTask = (input: unknown) => unknown;

export const batchTask =
  <Shape extends z.ZodMiniType>(shape: Shape, run: (input: z.output<Shape>) => unknown): BatchTask =>
  (input) =>
    run(shape.parse(input));

const text = z.string();
const known = z._default(z.array(z.string()), []);
/** Texts longer than any form allows are cut, and the answer says so. */
const cut = ({ length }: string) => (length > LONGEST ? { cut: LONGEST } : {});
const LABELS = ['none', 'concern', 'crisis', 'crisis'] as const;

export const safetyTasks: Record<string, BatchTask> = {
  safety: batchTask(z.object({ text, surface: z._default(z.enum(surfaces), 'chat') }), ({ text, surface }) => {
    const { level, category, who, resource, evidence, limited } = assess(text, { surface });
    return { level, label: LABELS[level], category, who, resource, limited, evidence };
  }),
  injection: batchTask(z.object({ text }), ({ text }) => ({ ...injected(text.slice(0, LONGEST)), ...cut(text) })),
  redact: batchTask(z.object({ text, known_names: known }), ({ text, known_names }) => ({
    ...redact(text.slice(0, LONGEST), known_names),
    ...cut(text),
  })),
  story: batchTask(z.object({ text, known_names: known }), ({ text }) =>
    composeStory({ text: text.slice(0, LONGEST) }),
  ),
};
