import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { AskedAgain, ReplyEvent } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Message, MessageText, NotHelpful } from '#contract/messages.ts';

/**
 * The chat of a relationship, a conversation alone or as a mediation, a relationship chat that two share, and the
 * follow-up on an argument.
 */
export const THREAD_KINDS = ['relationship', 'solo_session', 'group_mediation', 'shared_session', 'argument'] as const;
export const ThreadKind = z.enum(THREAD_KINDS);
export type ThreadKind = z.infer<typeof ThreadKind>;

export const THREAD_STATUSES = ['active', 'resolved', 'needs_attention', 'closed'] as const;
export const ThreadStatus = z.enum(THREAD_STATUSES);
export type ThreadStatus = z.infer<typeof ThreadStatus>;

/** Messages that a thread opens with. Earlier ones are loaded on request. */
export const MESSAGES_SHOWN = 100;

/** Hours after its last message at which a temporary chat is deleted. */
export const TEMPORARY_HOURS = 3;

/** Seconds for which a presence or typing signal counts. */
export const HERE_SECONDS = 45;
export const TYPING_SECONDS = 6;

/** Someone in a thread, by first name. Email addresses are never told. */
const Participant = z.object({
  id: z.string(),
  firstName: z.string(),
  isMe: z.boolean(),
  isOwner: z.boolean(),
  state: z.enum(['invited', 'joined', 'left']),
});

/** Why the caller cannot write at the moment. */
export const Silence = z.enum(['closed', 'left', 'waiting_for_others', 'intake', 'not_your_turn', 'unavailable']);
export type Silence = z.infer<typeof Silence>;

export const Thread = z.object({
  id: z.string(),
  kind: ThreadKind,
  status: ThreadStatus,
  title: z.string(),
  /** The caller's own relationship that it is about. */
  relationshipId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  isTemporary: z.boolean(),
  /** Others can read it too. */
  isShared: z.boolean(),
  participants: z.array(Participant),
  /** The newest messages, oldest first. */
  messages: z.array(Message),
  hasEarlier: z.boolean(),
  /** Suggestions for a next message, in the writer's voice. */
  suggestions: z.array(z.string()),
  /** Something grave was said earlier and is over: helplines stay at hand. */
  isAftercare: z.boolean(),
  silence: z.nullable(Silence),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Thread = z.infer<typeof Thread>;

export const Presence = z.object({
  people: z.array(z.object({ id: z.string(), firstName: z.string(), isHere: z.boolean(), isTyping: z.boolean() })),
});
export type Presence = z.infer<typeof Presence>;

export const ThreadFormat = z.enum(['markdown', 'text', 'json'], 'Please choose a format');
export type ThreadFormat = z.infer<typeof ThreadFormat>;

/** `text` is the whole file. */
export const ThreadFile = z.object({ name: z.string(), type: z.string(), text: z.string() });
export type ThreadFile = z.infer<typeof ThreadFile>;

const One = z.object({ id: z.string() });
const OneMessage = z.object({ id: z.string(), messageId: z.string() });

const TOUCHES = ['chats', 'conversations', 'dashboard'] as const;
/** A guest of a shared thread needs no plan; the owner does, and the handler checks it. */
const reading = endpoint.meta({ access: 'signed_in', touches: [] });
const writing = endpoint.meta({ access: 'signed_in', touches: TOUCHES });
const ASKING = { access: 'signed_in', touches: TOUCHES, limit: { max: 60, seconds: 60, by: 'member' } } as const;
const asking = endpoint.meta(ASKING);
const saying = endpoint.meta({ ...ASKING, says: 'content' });

/** What every kind of thread can do. A thread that the caller is not in answers as if it did not exist. */
export const threads = {
  get: reading
    .route({ method: 'GET', path: '/threads/{id}', summary: 'A thread, with its newest messages' })
    .input(One)
    .output(Thread),
  earlier: reading
    .route({ method: 'GET', path: '/threads/{id}/messages', summary: 'The messages before one, oldest first' })
    .input(
      z.extend(One, {
        before: z.optional(z.string()),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 100),
      }),
    )
    .output(z.object({ messages: z.array(Message), hasEarlier: z.boolean() })),
  send: saying
    .route({
      method: 'POST',
      path: '/threads/{id}/messages',
      summary: 'Say something; the reply appears in the thread',
    })
    .input(z.extend(One, { content: MessageText }))
    .output(Message),
  edit: saying
    .route({
      method: 'PATCH',
      path: '/threads/{id}/messages/{messageId}',
      summary: 'Say it differently, and ask again: what followed it goes',
    })
    .input(z.extend(OneMessage, { content: MessageText }))
    .output(Message),
  remove: writing
    .route({
      method: 'DELETE',
      path: '/threads/{id}/messages/{messageId}',
      summary: 'Take back a message of yours; others see that there was one',
      successStatus: 204,
    })
    .input(OneMessage)
    .output(z.void()),
  regenerate: asking
    .route({
      method: 'POST',
      path: '/threads/{id}/messages/{messageId}/regenerate',
      summary: 'Another reply in place of this one, which is the last',
    })
    .input(z.extend(OneMessage, { by: AskedAgain }))
    .output(Message),
  stop: writing
    .route({
      method: 'POST',
      path: '/threads/{id}/messages/{messageId}/stop',
      summary: 'End the reply that is being written where it is',
    })
    .input(OneMessage)
    .output(Message),
  events: reading
    .route({
      method: 'GET',
      path: '/threads/{id}/messages/{messageId}/events',
      summary: 'A reply as it is written; goes on from Last-Event-ID, and ends when one leaves',
    })
    .input(OneMessage)
    .output(eventIterator(ReplyEvent)),
  judge: writing
    .route({
      method: 'PUT',
      path: '/threads/{id}/messages/{messageId}/not-helpful',
      summary: 'Say why a reply was not helpful, or take that back',
    })
    .input(z.extend(OneMessage, { reason: z.nullable(NotHelpful) }))
    .output(Message),
  present: endpoint
    .meta({ access: 'signed_in', touches: [], limit: { max: 120, seconds: 60, by: 'member' } })
    .route({ method: 'PUT', path: '/threads/{id}/presence', summary: 'Say that you are here, and see who is' })
    .input(z.extend(One, { isTyping: z._default(z.boolean(), false) }))
    .output(Presence),
  leave: writing
    .route({
      method: 'POST',
      path: '/threads/{id}/leave',
      summary: 'Leave a shared thread, at once and for good',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  file: reading
    .route({ method: 'GET', path: '/threads/{id}/file', summary: 'The whole thread as one file' })
    .input(z.extend(One, { format: z._default(ThreadFormat, 'markdown') }))
    .output(ThreadFile),
  temporary: endpoint
    .meta({ access: 'member', touches: ['chats'], limit: { max: 60, seconds: 3600, by: 'member' } })
    .route({
      method: 'POST',
      path: '/threads/temporary',
      summary: 'A chat that is never kept: gone when you end it, or hours after its last message',
    })
    .input(z.object({ relationshipId: z.optional(z.nullable(z.string())) }))
    .output(Thread),
  end: writing
    .route({
      method: 'DELETE',
      path: '/threads/{id}',
      summary: 'End a temporary chat: nothing of it stays',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
};
