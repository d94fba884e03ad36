import * as z from 'zod/mini';

/** Longer than any form lets through, short enough to be read in milliseconds. */
export const LONGEST = 20_000;

export const text = z.string().check(z.maxLength(LONGEST));
export const maybe = z._default(z.nullable(text), null);

export const Said = z.object({ role: z.enum(['user', 'assistant']), content: text });
export type Said = z.infer<typeof Said>;
export const history = z._default(z.array(Said), []);

const score = z._default(z.nullable(z.number()), null);
/** A relationship as the server looked it up; nothing of it comes from the request. */
export const Bond = z.object({
  personName: text,
  relationshipType: z._default(text, 'other'),
  healthScores: z._default(
    z.nullable(z.object({ overall: score, trust: score, communication: score, growth: score })),
    null,
  ),
  goals: z._default(z.array(text), []),
  strugglingWith: z._default(z.array(text), []),
  notes: maybe,
});
export type Bond = z.infer<typeof Bond>;

export const ChatInput = z.object({
  message: text,
  history,
  /** What the person likes to be called. */
  name: maybe,
});
export const ChatOutput = z.object({
  response: z.string(),
  /** Which of the eight ways of helping it used, in their order. */
  strategies: z.array(z.string()),
  notice: z.nullable(z.string()),
});
