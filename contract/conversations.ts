import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { mediation } from '#contract/mediation.ts';
import { Message, MessageText } from '#contract/messages.ts';
import { Thread } from '#contract/threads.ts';

export const CONVERSATION_TYPES = ['solo_session', 'group_mediation'] as const;
export const ConversationType = z.enum(CONVERSATION_TYPES, 'Please choose a type');
export type ConversationType = z.infer<typeof ConversationType>;

const CONVERSATION_STATUSES = ['active', 'closed', 'resolved'] as const;
export const ConversationStatus = z.enum(CONVERSATION_STATUSES, 'Please choose a status');
export type ConversationStatus = z.infer<typeof ConversationStatus>;

/** The status as it is shown: a mediation that everybody agreed in counts as ended. */
export const ShownStatus = z.enum([...CONVERSATION_STATUSES, 'agreed']);
export type ShownStatus = z.infer<typeof ShownStatus>;

/** What the screens say about each status. */
export const STATUS_MEANS = {
  active: 'Open: you can keep writing.',
  closed: 'Closed: kept as it is, nothing can be added unless it’s reopened.',
  resolved: 'Resolved: closed because it came to a good end.',
  agreed: 'Agreed: everyone has said yes. You can still read it here.',
} as const satisfies Record<ShownStatus, string>;

/** The steps of a conversation. Its progress is the number of steps taken. */
export const STEPS = ['told', 'felt', 'seen', 'asked', 'stepped'] as const;
export type Step = (typeof STEPS)[number];
export const STEP_WORDS = {
  told: 'You said what happened',
  felt: 'You put a feeling into words',
  seen: 'You looked at it from the other side',
  asked: 'You said what you need',
  stepped: 'You chose a next step',
} as const satisfies Record<Step, string>;

export const Progress = z.object({
  percent: z.int().check(z.gte(0), z.lte(100)),
  done: z.array(z.enum(STEPS)),
});
export type ConversationProgress = z.infer<typeof Progress>;

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  type: ConversationType,
  description: z.string(),
  status: ShownStatus,
  /** Written by the coach; null until there is enough to sum up. */
  summary: z.nullable(z.string()),
  messageCount: z.int(),
  progress: Progress,
  isOwner: z.boolean(),
  /** The caller is invited by name and has not joined: nothing but the preview is shown. */
  isInvited: z.boolean(),
  /** First names of the others in it. */
  others: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof Conversation>;

/** The conversation with its messages, as its page shows it. */
export const OpenConversation = z.extend(Conversation, {
  messages: z.array(Message),
  thread: Thread,
});
export type OpenConversation = z.infer<typeof OpenConversation>;

const Title = z
  .string('Title is required')
  .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(100, 'Please keep the title under 100 characters'));
const Description = z.optional(
  z.nullable(z.string().check(z.trim(), z.maxLength(1000, 'Please keep the description under 1,000 characters'))),
);

export const NewConversation = z.object({
  title: Title,
  type: z._default(ConversationType, 'solo_session'),
  description: Description,
});
export type NewConversation = z.infer<typeof NewConversation>;

const One = z.object({ id: z.string() });
const TOUCHES = ['conversations', 'chats', 'dashboard'] as const;
/** Invited guests need no plan to read and write. The handler refuses everybody else who has none. */
const reading = endpoint.meta({ access: 'signed_in', touches: [] });
const writing = endpoint.meta({ access: 'signed_in', touches: TOUCHES });

export const conversations = {
  list: reading
    .route({ method: 'GET', path: '/conversations', summary: 'Your conversations, the latest first' })
    .input(
      z.object({
        before: z.optional(z.string()),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 200),
      }),
    )
    .output(z.array(Conversation)),
  create: endpoint
    .meta({ access: 'member', touches: TOUCHES, limit: { max: 200, seconds: 86_400, by: 'member' } })
    .route({ method: 'POST', path: '/conversations', summary: 'Begin a conversation' })
    .input(NewConversation)
    .output(Conversation),
  get: reading
    .route({ method: 'GET', path: '/conversations/{id}', summary: 'A conversation with its messages' })
    .input(One)
    .output(OpenConversation),
  change: writing
    .route({
      method: 'PATCH',
      path: '/conversations/{id}',
      summary: 'Rename it, describe it, close it, close it as resolved, or reopen it',
    })
    .input(
      z.extend(One, {
        title: z.optional(Title),
        description: Description,
        status: z.optional(ConversationStatus),
      }),
    )
    .output(Conversation),
  remove: writing
    .route({
      method: 'DELETE',
      path: '/conversations/{id}',
      summary: 'Delete a conversation of yours, with everything in it, for everyone in it',
      successStatus: 204,
    })
    .input(One)
    .output(z.void()),
  say: endpoint
    .meta({ access: 'signed_in', touches: TOUCHES, limit: { max: 60, seconds: 60, by: 'member' } })
    .route({
      method: 'POST',
      path: '/conversations/{id}/messages',
      summary: 'Say something in a conversation; the reply appears in it',
    })
    .input(z.extend(One, { content: MessageText, messageType: z._default(z.literal('text'), 'text') }))
    .output(Message),
  mediation,
};
