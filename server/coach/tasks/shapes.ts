import * as z from 'zod/mini';
import { KnownKind } from '#contract/coach.ts';
import { Offer } from '#contract/guide.ts';

/** Longer than any form allows, and short enough to be read in milliseconds. */
export const LONGEST = 20_000;

export const text = z.string().check(z.maxLength(LONGEST));
export const maybe = z._default(z.nullable(text), null);

/** One turn; `name` is the speaker's first name in a talk of several. */
export const Said = z.object({ role: z.enum(['user', 'assistant']), content: text, name: maybe });
export type Said = z.input<typeof Said>;
export const history = z._default(z.array(Said), []);

const score = z._default(z.nullable(z.number()), null);
/** A relationship as the server read it; nothing of it comes from the request. */
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

/** Notes of one kind, about a person by name or about nobody in particular. */
export const Known = z.object({ kind: KnownKind, about: maybe, lines: z.array(text) });
export type Known = z.infer<typeof Known>;

/** What earlier turns mean for this one; null if they were not assessed. */
export const Care = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['none', 'aftercare']) }),
  z.object({ state: z.literal('concern'), category: z.string(), hasAsked: z.boolean() }),
]);

export const ChatInput = z.object({
  message: text,
  history,
  /** What the person likes to be called. */
  name: maybe,
  /** The first names of everyone who reads the answer, if they are several; an unknown name is empty. */
  present: z._default(z.array(text), []),
  /** Most important first. Empty if several people read the answer. */
  known: z._default(z.array(Known), []),
  /** The member's date, weekday and part of the day as one line of words. */
  today: maybe,
  /** A model's summary of what was said before `history`. */
  summary: maybe,
  care: z._default(z.nullable(Care), null),
  /** The built-in guide's state, as its last reply left it. */
  guide: z._default(z.unknown(), null),
  /** The reader has no buttons, so offers are part of the text. */
  asText: z._default(z.boolean(), false),
});
/** What the built-in guide offers besides its words, and its state afterwards. */
export const Guided = z.object({ offer: Offer, state: z.unknown() });
export type Guided = z.infer<typeof Guided>;
export const ChatOutput = z.object({
  response: z.string(),
  /** Which of the eight strategies were used, in their order. */
  strategies: z.array(z.string()),
  notice: z.nullable(z.string()),
  guide: z.optional(z.nullable(Guided)),
});
