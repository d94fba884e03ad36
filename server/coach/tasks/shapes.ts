import * as z from 'zod/mini';
import { KnownKind } from '#contract/coach.ts';
import { Offer } from '#contract/guide.ts';

/** Longer than any form lets through, short enough to be read in milliseconds. */
export const LONGEST = 20_000;

export const text = z.string().check(z.maxLength(LONGEST));
export const maybe = z._default(z.nullable(text), null);

/** One turn; `name` is the first name of whoever spoke, where several speak. */
export const Said = z.object({ role: z.enum(['user', 'assistant']), content: text, name: maybe });
export type Said = z.input<typeof Said>;
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

/** What somebody wrote down earlier, of one kind: about a person by name, or about nobody in particular. */
export const Known = z.object({ kind: KnownKind, about: maybe, lines: z.array(text) });
export type Known = z.infer<typeof Known>;

/** What earlier turns mean for this one; null where nobody looked. */
export const Care = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['none', 'aftercare']) }),
  z.object({ state: z.literal('concern'), category: z.string(), hasAsked: z.boolean() }),
]);

export const ChatInput = z.object({
  message: text,
  history,
  /** What the person likes to be called. */
  name: maybe,
  /** First names, empty where there is none, of all who are in the talk and read the answer: where they are more than one. */
  present: z._default(z.array(text), []),
  /** In the order in which it matters most. Never filled where several read the answer. */
  known: z._default(z.array(Known), []),
  /** The member's date, weekday and part of the day, as one line of words. */
  today: maybe,
  /** What was said before `history` begins, as a model summed it up. */
  summary: maybe,
  care: z._default(z.nullable(Care), null),
  /** Where the built-in guide stands in this talk, as it said with its last reply. */
  guide: z._default(z.unknown(), null),
  /** Whoever reads it has no buttons: what is offered stands in the reply as well. */
  asText: z._default(z.boolean(), false),
});
/** What the built-in guide offers beside its words, and where it stands in the talk now. */
export const Guided = z.object({ offer: Offer, state: z.unknown() });
export type Guided = z.infer<typeof Guided>;
export const ChatOutput = z.object({
  response: z.string(),
  /** Which of the eight ways of helping it used, in their order. */
  strategies: z.array(z.string()),
  notice: z.nullable(z.string()),
  guide: z.optional(z.nullable(Guided)),
});
