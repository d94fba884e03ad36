import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { CoachMeta } from '#contract/coach.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Offer } from '#contract/guide.ts';

export const MESSAGE_LENGTH = 8000;

/** The browser's time zone, so that the coach knows the writer's date and time of day. */
export const TIME_ZONE_HEADER = 'x-time-zone';

/** What one member may use of an outside provider in a day (UTC). Beyond it the built-in guide answers. */
export const DAILY_CEILING = { requests: 200, tokens: 150_000 } as const;

/** A reply ends as `done`, `stopped` by its reader, `failed`, or `replaced` by another reply to the same message. */
export const ReplyStatus = z.enum(['queued', 'running', 'done', 'stopped', 'failed', 'replaced']);
export type ReplyStatus = z.infer<typeof ReplyStatus>;

/**
 * Why the AI did not answer. Without consent the built-in guide answers instead. In all other cases the message is
 * kept and the reader chooses between trying again and the guide.
 */
export const FALLBACK_WORDS = {
  no_consent: 'You haven’t agreed to the AI, so the built-in guide answered.',
  member_ceiling: 'You’ve used today’s share of the AI. It’s back tomorrow.',
  house_ceiling: 'The AI has reached its limit for today. It’s back tomorrow.',
  resting: 'The AI is having trouble. Try again in a minute.',
  provider_failed: 'The AI didn’t finish its answer.',
  unfit: 'The AI’s answer didn’t keep Mallama’s rules, so it isn’t shown.',
} as const;
export type FallbackReason = keyof typeof FALLBACK_WORDS;
export const FallbackReason = z.enum(Object.keys(FALLBACK_WORDS) as [FallbackReason, ...FallbackReason[]]);

/** Shown where the length limit cut a reply after its last whole sentence. */
export const CUT_NOTICE = 'This reply reached its length limit. Ask “go on” for the rest.';

/** Who writes the next try: the AI again, or the built-in guide. */
export const AskedAgain = z.optional(z.enum(['coach', 'guide'], 'Please choose who should answer'));

/** What the safety layer found, for the card beside the reply. */
export const SafetyNote = CoachMeta.shape.safety;
export type SafetyNote = z.infer<typeof SafetyNote>;

/** `resumed`: another process took over and started again. */
export const ReplaceReason = z.enum(['resumed', 'provider_failed', 'unfit']);
export type ReplaceReason = z.infer<typeof ReplaceReason>;

/**
 * `delta` adds text; `replace` replaces all text so far; `safety` brings a card; `done` and `failed` end the stream.
 * The event id is the reader's position for reconnecting.
 */
export const ReplyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('replace'), text: z.string(), reason: ReplaceReason }),
  z.object({ type: z.literal('safety'), ...SafetyNote.shape }),
  z.object({ type: z.literal('done'), status: z.enum(['done', 'stopped', 'replaced']), meta: z.nullable(CoachMeta) }),
  z.object({ type: z.literal('failed'), reason: z.nullable(FallbackReason) }),
]);
export type ReplyEvent = z.infer<typeof ReplyEvent>;

const context = z.object({
  /** What the member calls the person. Used for the wording only. */
  personName: z.optional(z.nullable(z.string().check(z.maxLength(200, 'Please keep the name under 200 characters')))),
  relationshipId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

const MOST_SAID = 100;
const Said = z.object({
  role: z.enum(['user', 'assistant'], 'Please say who wrote it'),
  content: z.string().check(z.maxLength(MESSAGE_LENGTH, 'Please keep each message under 8,000 characters')),
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
  /** Earlier messages of the conversation, oldest first. */
  history: z.optional(z.array(Said).check(z.maxLength(MOST_SAID, 'Please send the last 100 messages'))),
});
export type ChatInput = z.infer<typeof ChatInput>;

/** A message and its reply. `response` holds the text so far. */
export const Reply = z.object({
  id: z.string(),
  status: ReplyStatus,
  message: z.string(),
  response: z.string(),
  /** A note about the answer itself, such as its limits. */
  notice: z.nullable(z.string()),
  /** The choices or the form that the built-in guide offers. */
  offer: z.nullable(Offer),
  meta: z.nullable(CoachMeta),
  safety: z.nullable(SafetyNote),
  failure: z.nullable(FallbackReason),
  /** The reply that replaced this one. */
  replacedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Reply = z.infer<typeof Reply>;

/** The outside provider, and whether this member agreed that their words are sent there. */
const CoachProvider = z.object({
  provider: z.nullable(
    z.object({
      name: z.string(),
      host: z.string(),
      model: z.string(),
      /** Runs on this server: nothing leaves it, and names are not hidden from it. */
      isLocal: z.boolean(),
      /** A screenshot can be read. */
      readsImages: z.optional(z.boolean()),
    }),
  ),
  agreedAt: z.nullable(z.iso.datetime()),
  ceiling: z.object({ requests: z.int(), tokens: z.int() }),
  usedToday: z.object({ requests: z.int(), tokens: z.int() }),
});

const Consent = z.object({
  agreed: z.boolean('Please say yes or no'),
  /** The provider that was agreed to. A different provider needs a new answer. */
  host: z.string('Please name the provider').check(
    z.maxLength(300),
    z.refine((host: string) => !host.includes('\0'), 'There is no such provider'),
  ),
});

const member = endpoint.meta({ access: 'member', touches: [] });
const limit = { max: 60, seconds: 60, by: 'member' } as const;
const saying = endpoint.meta({ access: 'member', touches: ['chats'], limit, says: 'message' });
const one = z.object({ id: z.string() });

/** Replies outside a thread. The message is stored first, so a reply can be read to its end after a reconnect. */
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
  events: member
    .route({
      method: 'GET',
      path: '/chat/replies/{id}/events',
      summary: 'A reply as it is written; goes on from Last-Event-ID',
    })
    .input(one)
    .output(eventIterator(ReplyEvent)),
  about: endpoint
    .meta({ access: 'anyone', touches: [] })
    .route({ method: 'GET', path: '/coach', summary: 'Which coach answers on this installation' })
    .output(
      z.object({ provider: z.nullable(z.object({ name: z.string(), model: z.string(), isLocal: z.boolean() })) }),
    ),
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
