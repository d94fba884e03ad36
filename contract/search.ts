import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** What can be found. A new kind needs a source on the server as well. */
export const FOUND_KINDS = [
  'relationship',
  'agreement',
  'chat',
  'saved_chat',
  'conversation',
  'memory',
  'journal',
  'crafting',
  'argument',
  'text_analysis',
  'relationship_analysis',
] as const;
export const FoundKind = z.enum(FOUND_KINDS, 'There is no such kind');
export type FoundKind = z.infer<typeof FoundKind>;

/** A match. `quote` is an excerpt around the words; `from` and `to` mark them in it. */
export const Found = z.object({
  kind: FoundKind,
  /** The thing that opens. */
  id: z.string(),
  /** The message or item inside it. */
  part: z.nullable(z.string()),
  title: z.string(),
  quote: z.string(),
  from: z.int(),
  to: z.int(),
  at: z.iso.datetime(),
  /** The address in the app that opens at the match. */
  path: z.string(),
});
export type Found = z.infer<typeof Found>;

export const search = {
  find: endpoint
    .meta({ access: 'member', touches: [], limit: { max: 120, seconds: 60, by: 'member' } })
    .route({
      method: 'POST',
      path: '/search',
      summary: 'Find words in everything you wrote; they never stand in an address',
    })
    .input(
      z.object({
        words: z
          .string('Please type what you look for')
          .check(
            z.trim(),
            z.minLength(2, 'Please type at least 2 characters'),
            z.maxLength(200, 'Please keep it under 200 characters'),
          ),
        kinds: z.optional(z.nullable(z.array(FoundKind))),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
      }),
    )
    .output(z.object({ found: z.array(Found), isAll: z.boolean() })),
};
