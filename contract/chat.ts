import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';

export const MESSAGE_LENGTH = 8000;

/** What an outside provider does for one member in a day (UTC), the same for every member. Beyond it the embedded coach answers. */
export const DAILY_CEILING = { requests: 200, tokens: 150_000 } as const;

/** `done`, `stopped` by its reader, `failed`, or `replaced` by another reply to the same message: the four ends of a reply. */
export const ReplyStatus = z.enum(['queued', 'running', 'done', 'stopped', 'failed', 'replaced']);
export type ReplyStatus = z.infer<typeof ReplyStatus>;

/** Why the embedded coach answered, although there is an outside provider. */
export const FALLBACK_WORDS = {
  no_consent: 'You have not agreed to the outside AI provider, so the embedded coach answered.',
  member_ceiling: 'You have used today’s share of the outside AI. The embedded coach answers until tomorrow.',
  house_ceiling: 'Mallama’s outside AI has reached its limit for today. The embedded coach answers until tomorrow.',
  resting: 'The outside AI has trouble at the moment, so the embedded coach answered.',
  provider_failed: 'The outside AI did not finish its answer, so the embedded coach answered.',
  unfit: 'The outside AI’s answer did not meet our rules, so the embedded coach answered.',
} as const;
export type FallbackReason = keyof typeof FALLBACK_WORDS;

/** What the safety layer found, for the card beside the reply. */
export const SafetyNote = CoachMeta.shape.safety;
export type SafetyNote = z.infer<typeof SafetyNote>;

/** `resumed`: another process took the reply over and began anew. */
export const ReplaceReason = z.enum(['resumed', 'provider_failed', 'unfit']);
export type ReplaceReason = z.infer<typeof ReplaceReason>;

/**
 * One event of a reply. `delta` adds its text to what is shown; `replace` takes the place of all of it;
 * `safety` asks for a card; `done` and `failed` end the stream. An event's id says how far its reader has come.
 */
export const ReplyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('replace'), text: z.string(), reason: ReplaceReason }),
  z.object({ type: z.literal('safety'), ...SafetyNote.shape }),
  z.object({ type: z.literal('done'), status: z.enum(['done', 'stopped', 'replaced']), meta: z.nullable(CoachMeta) }),
  z.object({ type: z.literal('failed') }),
]);
export type ReplyEvent = z.infer<typeof ReplyEvent>;

const context = z.object({
  /** How the member calls the person; a hint for the wording and nothing else. */
  personName: z.optional(z.nullable(z.string().check(z.maxLength(200, 'Please keep the name under 200 characters')))),
  relationshipId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

export const ChatInput = z.object({
  message: z
    .string('Please write a message')
    .check(
      z.trim(),
      z.minLength(1, 'Please write a message'),
      z.maxLength(MESSAGE_LENGTH, 'Please keep your message under 8,000 characters'),
    ),
  relationshipContext: z.optional(z.nullable(context)),
});
export type ChatInput = z.infer<typeof ChatInput>;

/** A message and what became of it. `response` is what there is of it so far. */
export const Reply = z.object({
  id: z.string(),
  status: ReplyStatus,
  message: z.string(),
  response: z.string(),
  /** Something to know about the answer itself, such as its limits. */
  notice: z.nullable(z.string()),
  meta: z.nullable(CoachMeta),
  safety: z.nullable(SafetyNote),
  /** The reply that was asked for in place of this one. */
  replacedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Reply = z.infer<typeof Reply>;

/** The outside provider by name, and whether this member agreed that their words go there. */
export const CoachProvider = z.object({
  provider: z.nullable(z.object({ name: z.string(), host: z.string(), model: z.string() })),
  agreedAt: z.nullable(z.iso.datetime()),
  ceiling: z.object({ requests: z.int(), tokens: z.int() }),
  usedToday: z.object({ requests: z.int(), tokens: z.int() }),
});
export type CoachProvider = z.infer<typeof CoachProvider>;

const Consent = z.object({
  agreed: z.boolean('Please say yes or no'),
  /** Whom it was said of: a provider that was changed meanwhile is asked about anew. */
  host: z.string('Please name the provider').check(
    z.maxLength(300),
    z.refine((host: string) => !host.includes('\0'), 'There is no such provider'),
  ),
});

const member = endpoint.meta({ access: 'member', touches: [] });
const WRITING = { access: 'member', touches: ['chats'], limit: { max: 60, seconds: 60, by: 'member' } } as const;
const writing = endpoint.meta(WRITING);
const saying = endpoint.meta({ ...WRITING, says: 'message' });
const one = z.object({ id: z.string() });

/** The coach's replies: each belongs to a message that was stored before it, and can be read to its end by whoever comes back. */
export const chat = {
  send: saying
    .route({ method: 'POST', path: '/chat', summary: 'Say something to Mallama, and wait for the whole answer' })
    .input(ChatInput)
    .output(
      z.object({
        response: z.string(),
        meta: z.nullable(CoachMeta),
        safety: z.nullable(SafetyNote),
        replyId: z.string(),
      }),
    ),
  begin: saying
    .route({
      method: 'POST',
      path: '/chat/replies',
      summary: 'Say something to Mallama, and read the answer as it is written',
    })
    .input(ChatInput)
    .output(Reply),
  reply: member
    .route({ method: 'GET', path: '/chat/replies/{id}', summary: 'A message of yours, and what became of it' })
    .input(one)
    .output(Reply),
  events: member
    .route({
      method: 'GET',
      path: '/chat/replies/{id}/events',
      summary: 'A reply as it is written; goes on from Last-Event-ID',
    })
    .input(one)
    .output(eventIterator(ReplyEvent)),
  stop: endpoint
    .meta({ access: 'member', touches: ['chats'] })
    .route({ method: 'POST', path: '/chat/replies/{id}/stop', summary: 'End a reply where it is' })
    .input(one)
    .output(Reply),
  regenerate: writing
    .route({
      method: 'POST',
      path: '/chat/replies/{id}/regenerate',
      summary: 'Another reply to the same message, in place of this one',
    })
    .input(one)
    .output(Reply),
  about: endpoint
    .meta({ access: 'anyone', touches: [] })
    .route({ method: 'GET', path: '/coach', summary: 'Which coach answers on this installation' })
    .output(z.object({ provider: z.nullable(z.object({ name: z.string(), model: z.string() })) })),
  provider: endpoint
    .meta({ access: 'signed_in', touches: [], anyAge: true })
    .route({ method: 'GET', path: '/coach/provider', summary: 'Who answers you, and whether you agreed to that' })
    .output(CoachProvider),
  agree: endpoint
    .meta({ access: 'signed_in', touches: ['chats'], anyAge: true })
    .route({
      method: 'PUT',
      path: '/coach/provider/consent',
      summary: 'Agree that your words, with names replaced, go to the provider, or take that back',
    })
    .input(Consent)
    .output(CoachProvider),
};
