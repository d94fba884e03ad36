import * as z from 'zod/mini';
import { countryOf } from '#contract/resources.ts';
import { attachmentOf } from '#server/batch/attachment.ts';
import { feelingOf } from '#server/batch/feeling.ts';
import { sentimentOf } from '#server/batch/sentiment.ts';
import { type BatchTask, batchTask } from '#server/batch/tasks.ts';
import { guide } from '#server/coach/guide/guide.ts';
import { evidenceOf } from '#server/coach/guide/sentences.ts';
import { run } from '#server/coach/port.ts';
import { Bond, history, LONGEST } from '#server/coach/tasks/shapes.ts';
import type { Given, TaskName } from '#server/coach/tasks/tasks.ts';
import { moveOf } from '#server/reading/feeling/moves.ts';
import { withCare } from '#server/safety/care.ts';

const text = z.string();
const only = z.object({ text });
/** The API's own inputs through the port, as the product uses it; the meta is beside the result. */
const asked =
  <Name extends TaskName>(name: Name): BatchTask =>
  async (input) => {
    const { output, meta } = await run(guide, name, input as Given<Name>);
    return { ...(output as object), meta };
  };

const short = (all: string) => all.slice(0, LONGEST);
const Chat = z.object({
  message: text,
  history,
  relationshipContext: z.optional(z.nullable(z.partial(Bond))),
  /** A country or region as browsers name it: whose lines stand beside danger. */
  country: z.optional(z.nullable(text)),
});
const said = z.array(z.object({ role: z.enum(['user', 'assistant']), content: text }));
const Insights = z.object({
  messages: z.optional(said),
  chatHistory: z.optional(said),
  message: z.optional(text),
  personName: z.optional(z.nullable(text)),
});

export const coachTasks: Record<string, BatchTask> = {
  sentiment: batchTask(only, ({ text }) => ({ score: sentimentOf(short(text)) })),
  emotion: batchTask(only, ({ text }) => {
    const { label, evidence } = feelingOf(short(text));
    return { label, evidence: evidenceOf(text, evidence) };
  }),
  moves: batchTask(only, ({ text }) => {
    const { label, evidence } = moveOf(short(text));
    return { label, evidence: evidence.map((one) => ({ ...one, quote: text.slice(one.from, one.to) })) };
  }),
  attachment: batchTask(only, ({ text }) => {
    const { label, evidence } = attachmentOf(short(text));
    return { label, evidence: evidenceOf(text, evidence) };
  }),
  'text-analysis': asked('textAnalysis'),
  'relationship-analysis': asked('relationshipAnalysis'),
  'craft-message': asked('craftMessage'),
  'resolve-argument': asked('resolveArgument'),
  chat: batchTask(Chat, async ({ message, history, relationshipContext: bond, country }) => {
    const talk = { message, ...withCare(history, message), asText: true };
    const context = country ? { country: countryOf(`en-${country === 'UK' ? 'GB' : country}`) } : {};
    const { output, meta } = bond?.personName
      ? await run(
          guide,
          'relationshipChat',
          { ...talk, relationship: { ...bond, personName: bond.personName } },
          context,
        )
      : await run(guide, 'coachChat', talk, context);
    return { ...output, meta };
  }),
  'chat-insights': batchTask(Insights, async ({ messages, chatHistory, message, personName = null }) => {
    const all = messages ?? chatHistory ?? (message ? [{ role: 'user' as const, content: message }] : []);
    const { output, meta } = await run(guide, 'chatInsights', { messages: all, personName });
    return { ...output, meta };
  }),
};
