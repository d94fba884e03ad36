import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Minutes for which a sign-in counts as recent. Erasing an account needs a recent one. */
export const RECENT_MINUTES = 5;

export const EXPORT_VERSION = 1;
export const AI_NOTE =
  'Replies of the coach, under “chats”, were written by an AI. Everything else you wrote, or your own use of Mallama left it.';

/**
 * Everything that is kept about a member, in the clear and grouped by room. Left out is what is short-lived: answers
 * kept for retries (a day), live events (an hour), and rate-limit counts.
 */
export const Export = z.object({
  format: z.literal('mallama-export'),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
  ai: z.object({ containsAiText: z.boolean(), note: z.string() }),
  rooms: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type Export = z.infer<typeof Export>;

/** Shown for a file that cannot be imported. Nothing of it is stored. */
export const NOT_AN_EXPORT = 'This isn’t a Mallama export, or it was changed. Nothing was imported.';
export const NOT_EMPTY = 'You can import into an empty account. This one has something in it. Nothing was imported.';

const LARGEST_IMPORT = 64 * 1024 * 1024;

const Import = z.object({
  format: z.literal('mallama-export', NOT_AN_EXPORT),
  version: z.literal(EXPORT_VERSION, NOT_AN_EXPORT),
  rooms: z.record(z.string(), z.record(z.string(), z.unknown(), NOT_AN_EXPORT), NOT_AN_EXPORT),
});
export type Import = z.infer<typeof Import>;

const LEFT_BEHIND = [
  'connections',
  'deleted_people',
  'shared_chats',
  'private_parts',
  'published_stories',
  'comments',
  'single_answers',
] as const;
/** What the import left out, by kind and count. */
export const LeftBehind = z.object({ left: z.array(z.object({ kind: z.enum(LEFT_BEHIND), count: z.int() })) });
export type LeftBehind = z.infer<typeof LeftBehind>;

const Erasing = z.object({ confirm: z.literal('erase', 'Please type the word erase.') });

export const leaving = {
  exportAll: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true, limit: { max: 20, seconds: 3600, by: 'member' } })
    .route({
      method: 'GET',
      path: '/account/export',
      summary: 'Take everything with you; needs a sign-in of the last 5 minutes',
    })
    .output(Export),
  exportZip: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true, limit: { max: 20, seconds: 3600, by: 'member' } })
    .route({
      method: 'GET',
      path: '/account/export.zip',
      summary: 'The same as an archive, each room as JSON and in words; needs a sign-in of the last 5 minutes',
    })
    .output(z.custom<object>()),
  importAll: endpoint
    .meta({
      access: 'signed_in',
      touches: [
        ...([
          'account',
          'relationships',
          'journal',
          'chats',
          'conversations',
          'dashboard',
          'memory',
          'progress',
        ] as const),
        ...([
          'support',
          'arguments',
          'textAnalysis',
          'relationshipAnalysis',
          'crafting',
          'learningFeed',
          'search',
        ] as const),
      ],
      limit: { max: 20, seconds: 3600, by: 'member' },
      largest: LARGEST_IMPORT,
    })
    .route({
      method: 'POST',
      path: '/account/import',
      summary:
        'Bring an export into an empty account: all of what is your own, or nothing; says what cannot come along',
    })
    .input(Import)
    .output(LeftBehind),
  erase: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true })
    .route({
      method: 'DELETE',
      path: '/account',
      summary: 'Erase your account and everything in it; needs a sign-in of the last 5 minutes',
      successStatus: 204,
    })
    .input(Erasing)
    .output(z.void()),
};
