import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { KnownKind } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';

export const KNOWN_KINDS = KnownKind.options;

export const FACT_LENGTH = 200;
/** The most facts a member can have. */
export const MOST_FACTS = 100;

const FactText = z
  .string('Please write what to remember')
  .check(
    z.trim(),
    z.minLength(1, 'Please write what to remember'),
    z.maxLength(FACT_LENGTH, `Please keep it under ${FACT_LENGTH} characters`),
    z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep it to one line'),
  );
/** Null: used in every chat. */
const About = z.nullable(z.string());

/** A short fact that Mallama remembers, or proposes to remember. */
export const Fact = z.object({
  id: z.string(),
  text: z.string(),
  /** The person in whose chats it is used; null: all chats. */
  relationshipId: About,
  personName: z.nullable(z.string()),
  /** Proposed by Mallama, and used only after the member has said yes. */
  isProposed: z.boolean(),
  /** The chat that a proposal came from. */
  threadId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Fact = z.infer<typeof Fact>;

const WrittenFact = z.extend(Fact, { safety: z.nullable(SafetyNote) });

/** Which kinds of the member's notes Mallama may use. */
export const MemorySettings = z.object({ kinds: z.record(KnownKind, z.boolean()) });
export type MemorySettings = z.infer<typeof MemorySettings>;

const One = z.object({ id: z.string() });
const touches = ['memory'] as const;
const reading = endpoint.meta({ access: 'signed_in', touches: [] });
const writing = endpoint.meta({
  access: 'member',
  touches,
  limit: { max: 300, seconds: 86_400, by: 'member' },
});
/** Members whose plan ended can still take back what is remembered. */
const own = endpoint.meta({ access: 'signed_in', touches });

export const memory = {
  list: reading
    .route({
      method: 'GET',
      path: '/memory/facts',
      summary: 'What Mallama remembers, and what it proposes to remember',
    })
    .output(z.array(Fact)),
  add: writing
    .route({ method: 'POST', path: '/memory/facts', summary: 'Have Mallama remember something' })
    .input(z.object({ text: FactText, relationshipId: z.optional(About) }))
    .output(WrittenFact),
  change: writing
    .route({ method: 'PATCH', path: '/memory/facts/{id}', summary: 'Word it anew, or change whose chats it is for' })
    .input(z.extend(One, { text: z.optional(FactText), relationshipId: z.optional(About) }))
    .output(WrittenFact),
  keep: writing
    .route({ method: 'POST', path: '/memory/facts/{id}/keep', summary: 'Say yes to what Mallama proposes to remember' })
    .input(z.extend(One, { text: z.optional(FactText), relationshipId: z.optional(About) }))
    .output(WrittenFact),
  forget: own
    .route({
      method: 'DELETE',
      path: '/memory/facts/{id}',
      summary: 'Have it forgotten, or say no to a proposal: nothing of it stays',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  forgetAll: own
    .route({ method: 'DELETE', path: '/memory/facts', summary: 'Have everything forgotten', successStatus: 204 })
    .output(z.void()),
  settings: reading
    .route({ method: 'GET', path: '/memory/settings', summary: 'What Mallama may use of what you wrote down' })
    .output(MemorySettings),
  choose: own
    .route({ method: 'PUT', path: '/memory/settings', summary: 'Choose what Mallama may use; what is not sent stays' })
    .input(z.object({ kinds: z.partialRecord(KnownKind, z.boolean('Please say yes or no')) }))
    .output(MemorySettings),
};
